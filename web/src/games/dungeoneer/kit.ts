/** The drawing kit of the dungeon: coins, drops, values, gates, location cards, standees. Everything gives SVG as text. */

import { drawnIcon } from '../../lib/icons';
import { markPath, seatStyle } from '../../lib/seats';
import { ATTRIBUTES, iconOf, locations, TESTED, type Kind } from './content';
import { CARD, type Exit } from './layout';
import type { Attribute } from './types';

const f = (n: number): string => String(Math.round(n * 100) / 100);

/** Small even chance, always the same for a card. */
function chance(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

// --- glory and peril, values -------------------------------------------------------------------------------------------

const numeral = (n: number | string, size: number, y: number, fill: string): string => `<text y="${f(y)}" text-anchor="middle" class="dgr-num" font-size="${f(size)}" fill="${fill}">${n}</text>`;

/** Glory: a gold coin with a milled edge; without a number it bears a laurel. */
export function drawCoin(x: number, y: number, r: number, n: number | string = '', faded = false): string {
  const size = Math.max(13, r * 1.42);
  const inside = n === '' ? drawnIcon('laurel-crown', -r * 0.62, -r * 0.66, r * 1.24, '#7a5413') : numeral(n, size, size * 0.34, '#2d1c02');
  return `<g transform="translate(${f(x)} ${f(y)})"${faded ? ' opacity=".5"' : ''}><circle r="${f(r)}" fill="url(#dgr-coin)" stroke="#5b3d0c" stroke-width="${f(Math.max(0.8, r * 0.09))}"/><circle r="${f(r * 0.78)}" fill="none" stroke="#7a5413" stroke-width="${f(Math.max(0.6, r * 0.07))}" stroke-dasharray="${f(r * 0.16)} ${f(r * 0.13)}"/>${inside}</g>`;
}
/** Peril: a red drop. */
export function drawDrop(x: number, y: number, r: number, n: number | string = '', faded = false): string {
  const size = r * 1.48;
  return (
    `<g transform="translate(${f(x)} ${f(y)})"${faded ? ' opacity=".5"' : ''}><path d="M0 ${f(-r * 1.32)}C${f(r * 0.34)} ${f(-r * 0.72)} ${f(r * 0.98)} ${f(-r * 0.3)} ${f(r * 0.98)} ${f(r * 0.3)}A${f(r * 0.98)} ${f(r * 0.9)} 0 1 1 ${f(-r * 0.98)} ${f(r * 0.3)}C${f(-r * 0.98)} ${f(-r * 0.3)} ${f(-r * 0.34)} ${f(-r * 0.72)} 0 ${f(-r * 1.32)}Z" fill="url(#dgr-drop)" stroke="#4a0d08" stroke-width="${f(Math.max(0.8, r * 0.09))}"/>` +
    `<path d="M${f(-r * 0.58)} ${f(r * 0.1)}C${f(-r * 0.56)} ${f(-r * 0.2)} ${f(-r * 0.36)} ${f(-r * 0.44)} ${f(-r * 0.2)} ${f(-r * 0.6)}" fill="none" stroke="#ffb9a4" stroke-opacity=".75" stroke-width="${f(Math.max(0.9, r * 0.13))}" stroke-linecap="round"/>${n === '' ? '' : numeral(n, size, size * 0.34 + r * 0.22, '#fff3e6')}</g>`
  );
}
/** A value: a ring may start a fight, a diamond hits back, bare only defends. */
export function drawValue(x: number, y: number, r: number, attribute: Attribute, value: number | string, symbol: string, onPaper = false): string {
  const { colour, ink } = ATTRIBUTES[attribute];
  const [edge, text, ground] = onPaper ? [ink, '#1c1815', '#fbf4e2'] : [colour, '#fff6e2', '#14181b'];
  const shape =
    symbol === 's' ? `<circle r="${f(r)}" fill="${ground}" stroke="${edge}" stroke-width="${f(r * 0.17)}"/>`
    : symbol === 'c' ? `<path d="M0 ${f(-r * 1.28)}L${f(r * 1.28)} 0L0 ${f(r * 1.28)}L${f(-r * 1.28)} 0Z" fill="${ground}" stroke="${edge}" stroke-width="${f(r * 0.15)}" stroke-linejoin="round"/>`
    : `<path d="M${f(-r * 0.7)} ${f(r * 1.02)}H${f(r * 0.7)}" stroke="${edge}" stroke-opacity=".75" stroke-width="${f(r * 0.13)}" stroke-dasharray="${f(r * 0.22)} ${f(r * 0.16)}"/>`;
  return `<g transform="translate(${f(x)} ${f(y)})">${shape}${numeral(value, r * 1.36, r * 0.46, text)}</g>`;
}

// --- gates ----------------------------------------------------------------------------------------------------------------

/** A gate in its own space: x along the side, y inward. */
function drawGate(exit: Exit, long: number, deep: number, live: boolean): string {
  const h = long / 2;
  if (exit.state === 'wall') {
    const rows = 3;
    const high = (deep - 2) / rows;
    let bricks = '';
    for (let i = 0; i < rows; i++)
      for (let x = -h - 8 + (i % 2 ? 0 : -8); x < h + 8; x += 16) {
        const [a, b] = [Math.max(x, -h - 8), Math.min(x + 14.6, h + 8)];
        if (b - a > 2) bricks += `<rect x="${f(a)}" y="${f(1.4 + i * high)}" width="${f(b - a)}" height="${f(high - 1.4)}" rx="1" fill="${['#747a7e', '#5e6468', '#686e72'][(i * 2 + Math.round(x / 16) + 9) % 3]}"/><rect x="${f(a + 0.5)}" y="${f(1.4 + i * high)}" width="${f(b - a - 1)}" height="1.1" fill="#a7adb0"/>`;
      }
    return `<rect x="${f(-h - 9)}" y="1" width="${f(long + 18)}" height="${f(deep - 2)}" fill="#0f1215"/>${bricks}`;
  }
  const jamb = exit.state === 'open' ? 'url(#dgr-jamb)' : exit.state === 'locked' ? '#6f93a0' : '#b5532e';
  const jambs = [-h - 5, h].map((x) => `<rect x="${f(x)}" y="0" width="5" height="${deep + 2}" rx="1" fill="${jamb}" stroke="#0d0f11" stroke-width="1"/>`).join('');
  if (exit.state !== 'open' && !live) return jambs;
  const light = live ? `<path d="M${-h} 0H${h}L${h + 5} ${deep + 16}H${-h - 5}Z" fill="url(#dgr-spill)"/>` : '';
  return `<rect x="${-h}" y="0" width="${long}" height="${deep + 3}" fill="url(#dgr-${live ? 'lit' : 'unlit'})"/><path d="M${-h} ${f(deep * 0.52)}H${h}M${f(-h * 0.34)} 0V${f(deep * 0.52)}M${f(h * 0.4)} ${f(deep * 0.52)}V${deep + 3}" stroke="${live ? '#6b4c1c' : '#2b343a'}" stroke-opacity=".6" stroke-width="1.2" fill="none"/>${light}${jambs}`;
}
/** The plate in a locked or trapped gate stands upright whatever side it is on. */
export function drawPlate(exit: Exit, upright: boolean, cx: number, cy: number, opened: boolean): string {
  const locked = exit.state === 'locked';
  if (opened) return `<g><circle cx="${f(cx)}" cy="${f(cy)}" r="11" fill="#26301a" stroke="#a9bd7d" stroke-width="1.6"/>${drawnIcon(locked ? 'padlock-open' : 'check-mark', cx - 6.8, cy - 7.2, 13.6, '#e6f0cf')}</g>`;
  const [w, h] = upright ? [22, 56] : [56, 22];
  const [x, y] = [cx - w / 2, cy - h / 2];
  const tested = TESTED[exit.attribute]!;
  const sign = (px: number, py: number) => (locked ? drawnIcon('padlock', px - 6.5, py - 6.5, 13, '#d7ecf2') : `<path d="M${f(px - 6.6)} ${f(py + 6)}l3.3 -12.5 3.3 12.5 3.3 -12.5 3.3 12.5Z" fill="#ff9a63" stroke="#2a0d06" stroke-width=".7"/>`);
  const inside = upright
    ? sign(cx, y + 10.5) + drawnIcon(tested.icon, cx - 7.5, y + 19, 15, tested.colour) + `<text x="${f(cx)}" y="${f(y + 49.5)}" text-anchor="middle" class="dgr-num" font-size="15" fill="#fff6e2">${exit.value}</text>`
    : sign(x + 11, cy) + drawnIcon(tested.icon, x + 20.5, cy - 7.5, 15, tested.colour) + `<text x="${f(x + 45)}" y="${f(cy + 5.1)}" text-anchor="middle" class="dgr-num" font-size="15" fill="#fff6e2">${exit.value}</text>`;
  return `<rect x="${f(x)}" y="${f(y)}" width="${w}" height="${h}" rx="2.5" fill="url(#dgr-${locked ? 'steel' : 'blood'})" stroke="${locked ? '#8fb9c6' : '#ef7d4b'}" stroke-width="1.5"/>${inside}`;
}

// --- a location -----------------------------------------------------------------------------------------------------------

/** Rock as an engraver cuts it: clusters of three short strokes. */
function hatch(w: number, h: number, seed: number): string {
  const r = chance(seed * 7919 + 17);
  let d = '';
  for (let y = -4; y < h + 8; y += 10.5)
    for (let x = -4; x < w + 8; x += 10.5) {
      const [cx, cy, a] = [x + r() * 5, y + r() * 5, r() * Math.PI];
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      for (let k = -1; k <= 1; k++) {
        const [ox, oy, l] = [cx - dy * k * 3.1, cy + dx * k * 3.1, 4.4 + r() * 1.4];
        d += `M${(ox - dx * l).toFixed(1)} ${(oy - dy * l).toFixed(1)}L${(ox + dx * l).toFixed(1)} ${(oy + dy * l).toFixed(1)}`;
      }
    }
  return `<path d="${d}" stroke="#3b464e" stroke-width=".9" fill="none"/>`;
}

/** Wild ground in the colours of its terrain: rock, floor above, floor below, edge. */
const GROUNDS: Record<string, [string, string, string, string]> = {
  plains: ['#1b1d12', '#6c6a44', '#4c4b30', '#a5a070'],
  swamp: ['#131c17', '#4a6152', '#33463b', '#87a08f'],
  mountains: ['#1b1815', '#66605a', '#48433e', '#a39a90'],
  forest: ['#131c12', '#4b6644', '#334830', '#85a27c'],
  city: ['#1d1715', '#6e5d50', '#4d4138', '#ab9787'],
  water: ['#10191f', '#3f6271', '#2b4652', '#7fa5b5'],
  arctic: ['#171d22', '#71828c', '#515f68', '#b4c6d0'],
  desert: ['#201a10', '#86704a', '#5f4f33', '#c2a979'],
};

export interface Drawn {
  exits: Exit[];
  /** Joined with a neighbour, so that one can pass. */
  live: boolean[];
  opened: boolean[];
}

/** Words over at most two lines, broken where both are about as long. */
export function broken(name: string): [string, string] {
  const words = name.split(' ');
  if (words.length < 2 || name.length < 13) return [name, ''];
  let best: [string, string] = [name, ''];
  for (let i = 1; i < words.length; i++) {
    const lines: [string, string] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...lines.map((l) => l.length)) < Math.max(...best.map((l) => l.length))) best = lines;
  }
  return best;
}

