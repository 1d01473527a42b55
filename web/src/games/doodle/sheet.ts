/** What stands on a sheet, as strokes: each part is drawn once for its size and content, and kept. */

import { chest, cross, doodle, door, heart, silhouette, type HeartState } from './doodles';
import { cellAt, COLUMNS, indexOf, placeOf, ROWS } from './grid';
import { chance, INK, PAPER, Pencil } from './pencil';
import type { Kind } from './types';

/** Below this a sheet has no letters, and bars for doors. */
const TINY = 18;

/** Where the grid lies on the paper. */
export interface Ground { s: number; x: number; y: number; width: number; height: number }
export function groundOf(s: number): Ground {
  if (s < TINY) return { s, x: 5, y: 4, width: COLUMNS * s + 10, height: ROWS * s + 8 };
  const [x, y] = [Math.max(34, s * 0.98), s < 40 ? 20 : 26];
  return { s, x, y, width: x + COLUMNS * s + Math.max(24, s * 0.78), height: y + ROWS * s + 8 };
}
export const middleOf = (ground: Ground, cell: string): [number, number] => [ground.x + (placeOf(cell)[1] + 0.5) * ground.s, ground.y + (placeOf(cell)[0] + 0.5) * ground.s];

const kept = new Map<string, string>();
function once(key: string, draw: () => string): string {
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size > 400) kept.delete(kept.keys().next().value!);
    kept.set(key, (found = draw()));
  }
  return found;
}

export const gridOn = (ground: Ground): string => once(`grid ${ground.s}`, () => {
  const { s, x, y } = ground;
  const p = new Pencil(3);
  const line = { stroke: '#8f959a', strokeWidth: s < 24 ? 0.7 : 1.15, roughness: s < 24 ? 0.1 : 0.45, bowing: 0.25, disableMultiStroke: true };
  for (let c = 1; c < COLUMNS; c++) p.line(x + c * s, y, x + c * s, y + ROWS * s, line);
  for (let r = 1; r < ROWS; r++) p.line(x, y + r * s, x + COLUMNS * s, y + r * s, line);
  p.box(x, y, COLUMNS * s, ROWS * s, { strokeWidth: s < 24 ? 1.3 : 2.6, roughness: s < 24 ? 0.4 : 0.7, bowing: 0.3, stroke: '#3b3834', disableMultiStroke: s < 24 });
  return p.out;
});

/** Numbers, letters and the two doors with their words; a small sheet has bars for doors. */
export const frameOn = (ground: Ground, into: string, out: string): string => once(`frame ${ground.s} ${into} ${out}`, () => {
  const { s, x, y } = ground;
  const p = new Pencil(11);
  if (s < TINY) return [[x - 1, y + s / 2], [x + COLUMNS * s + 1, y + (ROWS - 0.5) * s]].map(([a, b]) => `<rect x="${a! - 2}" y="${b! - s * 0.36}" width="4" height="${s * 0.72}" fill="#6b5a41"/>`).join('');
  const size = s < 40 ? 14 : 18;
  for (let c = 0; c < COLUMNS; c++) p.text(x + (c + 0.5) * s, y - 6, String(c + 1), size, 'text-anchor="middle"');
  for (let r = 0; r < ROWS; r++) p.text(x - (s < 40 ? 9 : 12), y + (r + 0.5) * s + size * 0.34, 'ABCDEFGH'[r]!, size, 'text-anchor="middle"');
  door(p, s < 40 ? x - 24 : x - s * 0.62, y + s * 0.5, s * (s < 40 ? 0.8 : 0.9), 1);
  door(p, x + COLUMNS * s + s * 0.38, y + (ROWS - 0.5) * s, s * (s < 40 ? 0.8 : 0.9), -1);
  if (s >= 40) {
    p.text(x - s * 0.62, y + s * 0.08, into, 15, 'text-anchor="middle"');
    p.text(x + COLUMNS * s + s * 0.38, y + (ROWS - 0.92) * s, out, 15, 'text-anchor="middle"');
  }
  return p.out;
});

/** The straight edges around a set of cells. */
function edges(cells: ReadonlySet<string>): [number, number, number, number][] {
  const has = (r: number, c: number) => r >= 0 && c >= 0 && r < ROWS && c < COLUMNS && cells.has(cellAt(r, c));
  const found: [number, number, number, number][] = [];
  for (let r = 0; r <= ROWS; r++) {
    for (let c = 0, from = -1; c <= COLUMNS; c++) {
      const edge = c < COLUMNS && has(r - 1, c) !== has(r, c);
      if (edge && from < 0) from = c;
      if (!edge && from >= 0) (found.push([from, r, c, r]), (from = -1));
    }
  }
  for (let c = 0; c <= COLUMNS; c++) {
    for (let r = 0, from = -1; r <= ROWS; r++) {
      const edge = r < ROWS && has(r, c - 1) !== has(r, c);
      if (edge && from < 0) from = r;
      if (!edge && from >= 0) (found.push([c, from, c, r]), (from = -1));
    }
  }
  return found;
}

export const wallsOn = (ground: Ground, walls: string[]): string => once(`walls ${ground.s} ${walls.join()}`, () => walls.map((cell) => wallOn(ground, cell)).join('') + outline(ground, walls));

