/** The engraved sheet: everything of the board that never changes, drawn once as one SVG text. */

import { drawnIcon } from '../../lib/icons';
import { say } from '../../lib/words.svelte';
import { HEIGHT, links, spaces, WIDTH, ways, type Link, type Space } from './board';
import { CELL as C, darkInk, f, GROUND, handRect, hatching, ink, LEVELS, MARGIN, mix, penLine, ROMAN, steady, textInk, type Point, type Random } from './ink';
import { nameOf } from './naming';

const WALL = '#2a1f14';
const FLOOR = '#f6ecd4';

/** The level of every cell: a space's own, and the rock around it. */
function levelMap(): number[][] {
  const map = Array.from({ length: HEIGHT }, () => Array<number>(WIDTH).fill(0));
  const at = (x: number, y: number) => map[y]?.[x] ?? 0;
  for (const s of spaces.values()) {
    const level = s.level || (s.kind === 'stair' ? Number(s.id[1]) : 1);
    for (let y = s.y; y < s.y + s.h; y++) for (let x = s.x; x < s.x + s.w; x++) map[y]![x] = level;
  }
  const grow = (limit: (x: number, y: number) => boolean) => {
    const found: [number, number, number][] = [];
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        if (at(x, y) || !limit(x, y)) continue;
        const near = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1), at(x - 1, y - 1), at(x + 1, y + 1), at(x + 1, y - 1), at(x - 1, y + 1)].filter(Boolean);
        if (near.length) found.push([x, y, near[0]!]);
      }
    for (const [x, y, level] of found) map[y]![x] = level;
    return found.length > 0;
  };
  grow((x, y) => !((x < 10 && y < 6) || (x > 37 && y < 5)));
  const outside = new Set<string>();
  const queue: [number, number][] = [[0, 0], [WIDTH - 1, 0], [0, HEIGHT - 1], [WIDTH - 1, HEIGHT - 1]];
  while (queue.length) {
    const [x, y] = queue.pop()!;
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT || at(x, y) || outside.has(`${x},${y}`)) continue;
    outside.add(`${x},${y}`);
    queue.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  while (grow((x, y) => !outside.has(`${x},${y}`)));
  return map;
}
export const rock = levelMap();

/** The outlines of a level's cells, clockwise. */
function outlines(level: number): Point[][] {
  const is = (x: number, y: number) => rock[y]?.[x] === level;
  const edges = new Map<string, [number, number, number, number]>();
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!is(x, y)) continue;
      if (!is(x, y - 1)) edges.set(`${x},${y}>E`, [x, y, x + 1, y]);
      if (!is(x + 1, y)) edges.set(`${x + 1},${y}>S`, [x + 1, y, x + 1, y + 1]);
      if (!is(x, y + 1)) edges.set(`${x + 1},${y + 1}>W`, [x + 1, y + 1, x, y + 1]);
      if (!is(x - 1, y)) edges.set(`${x},${y + 1}>N`, [x, y + 1, x, y]);
    }
  const loops: Point[][] = [];
  while (edges.size) {
    const [key, first] = edges.entries().next().value!;
    edges.delete(key);
    const points: Point[] = [[first[0], first[1]]];
    let edge = first;
    for (;;) {
      const here = `${edge[2]},${edge[3]}`;
      const next = ['E', 'S', 'W', 'N'].map((d) => `${here}>${d}`).find((k) => edges.has(k));
      if (!next) break;
      points.push([edge[2], edge[3]]);
      edge = edges.get(next)!;
      edges.delete(next);
    }
    loops.push(
      points.filter((q, i) => {
        const a = points.at(i - 1)!;
        const b = points[(i + 1) % points.length]!;
        return !((a[0] === q[0] && b[0] === q[0]) || (a[1] === q[1] && b[1] === q[1]));
      }),
    );
  }
  return loops;
}