/** Drawings that recur are made once. */
const made = new Map<string, string>();
function once(key: string, make: () => string): string {
  let found = made.get(key);
  if (found === undefined) made.set(key, (found = make()));
  return found;
}

/** The ground of a location card, its upper left corner at 0,0: rock, floor, gates and the golden edge. */
export const drawGround = (id: string, look: Drawn): string => once(JSON.stringify([id, look]), () => ground(id, look));
/** What is written on it: the plates of its gates, its name, its challenge. */
export const drawWords = (id: string, name: string, look: Drawn, large = false): string => once(JSON.stringify([id, name, look, large]), () => words(id, name, look, large));
/** The whole card. */
export const drawLocation = (id: string, name: string, look: Drawn): string => drawGround(id, look) + drawWords(id, name, look);

function ground(id: string, look: Drawn): string {
  const card = locations[id]!;
  const { w, h } = CARD;
  const [deep, gate] = [20, 50];
  const tint = GROUNDS[card.terrain ?? ''];
  const entrance = card.type === 'entrance';
  const room = card.type === 'room';
  const clip = `dgr-clip-${id}`;
  const parts: string[] = [];
  if (room) parts.push(`M${deep + 9} ${deep}H${w - deep - 9}L${w - deep} ${deep + 9}V${h - deep - 9}L${w - deep - 9} ${h - deep}H${deep + 9}L${deep} ${h - deep - 9}V${deep + 9}Z`);
  else if (entrance) parts.push(`M${f(w / 2 - w * 0.36)} ${h / 2}a${f(w * 0.36)} ${f(h * 0.34)} 0 1 0 ${f(w * 0.72)} 0a${f(w * 0.36)} ${f(h * 0.34)} 0 1 0 ${f(-w * 0.72)} 0Z`);
  else parts.push(`M${f(w * 0.185)} ${f(h * 0.225)}H${f(w * 0.815)}V${f(h * 0.775)}H${f(w * 0.185)}Z`);
  const half = gate / 2 - 2;
  const arms = [`M${w / 2 - half} 0H${w / 2 + half}V${h / 2}H${w / 2 - half}Z`, `M${w / 2} ${h / 2 - half}H${w}V${h / 2 + half}H${w / 2}Z`, `M${w / 2 - half} ${h / 2}H${w / 2 + half}V${h}H${w / 2 - half}Z`, `M0 ${h / 2 - half}H${w / 2}V${h / 2 + half}H0Z`];
  if (!room) parts.push(...arms.filter((_, side) => look.exits[side]!.state !== 'wall'));
  const edge = tint?.[3] ?? '#8795a0';
  const floor = tint ? `url(#dgr-ground-${card.terrain})` : `url(#dgr-floor${entrance ? '-entrance' : ''})`;
  const each = (draw: (d: string) => string) => parts.map(draw).join('');
  const motif = (dx: number, dy: number, colour: string, opacity: number) => `<g opacity="${opacity}">${drawnIcon(iconOf(id), w / 2 - 38 + dx, h / 2 - 38 + dy, 76, colour)}</g>`;
  const places = [`translate(${w / 2} 0)`, `translate(${w} ${h / 2}) rotate(90)`, `translate(${w / 2} ${h}) rotate(180)`, `translate(0 ${h / 2}) rotate(-90)`];
  const gates = look.exits.map((exit, i) => `<g transform="${places[i]}">${drawGate(exit, gate, deep, look.live[i]! && (exit.state === 'open' || look.opened[i]!))}</g>`).join('');
  return (
    `<clipPath id="${clip}"><rect width="${w}" height="${h}" rx="6"/></clipPath><g clip-path="url(#${clip})"><rect width="${w}" height="${h}" fill="${tint?.[0] ?? '#161b1f'}"/>${hatch(w, h, Number(id.slice(1)) + (card.set === 'wilderness' ? 40 : 0))}` +
    each((d) => `<path d="${d}" fill="#0b0e10" stroke="#0b0e10" stroke-width="9" stroke-linejoin="round"/>`) +
    each((d) => `<path d="${d}" stroke="${edge}" stroke-width="3.4" stroke-linejoin="round" fill="${edge}"/>`) +
    each((d) => `<path d="${d}" fill="${floor}"/><path d="${d}" fill="url(#dgr-flags)"/>`) +
    motif(1.2, 1.3, tint?.[3] ?? '#8797a2', 0.6) + motif(0, 0, tint?.[0] ?? '#28323a', 0.75) +
    `<rect width="${w}" height="${h}" fill="url(#dgr-cardlight)"/>${gates}</g>` +
    `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="5.4" fill="none" stroke="url(#dgr-gold)" stroke-width="2"/><rect x="2.6" y="2.6" width="${f(w - 5.2)}" height="${f(h - 5.2)}" rx="4.4" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1"/>`
  );
}

