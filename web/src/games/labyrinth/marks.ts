/** What lies on the sheet and changes in play: numbers, graves, skulls, number markers, loose treasure. */

import { drawnIcon } from '../../lib/icons';
import type { LabyrinthView } from './types';
import { roomNumber, spaces } from './board';
import { chamberText, drawNumberMarker, roomBox } from './draw';
import { CELL as C, darkInk, f, textInk } from './ink';

/** The layer over the sheet; rooms that glow show their number there. */
export function drawMarks(view: LabyrinthView, glowing: ReadonlySet<string>): string {
  const occupied = new Set([...view.adventurers, ...view.foes].map((one) => one.at));
  const markers = new Map<string, number[]>();
  for (const foe of view.foes) if (foe.marker) markers.set(foe.at, [...(markers.get(foe.at) ?? []), foe.marker]);
  for (const [room, kept] of Object.entries(view.reserved)) if (kept.marker) markers.set(room, [...(markers.get(room) ?? []), kept.marker]);
  let drawn = '';
  for (const s of spaces.values()) {
    const grave = view.graves.includes(s.id);
    if (s.kind === 'room') {
      const { x, y, w, h } = roomBox(s);
      const [cx, cy] = [x + w / 2, y + h / 2];
      if (grave) drawn += `<rect x="${f(x + 2.5)}" y="${f(y + 2.5)}" width="${f(w - 5)}" height="${f(h - 5)}" fill="#b9aa88" fill-opacity=".45"/>`;
      if (!glowing.has(s.id)) {
        const number = (tx: number, ty: number, anchor = 'middle') =>
          `<text x="${f(tx)}" y="${f(ty)}" text-anchor="${anchor}" class="rn" font-size="15.5" fill="${textInk(s.level)}">${roomNumber(s.id)}</text>`;
        if (occupied.has(s.id)) drawn += number(x + 5, y + 16, 'start') + (grave ? drawnIcon('tombstone', x + w - 18, y + 4, 14, '#3d352c') : '');
        else if (grave && s.w > 2) drawn += number(cx - 3, cy + 5.3, 'end') + drawnIcon('tombstone', cx + 1, cy - 8.5, 16, '#3d352c');
        else if (grave) drawn += number(cx, cy - 2) + drawnIcon('tombstone', cx - 8, cy, 16, '#3d352c');
        else drawn += number(cx, cy + 5.3);
      }
      const at = occupied.has(s.id) || s.h > 2 ? [x + w - 11, y + h - 11] : [x + w - 11, y + 11];
      (markers.get(s.id) ?? []).forEach((n, i) => (drawn += drawNumberMarker(n, at[0]! - i * 17, at[1]!, 8.5)));
    } else if ((s.kind === 'chamber' || s.kind === 'hall') && !glowing.has(s.id)) {
      const [cx, cy] = [(s.x + s.w / 2) * C, (s.y + s.h / 2) * C];
      const { lines, size } = chamberText(s);
      const step = size * 0.98;
      const skulls = s.kind === 'chamber';
      let ty = cy - (lines.length * step + (skulls ? 14 : 0)) / 2 + size * 0.78;
      for (const line of lines) {
        drawn += `<text x="${cx}" y="${f(ty)}" text-anchor="middle" class="sc" font-weight="700" font-size="${f(size)}" fill="${textInk(s.level)}">${line}</text>`;
        ty += step;
      }
      const count = grave ? 3 : (view.defeats[s.id] ?? 0);
      for (let i = 0; skulls && i < 3; i++) {
        const [px, py] = [cx + (i - 1) * 14, ty - size * 0.2];
        drawn += i < count ? drawnIcon('skull-crossed-bones', px - 6, py - 6, 12, textInk(s.level)) : `<circle cx="${f(px)}" cy="${f(py)}" r="3.700" fill="none" stroke="${darkInk(s.level)}" stroke-width="1.1"/>`;
      }
      const held = markers.get(s.id) ?? [];
      const first = held.length > 1 ? cx - (held.length - 1) * 8.5 : cx + 19;
      held.forEach((n, i) => (drawn += drawNumberMarker(n, first + i * 17, cy + s.h * C * (held.length > 1 ? 0.43 : 0.36), 8.5)));
    }
  }
  for (const [space, cards] of Object.entries(view.loose)) drawn += treasure(space, cards.length);
  for (const [space, kept] of Object.entries(view.unclaimed)) drawn += treasure(space, kept.draws + kept.held.length);
  return drawn;
}

function treasure(space: string, count: number): string {
  const s = spaces.get(space);
  if (!s || !count) return '';
  const [x, y] = s.kind === 'corridor' ? [s.x * C + 10, s.y * C + 10] : [s.x * C + 13, (s.y + s.h) * C - 12];
  return (
    `<circle cx="${x}" cy="${y}" r="10" fill="#fbe3a6" stroke="#6b4a12" stroke-width="1.2"/>${drawnIcon('open-treasure-chest', x - 7.5, y - 8, 15, '#5b3a08')}` +
    (count > 1 ? `<circle cx="${x + 8}" cy="${y - 8}" r="6" fill="#7c1f17"/><text x="${x + 8}" y="${y - 4.8}" text-anchor="middle" class="rn" font-size="9.5" fill="#fff3df">${count}</text>` : '')
  );
}