function rough(loop: Point[], inset: number, random: Random, amount: number): string {
  const n = loop.length;
  const moved = loop.map((p, i): Point => {
    const a = loop[(i + n - 1) % n]!;
    const b = loop[(i + 1) % n]!;
    const d1 = [Math.sign(p[0] - a[0]), Math.sign(p[1] - a[1])] as const;
    const d2 = [Math.sign(b[0] - p[0]), Math.sign(b[1] - p[1])] as const;
    return [p[0] * C + (-d1[1] - d2[1]) * inset, p[1] * C + (d1[0] + d2[0]) * inset];
  });
  const points: Point[] = [];
  moved.forEach((a, i) => {
    const b = moved[(i + 1) % n]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const pieces = Math.max(2, Math.round(length / (C * 0.8)));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const away = (random() - 0.5) * 2 * amount;
      const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      points.push([a[0] + (b[0] - a[0]) * t - uy * away + (random() - 0.5) * amount, a[1] + (b[1] - a[1]) * t + ux * away + (random() - 0.5) * amount]);
    }
  });
  return penLine(points);
}

function ground(): string {
  const random = steady(77);
  return LEVELS.map((l) => {
    const loops = outlines(l);
    const d = loops.map((p) => rough(p, C * 0.08, random, C * 0.07)).join('');
    const second = loops.map((p) => rough(p, C * 0.08 + 2.8, steady(78 + l), C * 0.04)).join('');
    return (
      `<path d="${d}" fill="${ink(l)}" fill-opacity="${GROUND[l]}"/><path d="${d}" fill="url(#h${l})" stroke="${mix(ink(l), '#1c1815', 0.35)}" stroke-width="${l === 6 ? 1.7 : 1.4}" stroke-linejoin="round"/>` +
      `<path d="${second}" fill="none" stroke="${l === 6 ? '#efe4cb' : mix(ink(l), '#1c1815', 0.2)}" stroke-opacity="${l === 6 ? 0.5 : 0.55}" stroke-width=".6"/>`
    );
  }).join('');
}

function corridors(random: Random): string {
  let halo = '';
  let stones = '';
  let walls = '';
  for (const s of spaces.values()) {
    if (s.kind !== 'corridor') continue;
    const jog = () => (random() - 0.5) * C * 0.08;
    const m = C * 0.05;
    const [x, y] = [s.x * C, s.y * C];
    halo += `M${f(x - 2)} ${f(y - 2)}h${C + 4}v${C + 4}h${-C - 4}z`;
    const fill = mix(FLOOR, ink(s.level), 0.05 + random() * 0.08);
    stones += `<path d="M${f(x + m + jog())} ${f(y + m + jog())}L${f(x + C - m + jog())} ${f(y + m + jog())}L${f(x + C - m + jog())} ${f(y + C - m + jog())}L${f(x + m + jog())} ${f(y + C - m + jog())}Z" fill="${fill}" stroke="${mix(ink(s.level), '#8a7a5c', 0.35)}" stroke-width=".75" stroke-linejoin="round"/>`;
    if (random() < 0.3) stones += `<path d="M${f(x + 4 + random() * 8)} ${f(y + 1.5)}l2 3.4l-1.2 2.8" fill="none" stroke="${ink(s.level)}" stroke-opacity=".4" stroke-width=".6"/>`;
    const open = (mx: number, my: number) => (ways.get(s.id) ?? []).some((w) => w.link.kind === 'open' && w.link.x === mx && w.link.y === my);
    const k = () => (random() - 0.5) * 0.8;
    if (!open(s.x + 0.5, s.y)) walls += `M${f(x)} ${f(y + k())}L${f(x + C)} ${f(y + k())}`;
    if (!open(s.x + 0.5, s.y + 1)) walls += `M${f(x)} ${f(y + C + k())}L${f(x + C)} ${f(y + C + k())}`;
    if (!open(s.x, s.y + 0.5)) walls += `M${f(x + k())} ${f(y)}L${f(x + k())} ${f(y + C)}`;
    if (!open(s.x + 1, s.y + 0.5)) walls += `M${f(x + C + k())} ${f(y)}L${f(x + C + k())} ${f(y + C)}`;
  }
  return `<path d="${halo}" fill="#efe4cb"/>${stones}<path d="${walls}" fill="none" stroke="${WALL}" stroke-width="1.5" stroke-linecap="square"/>`;
}