function words(id: string, name: string, look: Drawn, large: boolean): string {
  const { w, h } = CARD;
  const at = [[w / 2, 12.6], [w - 12.6, h / 2], [w / 2, h - 12.6], [12.6, h / 2]] as const;
  const plates = look.exits.map((exit, i) => (exit.state === 'locked' || exit.state === 'trapped' ? drawPlate(exit, i % 2 === 1, at[i]![0], at[i]![1], look.opened[i]!) : '')).join('');
  const [first, second] = broken(name);
  const long = Math.max(first.length, second.length);
  const size = large ? (long > 13 ? 16.5 : 19) : long > 14 ? 13.5 : 15;
  const line = (text: string, y: number) => (text ? `<text text-anchor="middle" class="dgr-name" font-size="${size}" x="${w / 2}" y="${f(y)}">${text}</text>` : '');
  return plates + line(first, second ? 38 : 46) + line(second, 38 + size * 1.02) + chips(id);
}

/** What else a location has: its challenge, an offer, sewer and portal; in the lower left corner. */
function chips(id: string): string {
  const card = locations[id]!;
  const y = CARD.h - 24;
  let x = 5;
  let drawn = '';
  const chip = (w: number, edge: string, inside: string) => {
    drawn += `<g transform="translate(${x} ${y})"><rect width="${w}" height="19" rx="3" fill="#14181b" fill-opacity=".92" stroke="${edge}" stroke-width="1.1"/>${inside}</g>`;
    x += w + 3;
  };
  if (card.challenge) {
    const [kind, what, value] = card.challenge;
    const tested = TESTED[what]!;
    chip(50, '#c9572c', `${drawnIcon({ pit: 'falling', spear: 'spears' }[kind] ?? 'hazard-sign', 2.5, 2.5, 14.5, '#ff9a63')}${drawnIcon(tested.icon, 19, 2.5, 14, tested.colour)}<text x="41.500" y="14.300" text-anchor="middle" class="dgr-num" font-size="14" fill="#fff6e2">${value}</text>`);
  }
  if (card.guardian) chip(20, '#c9572c', drawnIcon('death-skull', 2.5, 2, 15, '#ff9a63'));
  if (card.use) chip(20, '#7fa3ad', drawnIcon('pointing', 2.5, 2, 15, '#cfe2e8'));
  if (card.sewer) chip(30, '#7d8f57', `${drawnIcon('water-drop', 2, 2, 15, '#b9cf8e')}<text x="23" y="14.500" text-anchor="middle" class="dgr-num" font-size="14" fill="#fff6e2">${card.sewer}</text>`);
  if (card.portal) chip(20, '#8c67ad', drawnIcon('magic-portal', 2.5, 2, 15, '#d9c2f2'));
  return drawn;
}