const wallOn = (ground: Ground, cell: string): string => once(`wall ${ground.s} ${cell}`, () => {
  const { s } = ground;
  const [r, c] = placeOf(cell);
  const [x, y] = [ground.x + c * s, ground.y + r * s];
  const p = new Pencil(indexOf(cell) * 31 + 7);
  p.flat(`M${x} ${y}h${s}v${s}h${-s}Z`, '#3f3c38', `opacity="${s < 24 ? 0.42 : 0.24}"`);
  if (s < 24) {
    p.box(x + 0.5, y + 0.5, s - 1, s - 1, { stroke: 'none', fill: INK, fillStyle: 'hachure', hachureAngle: -45, hachureGap: 3.2, fillWeight: 1, roughness: 0.4 });
    return p.out;
  }
  const lean = [-46, -42, -50, -44][(r * 3 + c) % 4]!;
  p.box(x + 1, y + 1, s - 2, s - 2, { stroke: 'none', fill: '#2f2d2a', fillStyle: 'hachure', hachureAngle: lean, hachureGap: Math.max(4.3, s * 0.082), fillWeight: s < 46 ? 1.35 : 1.55, roughness: s < 46 ? 1 : 1.5 });
  p.box(x + 2, y + 2, s - 4, s - 4, { stroke: 'none', fill: '#4b4843', fillStyle: 'hachure', hachureAngle: lean + 82, hachureGap: Math.max(8.5, s * 0.15), fillWeight: 0.9, roughness: s < 46 ? 1.1 : 1.8 });
  return p.out;
});

function outline(ground: Ground, walls: string[]): string {
  const { s, x, y } = ground;
  const p = new Pencil(17);
  for (const [a, b, c, d] of edges(new Set(walls))) p.line(x + a * s, y + b * s, x + c * s, y + d * s, { strokeWidth: s < 24 ? 1.1 : 2.4, roughness: s < 24 ? 0.3 : 0.8, bowing: 0.6, disableMultiStroke: s < 24 });
  return p.out;
}

export const thingOn = (ground: Ground, cell: string, kind: Kind, gone: boolean): string => once(`thing ${ground.s} ${cell} ${kind} ${gone}`, () => {
  const { s } = ground;
  const [x, y] = middleOf(ground, cell);
  const p = new Pencil(indexOf(cell) * 97 + 13);
  p.flat(silhouette(kind, x, y, s), PAPER, `stroke="${PAPER}" stroke-width="${s < 24 ? 1.5 : 4}" stroke-linejoin="round"`);
  p.group(gone ? `opacity="${s < 46 ? 0.6 : 0.5}"` : '', () => doodle(p, kind, x, y, s, s < 24 ? 1.05 : undefined));
  if (gone) cross(p, x, y, s * 0.94, s < 24 ? 1.3 : s < 46 ? 2.2 : 3.2);
  return p.out;
});

export const chestOn = (ground: Ground, cell: string): string => once(`chest ${ground.s} ${cell}`, () => {
  const [x, y] = middleOf(ground, cell);
  const p = new Pencil(indexOf(cell) * 41 + 29);
  chest(p, x + ground.s * 0.28, y + ground.s * 0.3, Math.max(9, ground.s * 0.34));
  return p.out;
});

/** What is left where something was rubbed out: a shade of the old strokes, and crumbs. */
export const rubbedOn = (ground: Ground, cell: string): string => once(`rubbed ${ground.s} ${cell}`, () => {
  const { s } = ground;
  const [x, y] = middleOf(ground, cell);
  const p = new Pencil(indexOf(cell) * 53 + 19);
  p.group('opacity=".12"', () => p.box(x - s * 0.44, y - s * 0.44, s * 0.88, s * 0.88, { stroke: 'none', fill: '#3f3c38', fillStyle: 'hachure', hachureAngle: -44, hachureGap: s * 0.1, fillWeight: s * 0.05, roughness: 2.4 }));
  const random = chance(indexOf(cell) + 5);
  for (let n = 0; n < 7; n++) {
    const [a, b, turn] = [x + (random() - 0.5) * s * 0.9, y + (random() - 0.2) * s * 0.6, random() * 3];
    p.line(a, b, a + Math.cos(turn) * s * 0.07, b + Math.sin(turn) * s * 0.07, { stroke: '#8f857a', strokeWidth: 1.8, roughness: 1, disableMultiStroke: true });
  }
  return p.out;
});

/** A row of hearts; those that are lost stand first. */
export const heartsIn = (all: number, left: number, threat: number, size: number, inRow: number): string => once(`hearts ${all} ${left} ${threat} ${size} ${inRow}`, () => {
  const p = new Pencil(71);
  for (let n = 0; n < all; n++) {
    const lost = all - left;
    const state: HeartState = n < lost ? 'lost' : n < lost + threat ? 'threat' : 'full';
    heart(p, ((n % inRow) + 0.6) * size * 1.32, (Math.floor(n / inRow) + 0.62) * size * 1.45, size, state);
  }
  return p.out;
});

/** A small picture by itself. */
export const picture = (key: string, draw: (p: Pencil) => void): string => once(`picture ${key}`, () => {
  const p = new Pencil(5);
  draw(p);
  return p.out;
});