/** How far a link on the edge of a chamber's box lies from its round wall, and which way it goes in. */
function mouth(s: Space, link: Link): { dx: number; dy: number; depth: number } {
  const [cx, cy, rx, ry] = [s.x + s.w / 2, s.y + s.h / 2, s.w / 2 - 0.1, s.h / 2 - 0.1];
  const dx = link.x === s.x ? 1 : link.x === s.x + s.w ? -1 : 0;
  const dy = dx ? 0 : link.y === s.y ? 1 : -1;
  const off = dx ? Math.abs(link.y - cy) / ry : Math.abs(link.x - cx) / rx;
  const round = Math.sqrt(Math.max(0, 1 - Math.min(1, off) ** 2));
  return { dx, dy, depth: (dx ? s.w / 2 - rx * round : s.h / 2 - ry * round) + 0.22 };
}

function passage(s: Space, link: Link, fill: string, stroke: string): string {
  const { dx, dy, depth } = mouth(s, link);
  const [x, y, w, d] = [link.x * C, link.y * C, C * 0.42, depth * C];
  const box = dx
    ? [`M${f(x)} ${f(y - w)}h${f(dx * d)}`, `M${f(x)} ${f(y + w)}h${f(dx * d)}`, `M${f(x)} ${f(y - w)}h${f(dx * d)}v${f(2 * w)}h${f(-dx * d)}z`]
    : [`M${f(x - w)} ${f(y)}v${f(dy * d)}`, `M${f(x + w)} ${f(y)}v${f(dy * d)}`, `M${f(x - w)} ${f(y)}v${f(dy * d)}h${f(2 * w)}v${f(-dy * d)}z`];
  return `<path d="${box[2]}" fill="${fill}"/>${stroke ? `<path d="${box[0]}${box[1]}" fill="none" stroke="${stroke}" stroke-width="1.4"/>` : ''}`;
}

function chambers(): string {
  let drawn = '';
  for (const s of spaces.values()) {
    if (s.kind !== 'chamber' && s.kind !== 'hall') continue;
    const [cx, cy, rx, ry] = [(s.x + s.w / 2) * C, (s.y + s.h / 2) * C, (s.w / 2) * C - C * 0.1, (s.h / 2) * C - C * 0.1];
    const dark = darkInk(s.level);
    const floor = mix(FLOOR, ink(s.level), 0.09);
    const ellipse = (rest: string, k = 1) => `<ellipse cx="${cx}" cy="${cy}" rx="${f(rx * k)}" ry="${f(ry * k)}" ${rest}/>`;
    for (const { link } of ways.get(s.id) ?? []) drawn += passage(s, link, floor, WALL);
    drawn += ellipse(`fill="#efe4cb" stroke="${WALL}" stroke-width="2.4"`) + ellipse(`fill="url(#ch${s.level})" stroke="${dark}" stroke-width="1"`);
    for (let i = 1; i <= 3; i++)
      drawn += ellipse(`fill="none" stroke="${ink(s.level)}" stroke-width="${f(0.95 - 0.18 * i)}" stroke-opacity=".8" pathLength="100" stroke-dasharray="${46 - i * 7} 100" stroke-dashoffset="${-(50 + i * 3.5)}"`, 1 - i * 0.042);
    const pillars = s.w >= 6 ? 14 : 12;
    for (let i = 0; i < pillars; i++) {
      const a = ((i + 0.5) / pillars) * 2 * Math.PI;
      drawn += `<circle cx="${f(cx + Math.cos(a) * rx * 0.83)}" cy="${f(cy + Math.sin(a) * ry * 0.8)}" r="1.7" fill="${dark}" fill-opacity=".85"/>`;
    }
    for (const { link } of ways.get(s.id) ?? []) if (link.kind === 'open') drawn += passage(s, link, floor, '');
  }
  return drawn;
}