/** The points of a location; faded once they were given. */
export const drawPoints = (id: string, taken: boolean): string => {
  const card = locations[id]!;
  const tick = taken ? '<path d="M28 14.500l3 3.400 5.400-7" fill="none" stroke="#a9bd7d" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>' : '';
  return drawCoin(15.5, 15, 9.5, card.glory, taken) + drawDrop(CARD.w - 15.5, 16.3, 9.5, card.peril, taken) + tick;
};

// --- figures --------------------------------------------------------------------------------------------------------------

/** A hero of card on a foot in the colour of the seat, its foot at 0,0. */
export function drawStandee(hero: string, seat: number, mine: boolean): string {
  const { colour, shape } = seatStyle(seat);
  const arch = (r: number) => `M${-r} -2V-27A${r} ${r} 0 0 1 ${r} -27V-2Z`;
  return (
    `<ellipse cx="0" cy="1" rx="17" ry="4.400" fill="#000" opacity=".55"/>${mine ? `<path d="${arch(16)}" fill="#f0b35a" opacity=".55"/>` : ''}<path d="${arch(13)}" fill="${colour}" stroke="#f6ecd6" stroke-width="2"/><path d="${arch(13)}" fill="url(#dgr-stand)"/>${drawnIcon(iconOf(hero), -10.5, -34, 21, '#fff6e2')}` +
    `<path d="M-16 -4H16L18 2H-18Z" fill="#201b17" stroke="#f6ecd6" stroke-width="1.200" stroke-linejoin="round"/><path transform="translate(0 -6)" d="${markPath(shape, 6.4)}" fill="${colour}" stroke="#fff6e2" stroke-width="1.700" stroke-linejoin="round"/>`
  );
}