/** The inner rectangle of a room, in units of the drawing. */
export function roomBox(s: Space): { x: number; y: number; w: number; h: number } {
  const p = C * 0.12;
  return { x: s.x * C + p, y: s.y * C + p, w: s.w * C - 2 * p, h: s.h * C - 2 * p };
}

function rooms(random: Random): string {
  let drawn = '';
  for (const s of spaces.values()) {
    if (s.kind !== 'room') continue;
    const { x, y, w, h } = roomBox(s);
    const b = 2.5;
    const dark = darkInk(s.level);
    const outer = handRect(x, y, w, h, random);
    let ticks = '';
    for (let t = 5; t < w - 3; t += 3.2) ticks += `M${f(x + t)} ${f(y)}l-1.2 ${b}`;
    for (let t = 5; t < h - 3; t += 3.2) ticks += `M${f(x)} ${f(y + t)}l${b} -1.2`;
    drawn +=
      `<path d="${outer}" fill="#efe4cb" stroke="#efe4cb" stroke-width="3"/><path d="${outer}" fill="url(#rm${s.level})"/>` +
      `<path d="M${f(x)} ${f(y)}h${f(w)}l${-b} ${b}h${f(2 * b - w)}v${f(h - 2 * b)}l${-b} ${b}z" fill="${mix(ink(s.level), '#1c1815', 0.12)}" fill-opacity=".5"/>` +
      `<path d="M${f(x + w)} ${f(y + h)}h${f(-w)}l${b} ${-b}h${f(w - 2 * b)}v${f(2 * b - h)}l${b} ${-b}z" fill="#fffaf0" fill-opacity=".8"/>` +
      `<path d="${ticks}" stroke="${dark}" stroke-width=".5" stroke-opacity=".6" fill="none"/>` +
      `<path d="${outer}" fill="none" stroke="${WALL}" stroke-width="1.6" stroke-linejoin="round"/>` +
      `<path d="${handRect(x + b, y + b, w - 2 * b, h - 2 * b, random, 0.5)}" fill="none" stroke="${dark}" stroke-width=".7" stroke-opacity=".75"/>`;
  }
  return drawn;
}

function stairs(): string {
  let drawn = '';
  for (const s of spaces.values()) {
    if (s.kind !== 'stair') continue;
    const deep = (ways.get(s.id) ?? []).find((w) => (spaces.get(w.to)?.level ?? 0) === Number(s.id[2]))?.link;
    const along = s.w > s.h;
    const forward = deep ? (along ? deep.x > s.x + s.w / 2 : deep.y > s.y + s.h / 2) : true;
    const [dx, dy] = along ? [forward ? 1 : -1, 0] : [0, forward ? 1 : -1];
    const [x0, y0] = [(s.x + s.w / 2) * C - (dx * s.w * C) / 2, (s.y + s.h / 2) * C - (dy * s.h * C) / 2];
    const length = Math.max(s.w, s.h) * C;
    const at = (t: number, sign: number) => {
      const w = C * (0.47 - 0.17 * t);
      return `${f(x0 + dx * length * t - dy * w * sign)} ${f(y0 + dy * length * t + dx * w * sign)}`;
    };
    drawn += `<path d="M${f(s.x * C - 1)} ${f(s.y * C - 1)}h${s.w * C + 2}v${s.h * C + 2}h${-s.w * C - 2}z" fill="#efe4cb" fill-opacity=".8"/>`;
    drawn += `<path d="M${at(0, 1)}L${at(1, 1)}L${at(1, -1)}L${at(0, -1)}Z" fill="#f8f0dc" stroke="${WALL}" stroke-width="1.6"/>`;
    for (let i = 0; i < 9; i++)
      drawn += `<path d="M${at(i / 9, 1)}L${at((i + 1) / 9, 1)}L${at((i + 1) / 9, -1)}L${at(i / 9, -1)}Z" fill="${WALL}" fill-opacity="${f(0.06 + i * 0.075)}" stroke="${WALL}" stroke-width=".7"/>`;
  }
  return drawn;
}

function start(): string {
  const s = spaces.get('start')!;
  const [cx, cy, r] = [(s.x + 2) * C, (s.y + 2) * C, 2 * C - C * 0.08];
  let drawn = '';
  for (const { link } of ways.get('start') ?? []) drawn += passage(s, link, FLOOR, WALL);
  drawn += `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#f8efd9" stroke="${WALL}" stroke-width="2.4"/>`;
  const p = (a: number, k: number) => `${f(cx + Math.cos(a) * r * k)} ${f(cy + Math.sin(a) * r * k)}`;
  for (let i = 0; i < 20; i++) {
    const [a, b] = [(i / 20) * 2 * Math.PI - 0.9, ((i + 1) / 20) * 2 * Math.PI - 0.9];
    drawn += `<path d="M${p(a, 0.95)}A${f(r * 0.95)} ${f(r * 0.95)} 0 0 1 ${p(b, 0.95)}L${p(b, 0.52)}A${f(r * 0.52)} ${f(r * 0.52)} 0 0 0 ${p(a, 0.52)}Z" fill="${WALL}" fill-opacity="${(0.03 + i * 0.021).toFixed(3)}" stroke="${WALL}" stroke-width=".8"/>`;
  }
  drawn += `<circle cx="${cx}" cy="${cy}" r="${f(r * 0.52)}" fill="#f8efd9" stroke="${WALL}" stroke-width="1.2"/>`;
  return drawn + `<text x="${cx}" y="${cy + 4.8}" text-anchor="middle" class="sc" font-weight="800" font-size="14.5" fill="${WALL}">Start</text>`;
}

/** Doors as black bars, secret doors in dashes; a secret door that one knows is drawn open, with a gold edge. */
export function drawDoors(list: Link[], known: ReadonlySet<string> = new Set()): string {
  let drawn = '';
  for (const link of list) {
    if (link.kind === 'open') continue;
    const upright = Number.isInteger(link.x);
    const [cx, cy, length, thick] = [link.x * C, link.y * C, C * 0.58, C * 0.25];
    const [w, h] = upright ? [thick, length] : [length, thick];
    const box = (grow: number, fill: string) => `<rect x="${f(cx - w / 2 - grow)}" y="${f(cy - h / 2 - grow)}" width="${f(w + 2 * grow)}" height="${f(h + 2 * grow)}" fill="${fill}"/>`;
    if (link.kind === 'door') drawn += box(1, '#efe4cb') + box(0, '#14100d');
    else {
      const open = known.has(link.id);
      const d = upright ? `M${f(cx)} ${f(cy - length / 2)}v${f(length)}` : `M${f(cx - length / 2)} ${f(cy)}h${f(length)}`;
      drawn += (open ? box(2.4, '#f0b35a') : '') + box(0.7, WALL) + `<path d="${d}" stroke="${open ? '#fbd58c' : '#fffdf6'}" stroke-width="${f(thick * 0.8)}" stroke-dasharray="${f(length * 0.27)} ${f(length * 0.095)}"/>`;
    }
  }
  return drawn;
}

/** A chamber's name in small capitals, broken and sized to fit its round wall. */
export function chamberText(s: Space): { lines: string[]; size: number } {
  const name = nameOf(s.id);
  const lines = name.length > 9 && name.includes(' ') ? name.split(/ (?=\S+$)/) : [name];
  const longest = Math.max(...lines.map((l) => l.length));
  return { lines, size: Math.min(15.5, (s.w * C * 0.8) / (longest * 0.56)) };
}