/** A monster or trap that lies on a location: its picture on a tile of its kind, its middle at 0,0. */
export function drawTile(card: string, kind: 'foe' | 'treasure' | 'horde', life: number): string {
  const [edge, ground] = kind === 'treasure' ? ['#f3d07a', '#3b2b12'] : ['#ec7d63', '#3d120d'];
  const hearts = life > 0 ? Array.from({ length: life }, (_, i) => drawnIcon('hearts', -life * 4.5 + i * 9, 8, 9, '#ff8d7c')).join('') : '';
  return `<rect x="-14" y="-15" width="28" height="32" rx="4" fill="${ground}" stroke="${edge}" stroke-width="1.800"/>${drawnIcon(iconOf(card), -11, life > 0 ? -14 : -11, 22, '#fff1dc')}${hearts}`;
}

/** A pennant where a quest leads: in the seat's colour, or of parchment for all. */
export function drawPennant(icon: string, seat: number | null): string {
  const style = seat === null ? null : seatStyle(seat);
  const colour = style?.colour ?? '#efe4cb';
  return `<path d="M0 0H20V29L10 23L0 29Z" fill="#000" opacity=".5" transform="translate(1.500 2)"/><path d="M0 0H20V29L10 23L0 29Z" fill="${colour}" stroke="#fff6e2" stroke-width="1.300" stroke-linejoin="round"/>${drawnIcon(icon, 2.8, 3.6, 14.5, style ? '#fff6e2' : '#3b2b12')}${style ? `<path transform="translate(10 0)" d="${markPath(style.shape, 4.6)}" fill="${colour}" stroke="#fff6e2" stroke-width="1.300"/>` : ''}`;
}