function plaque(): string {
  const [w, h] = [190, 112];
  const dark = '#3a2a18';
  return (
    `<g transform="translate(-4 -3)"><g fill="none" stroke="${dark}"><path d="M14 16h${w - 28}q6 0 6 6v${h - 46}q0 6-6 6h${28 - w}q-6 0-6-6v${46 - h}q0-6 6-6z" fill="#f7eed8" stroke-width="1.8"/><path d="M17 20h${w - 34}v${h - 48}h${34 - w}z" stroke-width=".7"/>` +
    `<path d="M8 30q-9-2-8-11q1-9 10-8q8 1 7 8q-1 5-6 4 M${w - 8} 30q9-2 8-11q-1-9-10-8q-8 1-7 8q1 5 6 4" stroke-width="1.5"/></g>` +
    `<circle cx="${w / 2}" cy="14" r="14" fill="#f7eed8" stroke="${dark}" stroke-width="1.6"/>${drawnIcon('spiked-dragon-head', w / 2 - 11, 3, 22, '#7c1f17')}` +
    `<text x="${w / 2}" y="51" text-anchor="middle" class="goth" font-size="26" fill="#2a1a10">Im Drachen-</text><text x="${w / 2}" y="76" text-anchor="middle" class="goth" font-size="26" fill="#2a1a10">Labyrinth</text>` +
    `<path d="M22 ${h - 34}h${w - 44}l7 10-7 10h${44 - w}l-7-10z" fill="#f7eed8" stroke="${dark}" stroke-width="1.3"/><text x="${w / 2}" y="${h - 19.5}" text-anchor="middle" class="sc" font-weight="700" font-size="13" fill="${dark}">${say('web-map-subtitle')}</text></g>`
  );
}

function legend(): string {
  const x = 38.6 * C;
  let drawn = `<g transform="translate(${x} 2)">`;
  for (const l of LEVELS) {
    const xx = (l - 1) * 37;
    drawn += `<g transform="translate(${xx} 0)"><rect width="32" height="18" fill="${ink(l)}" fill-opacity="${l === 6 ? 0.78 : 0.13}"/><rect width="32" height="18" fill="url(#h${l})" stroke="${WALL}" stroke-width="1.3"/><text x="16" y="33" text-anchor="middle" class="sc" font-weight="800" font-size="14" fill="${mix(ink(l), '#1c1815', 0.45)}">${ROMAN[l]}</text></g>`;
  }
  const text = (tx: number, ty: number, message: string) => `<text x="${tx}" y="${ty}" class="prose" font-style="italic" font-size="14.5" fill="${WALL}">${say(message)}</text>`;
  drawn += `<rect x="2" y="46" width="14" height="6" fill="#14100d"/>${text(23, 53, 'labyrinth-map-door')}`;
  drawn += `<rect x="109" y="45" width="16" height="7" fill="${WALL}"/><path d="M110 48.5h14" stroke="#fffdf6" stroke-width="5" stroke-dasharray="3.6 1.6"/>${text(131, 53, 'labyrinth-map-secret')}`;
  drawn += drawnIcon('tombstone', 1, 60, 16, '#3d352c') + text(23, 73, 'labyrinth-map-grave');
  drawn += `<path d="M110 58h15l-3 17h-9z" fill="#f8f0dc" stroke="${WALL}" stroke-width="1.2"/><path d="M110.500 61.500h14M111.200 65h12.500M111.800 68.500h11.300M112.400 72h10.100" stroke="${WALL}" stroke-width=".9"/>` + text(131, 73, 'web-map-stair');
  drawn += drawNumberMarker(1, 9, 88, 8) + text(23, 93, 'web-map-loot');
  for (let i = 0; i < 3; i++)
    drawn += i < 2 ? drawnIcon('skull-crossed-bones', 98 + i * 12.5, 82, 11.5, WALL) : `<circle cx="${129}" cy="88" r="3.500" fill="none" stroke="${WALL}" stroke-width="1.1"/>`;
  return `${drawn}${text(139, 93, 'web-map-defeats')}</g>`;
}

export function drawNumberMarker(n: number, x: number, y: number, r: number): string {
  return `<circle cx="${f(x + r * 0.12)}" cy="${f(y + r * 0.18)}" r="${r}" fill="#0006"/><circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="#fbf3df" stroke="#7c1f17" stroke-width="${f(r * 0.2)}"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.74)}" fill="none" stroke="#7c1f17" stroke-width="${f(r * 0.08)}"/><text x="${f(x)}" y="${f(y + r * 0.46)}" text-anchor="middle" class="rn" font-size="${f(r * 1.38)}" fill="#7c1f17">${n}</text>`;
}

/** Where the rock of a level leaves room for its number. */
function levelTags(): string {
  const taken = new Set<string>();
  for (const s of spaces.values()) for (let y = s.y; y < s.y + s.h; y++) for (let x = s.x; x < s.x + s.w; x++) taken.add(`${x},${y}`);
  let drawn = '';
  for (const l of LEVELS) {
    const spots: [number, number][] = [];
    for (let y = 0; y < HEIGHT - 1; y++)
      for (let x = 0; x < WIDTH - 1; x++) {
        const cells: [number, number][] = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
        if (cells.every(([cx, cy]) => rock[cy]?.[cx] === l && !taken.has(`${cx},${cy}`))) spots.push([x, y]);
      }
    const chosen: [number, number][] = [];
    for (const spot of spots) if (chosen.length < 3 && chosen.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > 14)) chosen.push(spot);
    for (const [x, y] of chosen) {
      const [cx, cy, size] = [(x + 1) * C, (y + 1) * C, 18];
      const colour = mix(ink(l), '#1c1815', 0.3);
      const w = size * (0.7 + 0.42 * (ROMAN[l]?.length ?? 1));
      const h = size * 1.22;
      drawn += `<path d="M${f(cx - w / 2)} ${f(cy - h / 2)}h${f(w)}l${f(h * 0.2)} ${f(h / 2)}l${f(-h * 0.2)} ${f(h / 2)}h${f(-w)}l${f(-h * 0.2)} ${f(-h / 2)}z" fill="#f6ecd4" stroke="${colour}" stroke-width="1.3"/><text x="${cx}" y="${f(cy + size * 0.35)}" text-anchor="middle" class="sc" font-weight="800" font-size="${size}" fill="${colour}">${ROMAN[l]}</text>`;
    }
  }
  return drawn;
}

function gradients(): string {
  return LEVELS.map(
    (l) =>
      `<linearGradient id="rm${l}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix('#f2e6c8', ink(l), 0.4)}"/><stop offset=".3" stop-color="${mix('#f7edd5', ink(l), 0.22)}"/><stop offset="1" stop-color="${mix('#f9f1dc', ink(l), 0.16)}"/></linearGradient>` +
      `<radialGradient id="ch${l}" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="${mix('#faf2de', ink(l), 0.04)}"/><stop offset=".8" stop-color="${mix('#f4e9ce', ink(l), 0.16)}"/><stop offset="1" stop-color="${mix('#e9dab6', ink(l), 0.34)}"/></radialGradient>`,
  ).join('');
}

/** The edge of the sheet, torn a little. */
export function deckle(w: number, h: number): string {
  const random = steady(5);
  const step = 13;
  const points: Point[] = [];
  const away = () => (random() - 0.5) * 4.4;
  for (let x = 0; x <= w; x += step) points.push([x, away()]);
  for (let y = step; y <= h; y += step) points.push([w + away(), y]);
  for (let x = w - step; x >= 0; x -= step) points.push([x, h + away()]);
  for (let y = h - step; y > 0; y -= step) points.push([away(), y]);
  return `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;
}

export const SHEET = { width: WIDTH * C + 2 * MARGIN, height: HEIGHT * C + 2 * MARGIN };

/** The whole sheet but for what changes in play. */
export function drawSheet(): string {
  const random = steady(99);
  return `<defs>${hatching(2.5)}${gradients()}</defs>${ground()}${corridors(random)}${chambers()}${rooms(random)}${stairs()}${start()}${drawDoors(links)}${levelTags()}${plaque()}${legend()}`;
}

export { textInk };