// --- pictures of cards ------------------------------------------------------------------------------------------------------

const LIGHTS: Record<Kind, string> = { boon: '#d9ecff', treasure: '#ffe6a6', bane: '#efece0', monster: '#ffb59a', trap: '#ffcf9a', quest: '#f2ffdf', hero: '#ffe7ae', location: '#d9ecff' };

/** An engraving of 200 by 140: ground in the kind's tint, rays or bricks or arches, and the subject cut in light and hatching. */
export const drawPicture = (id: string, kind: Kind, icon = iconOf(id)): string => once(`${id} ${kind} ${icon}`, () => picture(id, kind, icon));

function picture(id: string, kind: Kind, icon: string): string {
  const seed = [...id].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7);
  const light = LIGHTS[kind];
  const backdrop = kind === 'monster' || kind === 'hero' ? arches(light) : kind === 'treasure' || seed % 3 === 0 ? rays(light, seed) : bricks();
  const r = chance(seed);
  let waves = '';
  for (let y = 4; y < 140; y += 4) {
    waves += `M-4 ${y}`;
    for (let x = 0; x <= 204; x += 34) waves += `L${x} ${(y + (r() - 0.5) * 1.4).toFixed(1)}`;
  }
  const size = 104;
  const placed = (dx: number, dy: number, inside: string) => `<g transform="translate(${100 - size / 2 + dx} ${68 - size / 2 + dy}) scale(${f(size / 512)})" ${inside}</g>`;
  const body = drawnBody(icon);
  return (
    `<rect width="200" height="140" fill="url(#dgr-bg-${kind})"/>${backdrop}<path d="${waves}" stroke="${light}" stroke-opacity=".1" stroke-width=".9" fill="none"/><path d="M-5 122L40 120L90 123L140 120L206 122V150H-5Z" fill="#0d0a08" opacity=".6"/>` +
    placed(3, 3.4, `fill="#000" color="#000" opacity=".45">${body}`) + placed(-1.1, -1.1, `fill="#fffaf0" color="#fffaf0">${body}`) +
    placed(0, 0, `fill="url(#dgr-subject-${kind === 'boon' || kind === 'location' ? 'cold' : kind === 'bane' ? 'grey' : 'warm'})">${body.replaceAll('currentColor', `url(#dgr-subject-${kind === 'boon' || kind === 'location' ? 'cold' : kind === 'bane' ? 'grey' : 'warm'})`)}`) +
    placed(0, 0, `fill="url(#dgr-cut)">${body.replaceAll('currentColor', 'url(#dgr-cut)')}`) +
    `<rect width="200" height="140" fill="url(#dgr-vignette)"/>`
  );
}
const drawnBody = (icon: string): string => drawnIcon(icon, 0, 0, 512, 'currentColor').replace(/^<g[^>]*>|<\/g>$/g, '');

function rays(light: string, seed: number): string {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2 + r() * 0.1;
    const b = a + 0.06 + r() * 0.04;
    d += `M${f(100 + Math.cos(a) * 30)} ${f(68 + Math.sin(a) * 30)}L${f(100 + Math.cos(a - 0.02) * 170)} ${f(68 + Math.sin(a - 0.02) * 170)}L${f(100 + Math.cos(b) * 170)} ${f(68 + Math.sin(b) * 170)}Z`;
  }
  return `<path d="${d}" fill="${light}" opacity=".13"/>`;
}
function bricks(): string {
  let d = '';
  for (let j = 0; j < 11; j++) {
    d += `M-5 ${j * 14}H205`;
    for (let x = j % 2 ? 0 : -14; x < 205; x += 28) d += `M${x} ${j * 14}V${j * 14 + 14}`;
  }
  return `<path d="${d}" stroke="#000" stroke-opacity=".38" stroke-width="1.400" fill="none"/>`;
}
function arches(light: string): string {
  return [0, 1, 2]
    .map((k) => {
      const [half, spring] = [86 - k * 23, 62 + k * 7];
      return `<path d="M${100 - half} 150V${spring}A${half} ${f(half * 0.8)} 0 0 1 ${100 + half} ${spring}V150" fill="none" stroke="#000" stroke-opacity="${f(0.6 - k * 0.13)}" stroke-width="${f(10 - k * 2.4)}"/><path d="M${100 - half + 5} 150V${spring}A${half - 5} ${f((half - 5) * 0.8)} 0 0 1 ${100 + half - 5} ${spring}V150" fill="none" stroke="${light}" stroke-opacity="${f(0.2 - k * 0.03)}" stroke-width="1"/>`;
    })
    .join('');
}

// --- what all drawings share --------------------------------------------------------------------------------------------------

const stops = (...all: [number, string, number?][]): string => all.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');
const down = (id: string, inside: string): string => `<linearGradient id="dgr-${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`;
const GROUND_TINTS: Record<Kind, [string, string]> = { boon: ['#4f83ba', '#0d1a29'], treasure: ['#a27c31', '#221706'], bane: ['#7d7c76', '#171716'], monster: ['#8a2f24', '#1d0907'], trap: ['#93381f', '#1d0907'], quest: ['#7e9a66', '#172010'], hero: ['#e0a24a', '#1d130a'], location: ['#5a6c78', '#10171c'] };

export const DEFS =
  `<radialGradient id="dgr-coin" cx=".36" cy=".3" r=".8">${stops([0, '#ffe9ae'], [0.45, '#e7b84f'], [1, '#a87722'])}</radialGradient>` +
  `<radialGradient id="dgr-drop" cx=".38" cy=".45" r=".75">${stops([0, '#d9452f'], [0.6, '#ab2318'], [1, '#6d110b'])}</radialGradient>` +
  `<linearGradient id="dgr-gold" x1="0" y1="0" x2="1" y2="1">${stops([0, '#f2d08a'], [0.3, '#b98a3a'], [0.55, '#e3bb68'], [1, '#7d5a22'])}</linearGradient>` +
  down('floor', stops([0, '#4d5962'], [1, '#3a444c'])) + down('floor-entrance', stops([0, '#625a4b'], [1, '#474136'])) +
  Object.entries(GROUNDS).map(([terrain, [, above, below]]) => down(`ground-${terrain}`, stops([0, above], [1, below]))).join('') +
  `<linearGradient id="dgr-jamb" x1="0" y1="0" x2="1" y2="0">${stops([0, '#d9b36a'], [1, '#83622c'])}</linearGradient>` +
  down('lit', stops([0, '#efca84'], [0.55, '#b98f55'], [1, '#726a5b'])) + down('unlit', stops([0, '#1b2126'], [1, '#4a555d'])) + down('spill', stops([0, '#ffe3a3', 0.5], [1, '#ffe3a3', 0])) +
  down('steel', stops([0, '#2f4752'], [1, '#1b2b33'])) + down('blood', stops([0, '#5a1d12'], [1, '#33110b'])) + down('stand', stops([0, '#fff', 0.16], [1, '#000', 0.34])) +
  `<radialGradient id="dgr-cardlight" cx=".5" cy=".42" r=".75">${stops([0, '#ffdf9e', 0.13], [0.55, '#000', 0], [1, '#000', 0.42])}</radialGradient>` +
  `<radialGradient id="dgr-vignette" cx=".5" cy=".45" r=".78">${stops([0.5, '#000', 0], [1, '#000', 0.5])}</radialGradient>` +
  '<pattern id="dgr-flags" width="34" height="24" patternUnits="userSpaceOnUse"><path d="M0 .5H34M0 12.500H34M8.500 0V12M25.500 12V24" stroke="#1d2328" stroke-opacity=".75" stroke-width="1.300" fill="none"/><path d="M0 1.800H34M0 13.800H34" stroke="#fff" stroke-opacity=".1" stroke-width=".8" fill="none"/></pattern>' +
  '<pattern id="dgr-cut" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><rect width="15" height="5.500" fill="#1a120a" fill-opacity=".3"/></pattern>' +
  Object.entries(GROUND_TINTS).map(([kind, [near, far]]) => `<radialGradient id="dgr-bg-${kind}" cx=".5" cy=".42" r=".7">${stops([0, near], [1, far])}</radialGradient>`).join('') +
  `<linearGradient id="dgr-subject-warm" x1=".1" y1="0" x2=".7" y2="1">${stops([0, '#fdf3d9'], [1, '#a98a58'])}</linearGradient><linearGradient id="dgr-subject-cold" x1=".1" y1="0" x2=".7" y2="1">${stops([0, '#fdfaf0'], [1, '#7f99b3'])}</linearGradient><linearGradient id="dgr-subject-grey" x1=".1" y1="0" x2=".7" y2="1">${stops([0, '#f4f1e6'], [1, '#6d6b63'])}</linearGradient>`;

/** The stone of the table, rendered by the browser once as a picture. */
export const STONE = (() => {
  const [w, h, row] = [880, 528, 132];
  const r = chance(5);
  let joints = '';
  for (let y = 0; y < h; y += row) {
    joints += `M0 ${y}H${w}`;
    for (let x = r() * 140; x < w - 60; x += 210 + r() * 70) joints += `M${f(x)} ${y}V${y + row}`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="s" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018 .024" numOctaves="5" seed="11" stitchTiles="stitch" result="n"/><feDiffuseLighting in="n" surfaceScale="2.6" diffuseConstant="1.05" lighting-color="#6f6656"><feDistantLight azimuth="232" elevation="58"/></feDiffuseLighting></filter><rect width="${w}" height="${h}" fill="#4a4338"/><rect width="${w}" height="${h}" filter="url(#s)" opacity=".92"/><path d="${joints}" stroke="#17130f" stroke-width="2.6" opacity=".8" fill="none"/><path d="${joints}" transform="translate(1.6 1.6)" stroke="#b8aa92" stroke-width="1" opacity=".16" fill="none"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();
