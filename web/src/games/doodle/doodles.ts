/** The doodles of the drawing school: monsters, traps, chests, hearts, dice. Three grades of detail, by the size of a cell. */

import { chance, INK, OCHRE, PAPER, Pencil, type Point } from './pencil';
import type { Kind } from './types';

const NEAR = 46;
const FAR = 24;
interface Grade { far: boolean; middle: boolean; rough: number; one: { disableMultiStroke?: boolean } }

function gradeOf(size: number): Grade {
  const [far, middle] = [size < FAR, size >= FAR && size < NEAR];
  return { far, middle, rough: far ? 0.4 : middle ? 0.5 : 0.75, one: far || middle ? { disableMultiStroke: true } : {} };
}
const closed = (points: Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`;

function goblin(p: Pencil, x: number, y: number, s: number, width?: number): void {
  const { far, middle, rough, one } = gradeOf(s);
  const w = width ?? 1.9;
  y += 0.04 * s;
  for (const k of [-1, 1]) {
    const ear: Point[] = [[x + k * 0.47 * s, y - 0.36 * s], [x + k * 0.38 * s, y + 0.1 * s], [x + k * 0.17 * s, y + 0.02 * s]];
    p.flat(closed(ear), middle ? '#cfc8b8' : PAPER);
    p.polygon(ear, { strokeWidth: w, roughness: rough, ...(far || middle ? {} : { fill: '#77726a', fillStyle: 'hachure', hachureGap: s * 0.075, fillWeight: 0.9, hachureAngle: k * 62 }), ...one });
  }
  p.oval(x, y + 0.03 * s, 0.58 * s, 0.44 * s, { strokeWidth: w, roughness: rough, fill: PAPER, fillStyle: 'solid', ...one });
  if (far) {
    for (const k of [-1, 1]) p.dot(x + k * 0.11 * s, y - 0.01 * s, 0.045 * s + 0.25);
    return;
  }
  if (middle) {
    for (const k of [-1, 1]) {
      p.dot(x + k * 0.11 * s, y, 0.05 * s);
      p.line(x + k * 0.05 * s, y - 0.08 * s, x + k * 0.2 * s, y - 0.13 * s, { strokeWidth: 1.5, roughness: 0.2, ...one });
    }
    p.strokes([[x - 0.13 * s, y + 0.13 * s], [x, y + 0.17 * s], [x + 0.13 * s, y + 0.13 * s]], { strokeWidth: 1.4, roughness: 0.2, ...one });
    return;
  }
  for (const k of [-1, 1]) {
    p.oval(x + k * 0.115 * s, y - 0.03 * s, 0.14 * s, 0.15 * s, { strokeWidth: 1.25, roughness: 0.4, fill: '#fffdf6', fillStyle: 'solid' });
    p.dot(x + k * 0.095 * s, y - 0.01 * s, 0.034 * s);
    p.line(x + k * 0.04 * s, y - 0.09 * s, x + k * 0.2 * s, y - 0.155 * s, { strokeWidth: 1.9, roughness: 0.4 });
  }
  p.strokes([-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15].map((at, n): Point => [x + at * s, y + (n % 2 ? 0.172 : 0.12) * s]), { strokeWidth: 1.4, roughness: 0.35 });
}

function orc(p: Pencil, x: number, y: number, s: number, width?: number): void {
  const { far, middle, rough, one } = gradeOf(s);
  const w = width ?? 2.1;
  y += 0.03 * s;
  const [x0, x1, y0, y1] = [x - 0.13 * s, x + 0.36 * s, y - 0.28 * s, y + 0.28 * s];
  p.polygon([[x0, y1], [x0 - 0.29 * s, y1], [x0, y1 - 0.29 * s]], { strokeWidth: w, roughness: rough, fill: PAPER, fillStyle: 'solid', ...one });
  p.box(x0, y0, x1 - x0, y1 - y0, { strokeWidth: w, roughness: rough, fill: PAPER, fillStyle: 'solid', ...one });
  if (far) {
    p.line(x0 + 0.08 * s, y - 0.1 * s, x0 + 0.26 * s, y - 0.04 * s, { strokeWidth: 1.2, ...one });
    p.dot(x0 + 0.17 * s, y + 0.02 * s, 0.05 * s + 0.2);
    return;
  }
  const tusk: Point[] = [[x0 - 0.16 * s, y1 - 0.09 * s], [x0 - 0.13 * s, y1 - 0.34 * s], [x0 - 0.02 * s, y1 - 0.1 * s]];
  if (middle) {
    p.line(x0, y - 0.13 * s, x0 + 0.3 * s, y - 0.04 * s, { strokeWidth: 2.3, roughness: 0.2, ...one });
    p.dot(x0 + 0.15 * s, y + 0.03 * s, 0.055 * s);
    p.line(x0 - 0.2 * s, y1 - 0.08 * s, x0 + 0.24 * s, y1 - 0.09 * s, { strokeWidth: 1.5, roughness: 0.2, ...one });
    p.flat(closed(tusk), '#fffdf6', `stroke="${INK}" stroke-width="1.4"`);
    for (let i = 0; i < 3; i++) p.line(x0 + 0.12 * s + i * 0.13 * s, y0, x0 + 0.09 * s + i * 0.14 * s, y0 - 0.1 * s, { strokeWidth: 1.4, roughness: 0.2, ...one });
    return;
  }
  p.polygon([[x1 - 0.02 * s, y0 + 0.06 * s], [x1 - 0.02 * s, y1 - 0.02 * s], [x1 - 0.22 * s, y1 - 0.02 * s]], { stroke: 'none', fill: '#6d685f', fillStyle: 'hachure', hachureGap: s * 0.07, fillWeight: 1.05, hachureAngle: -58 });
  p.polygon([0.06, 0.1, 0.17, 0.24, 0.3, 0.38, 0.43].map((at, n): Point => [x0 + at * s, n % 2 ? y0 - 0.13 * s : y0]), { strokeWidth: 1.5, roughness: 0.5, fill: '#4b4741', fillStyle: 'hachure', hachureGap: s * 0.05, fillWeight: 1.1, hachureAngle: 80 });
  p.oval(x0 + 0.16 * s, y + 0.005 * s, 0.17 * s, 0.15 * s, { strokeWidth: 1.4, roughness: 0.35, fill: '#fffdf6', fillStyle: 'solid' });
  p.dot(x0 + 0.13 * s, y + 0.015 * s, 0.04 * s);
  p.line(x0 - 0.02 * s, y - 0.15 * s, x0 + 0.3 * s, y - 0.06 * s, { strokeWidth: 3.6, roughness: 0.4 });
  p.strokes([[x0 - 0.21 * s, y1 - 0.08 * s], [x0 - 0.02 * s, y1 - 0.1 * s], [x0 + 0.26 * s, y1 - 0.1 * s]], { strokeWidth: 1.8, roughness: 0.4 });
  p.flat(closed(tusk), '#fffdf6');
  p.polygon(tusk, { strokeWidth: 1.7, roughness: 0.3 });
  p.polygon([[x0 + 0.07 * s, y1 - 0.1 * s], [x0 + 0.1 * s, y1 - 0.19 * s], [x0 + 0.14 * s, y1 - 0.1 * s]], { strokeWidth: 1.3, roughness: 0.25, fill: '#fffdf6', fillStyle: 'solid' });
  p.oval(x1 + 0.03 * s, y + 0.06 * s, 0.1 * s, 0.11 * s, { strokeWidth: 1.5, roughness: 0.35 });
}

function dragon(p: Pencil, x: number, y: number, s: number, width?: number): void {
  const { far, middle, rough, one } = gradeOf(s);
  const [w, flat] = [width ?? 2, far || middle];
  s *= 1.1;
  y += 0.02 * s;
  const head = `M${x} ${y + 0.38 * s}C${x - 0.14 * s} ${y + 0.24 * s} ${x - 0.35 * s} ${y + 0.12 * s} ${x - 0.33 * s} ${y - 0.05 * s}C${x - 0.31 * s} ${y - 0.23 * s} ${x - 0.06 * s} ${y - 0.22 * s} ${x} ${y - 0.06 * s}C${x + 0.06 * s} ${y - 0.22 * s} ${x + 0.31 * s} ${y - 0.23 * s} ${x + 0.33 * s} ${y - 0.05 * s}C${x + 0.35 * s} ${y + 0.12 * s} ${x + 0.14 * s} ${y + 0.24 * s} ${x} ${y + 0.38 * s}Z`;
  for (const k of [-1, 1]) {
    const horn = `M${x + k * 0.17 * s} ${y - 0.17 * s}C${x + k * 0.18 * s} ${y - 0.33 * s} ${x + k * 0.3 * s} ${y - 0.43 * s} ${x + k * 0.42 * s} ${y - 0.41 * s}C${x + k * 0.36 * s} ${y - 0.34 * s} ${x + k * 0.31 * s} ${y - 0.24 * s} ${x + k * 0.28 * s} ${y - 0.13 * s}Z`;
    p.path(horn, { strokeWidth: w * 0.9, roughness: rough, fill: flat ? INK : '#4b4741', fillStyle: flat ? 'solid' : 'hachure', hachureGap: s * 0.055, fillWeight: 1.2, hachureAngle: k * 30, ...one });
  }
  p.flat(head, middle ? '#c3bcad' : PAPER);
  p.path(head, { strokeWidth: w, roughness: rough, ...(middle ? {} : { fill: far ? '#a8a39a' : '#6d685f', fillStyle: far ? 'solid' : 'hachure', hachureGap: s * 0.062, fillWeight: 0.95, hachureAngle: 38 }), ...one });
  if (far) return;
  for (const k of [-1, 1]) {
    const eye = `M${x + k * 0.05 * s} ${y + 0.04 * s}Q${x + k * 0.12 * s} ${y - 0.11 * s} ${x + k * 0.25 * s} ${y - 0.08 * s}Q${x + k * 0.18 * s} ${y + 0.07 * s} ${x + k * 0.05 * s} ${y + 0.04 * s}`;
    p.flat(eye, '#fffdf6', middle ? `stroke="${INK}" stroke-width="1.2"` : '');
    if (!middle) p.path(eye, { strokeWidth: 1.5, roughness: 0.3 });
    p.line(x + k * 0.14 * s, y - 0.07 * s, x + k * 0.135 * s, y + 0.03 * s, { strokeWidth: middle ? 1.8 : 2.3, roughness: 0.2, ...one });
    p.dot(x + k * 0.045 * s, y + 0.22 * s, 0.026 * s);
  }
  if (!middle) p.path(`M${x - 0.09 * s} ${y + 0.29 * s}Q${x} ${y + 0.24 * s} ${x + 0.09 * s} ${y + 0.29 * s}`, { strokeWidth: 1.2, roughness: 0.4 });
}

function trap(p: Pencil, x: number, y: number, s: number, width?: number): void {
  const { far, middle, one } = gradeOf(s);
  const flat = far || middle;
  const [w, n, span, base] = [width ?? 1.8, flat ? 3 : 4, (far ? 0.66 : 0.7) * s, y + 0.24 * s];
  const left = x - span / 2;
  for (let i = 0; i < n; i++) {
    const [a, high] = [left + (i * span) / n, (i % 2 ? 0.46 : 0.52) * s];
    p.polygon([[a, base], [a + span / n / 2, base - high], [a + span / n, base]], { strokeWidth: w * 0.95, roughness: flat ? 0.3 : 0.7, fill: far ? '#8f8a80' : middle ? '#b5ae9f' : '#77726a', fillStyle: flat ? 'solid' : 'hachure', hachureGap: s * 0.065, fillWeight: 1, hachureAngle: -70, ...one });
  }
  p.line(left - 0.05 * s, base, left + span + 0.05 * s, base, { strokeWidth: w * 1.25, roughness: flat ? 0.3 : 0.7, ...one });
}

const DOODLES: Record<Kind, typeof goblin> = { goblin, orc, dragon, trap };
/** A trap or a monster around a point, in a cell of this size. */
export const doodle = (p: Pencil, kind: Kind, x: number, y: number, size: number, width?: number): void => DOODLES[kind](p, x, y, size, width);

/** The plain paper under a doodle, so that neither squares nor the way shine through. */
export function silhouette(kind: Kind, x: number, y: number, s: number): string {
  if (kind === 'goblin') return ((y += 0.04 * s), `M${x - 0.47 * s} ${y - 0.36 * s}L${x - 0.38 * s} ${y + 0.1 * s}L${x - 0.2 * s} ${y + 0.2 * s}Q${x} ${y + 0.34 * s} ${x + 0.2 * s} ${y + 0.2 * s}L${x + 0.38 * s} ${y + 0.1 * s}L${x + 0.47 * s} ${y - 0.36 * s}L${x + 0.2 * s} ${y - 0.14 * s}Q${x} ${y - 0.26 * s} ${x - 0.2 * s} ${y - 0.14 * s}Z`);
  if (kind === 'orc') return ((y += 0.03 * s), `M${x - 0.42 * s} ${y + 0.28 * s}L${x - 0.13 * s} ${y - 0.01 * s}V${y - 0.28 * s}H${x + 0.36 * s}V${y + 0.28 * s}Z`);
  if (kind === 'dragon') return ((s *= 1.1), (y += 0.02 * s), `M${x} ${y + 0.38 * s}C${x - 0.14 * s} ${y + 0.24 * s} ${x - 0.35 * s} ${y + 0.12 * s} ${x - 0.33 * s} ${y - 0.05 * s}L${x - 0.4 * s} ${y - 0.4 * s}L${x - 0.17 * s} ${y - 0.17 * s}Q${x} ${y - 0.12 * s} ${x + 0.17 * s} ${y - 0.17 * s}L${x + 0.4 * s} ${y - 0.4 * s}L${x + 0.33 * s} ${y - 0.05 * s}C${x + 0.35 * s} ${y + 0.12 * s} ${x + 0.14 * s} ${y + 0.24 * s} ${x} ${y + 0.38 * s}Z`);
  return `M${x - 0.4 * s} ${y + 0.27 * s}L${x - 0.3 * s} ${y - 0.26 * s}H${x + 0.3 * s}L${x + 0.4 * s} ${y + 0.27 * s}Z`;
}

export function cross(p: Pencil, x: number, y: number, s: number, width = 3): void {
  const more = { strokeWidth: width, stroke: '#24221f', roughness: 1.5, bowing: 2 };
  p.line(x - 0.36 * s, y - 0.34 * s, x + 0.36 * s, y + 0.36 * s, more);
  p.line(x + 0.35 * s, y - 0.36 * s, x - 0.37 * s, y + 0.34 * s, more);
}

export function chest(p: Pencil, x: number, y: number, s: number, colour = OCHRE): void {
  p.flat(`M${x - 0.5 * s} ${y - 0.42 * s}h${s}v${0.84 * s}h${-s}Z`, '#fff3cf');
  p.box(x - 0.48 * s, y - 0.1 * s, 0.96 * s, 0.48 * s, { stroke: colour, strokeWidth: 1.5, roughness: 0.5, fill: colour, fillStyle: 'hachure', hachureGap: 3, fillWeight: 0.8 });
  p.path(`M${x - 0.48 * s} ${y - 0.1 * s}Q${x - 0.46 * s} ${y - 0.46 * s} ${x} ${y - 0.46 * s}Q${x + 0.46 * s} ${y - 0.46 * s} ${x + 0.48 * s} ${y - 0.1 * s}`, { stroke: colour, strokeWidth: 1.5, roughness: 0.4 });
  p.dot(x, y + 0.05 * s, 0.1 * s, colour);
}

const heartShape = (x: number, y: number, s: number): string => `M${x} ${y + 0.42 * s}C${x - 0.2 * s} ${y + 0.22 * s} ${x - 0.5 * s} ${y + 0.06 * s} ${x - 0.48 * s} ${y - 0.16 * s}C${x - 0.46 * s} ${y - 0.44 * s} ${x - 0.1 * s} ${y - 0.46 * s} ${x} ${y - 0.16 * s}C${x + 0.1 * s} ${y - 0.46 * s} ${x + 0.46 * s} ${y - 0.44 * s} ${x + 0.48 * s} ${y - 0.16 * s}C${x + 0.5 * s} ${y + 0.06 * s} ${x + 0.2 * s} ${y + 0.22 * s} ${x} ${y + 0.42 * s}Z`;
export type HeartState = 'full' | 'lost' | 'threat';

export function heart(p: Pencil, x: number, y: number, s: number, state: HeartState): void {
  const lost = state === 'lost';
  p.path(heartShape(x, y, s), { strokeWidth: 1.5, roughness: 0.5, stroke: lost ? '#8d887e' : '#7c2118', ...(lost ? {} : { fill: '#c2352b', fillStyle: 'hachure', hachureGap: 2.6, fillWeight: 1.15, hachureAngle: -40 }) });
  if (lost) cross(p, x, y, s * 1.15, 2.1);
  if (state === 'threat') p.path(heartShape(x, y, s * 1.38), { stroke: '#7a4a08', strokeWidth: 1.5, roughness: 0.3, strokeLineDash: [4, 3], disableMultiStroke: true });
}

export function tick(p: Pencil, x: number, y: number, s: number, seed = 5): void {
  const random = chance(seed);
  const [a, b] = [random(), random()];
  p.strokes([[x + (0.1 + 0.1 * a) * s, y + (0.5 + 0.1 * b) * s], [x + 0.42 * s, y + (0.86 + 0.06 * a) * s], [x + (1.02 + 0.16 * b) * s, y - (0.16 + 0.14 * a) * s]], { strokeWidth: Math.max(1.6, s * 0.2), roughness: 0.6, bowing: 2, stroke: '#24221f' });
}

/** A hand of cards, as a little picture. */
export function cards(p: Pencil, x: number, y: number, s: number): void {
  for (const at of [-0.24, 0, 0.24]) p.box(x + at * s - 0.2 * s, y - 0.3 * s, 0.4 * s, 0.6 * s, { strokeWidth: 1.1, roughness: 0.3, fill: PAPER, fillStyle: 'solid', disableMultiStroke: true });
}

/** One element of a card's build half, in a box of this side. */
export function element(p: Pencil, what: string, rows: string[] | undefined, x: number, y: number, s: number): void {
  if (rows) {
    const [w, h] = [rows[0]!.length, rows.length];
    const k = Math.min((s * 0.82) / Math.max(w, h), s * 0.34);
    rows.forEach((row, i) => [...row].forEach((sign, j) => {
      if (sign !== '#') return;
      const [a, b] = [x + (j - w / 2) * k, y + (i - h / 2) * k];
      p.flat(`M${a} ${b}h${k}v${k}h${-k}Z`, '#3f3c38', 'opacity=".3"');
      p.box(a, b, k, k, { strokeWidth: 1.3, roughness: 0.4, fill: INK, fillStyle: 'hachure', hachureGap: k * 0.28, fillWeight: 1, hachureAngle: -45, disableMultiStroke: true });
    }));
  } else if (what === 'treasure') chest(p, x, y, s * 0.56);
  else if (what === 'upgrade') {
    p.box(x - 0.25 * s, y - 0.22 * s, 0.5 * s, 0.5 * s, { strokeWidth: 1.6, roughness: 0.5 });
    tick(p, x - 0.25 * s, y - 0.2 * s, 0.5 * s);
  } else doodle(p, what as Kind, x, y, s, s < 34 ? 1.25 : 1.6);
}

/** What a track is about, as a little picture. */
export function emblem(p: Pencil, category: string, x: number, y: number, s: number): void {
  if (category === 'hand') cards(p, x, y, s);
  else if (category === 'treasure') chest(p, x, y, s * 0.76, INK);
  else doodle(p, category as Kind, x, y, s, 1.3);
}

/** A die with ten faces, seen from the front. */
export function die(p: Pencil, x: number, y: number, s: number, face: string, quiet = false): void {
  const r = s / 2;
  const at = (a: number, b: number): Point => [x + a * r, y + b * r];
  const outline = [at(0, -0.98), at(0.92, -0.3), at(0.92, 0.3), at(0, 0.98), at(-0.92, 0.3), at(-0.92, -0.3)];
  const kite = [at(0, -0.98), at(0.52, 0.24), at(0, 0.6), at(-0.52, 0.24)];
  p.flat(closed(outline), quiet ? '#e2dac7' : '#fbf6e9');
  for (const side of [[at(-0.92, -0.3), at(-0.52, 0.24), at(-0.92, 0.3)], [at(0.92, -0.3), at(0.52, 0.24), at(0.92, 0.3)], [at(-0.92, 0.3), at(-0.52, 0.24), at(0, 0.6), at(0.52, 0.24), at(0.92, 0.3), at(0, 0.98)]] as Point[][]) p.polygon(side, { stroke: 'none', fill: '#5d584f', fillStyle: 'hachure', hachureGap: s * 0.06, fillWeight: 0.9, roughness: 0.8 });
  p.polygon(outline, { strokeWidth: 2.2, roughness: 0.7 });
  p.polygon(kite, { strokeWidth: 1.6, roughness: 0.5, fill: quiet ? '#e2dac7' : '#fbf6e9', fillStyle: 'solid' });
  p.line(...at(0, 0.6), ...at(0, 0.98), { strokeWidth: 1.4, roughness: 0.4 });
  for (const k of [-1, 1]) p.line(...at(k * 0.52, 0.24), ...at(k * 0.92, 0.3), { strokeWidth: 1.4, roughness: 0.4 });
  p.text(x, y + s * 0.13, face, s * 0.42, 'text-anchor="middle" fill="#24221f"');
}

/** The hero with sword and shield, standing on y. */
export function hero(p: Pencil, x: number, y: number, s: number): void {
  const at = (a: number, b: number): Point => [x + a * s, y + b * s];
  p.flat(`M${at(-0.24, 0.02).join(' ')}h${0.48 * s}v${-0.1 * s}h${-0.48 * s}Z`, '#5a3d22');
  p.polygon([at(-0.16, -0.08), at(-0.14, -0.34), at(0.14, -0.34), at(0.16, -0.08)], { strokeWidth: 1.5, roughness: 0.5, fill: '#c8ccd0', fillStyle: 'solid', disableMultiStroke: true });
  p.polygon([at(-0.2, -0.3), at(-0.16, -0.62), at(0.16, -0.62), at(0.2, -0.3)], { strokeWidth: 1.6, roughness: 0.5, fill: '#eef0f1', fillStyle: 'solid' });
  p.oval(x, y - 0.76 * s, 0.32 * s, 0.34 * s, { strokeWidth: 1.7, roughness: 0.4, fill: '#eef0f1', fillStyle: 'solid' });
  p.line(...at(-0.1, -0.77), ...at(0.12, -0.77), { strokeWidth: 2.6, roughness: 0.2 });
  p.line(...at(0.01, -0.77), ...at(0.01, -0.63), { strokeWidth: 1.4, roughness: 0.2 });
  p.path(`M${at(0, -0.92).join(' ')}Q${at(0.06, -1.12).join(' ')} ${at(0.24, -1.04).join(' ')}`, { stroke: '#c2352b', strokeWidth: 3, roughness: 0.6 });
  p.polygon([at(-0.36, -0.56), at(-0.1, -0.56), at(-0.1, -0.36), at(-0.23, -0.2), at(-0.36, -0.36)], { strokeWidth: 1.5, roughness: 0.4, fill: '#4f7fb5', fillStyle: 'solid' });
  p.line(...at(0.28, -0.3), ...at(0.34, -0.98), { strokeWidth: 2.6, roughness: 0.3, stroke: '#24221f' });
  p.line(...at(0.2, -0.42), ...at(0.38, -0.4), { strokeWidth: 2, roughness: 0.2, stroke: '#24221f' });
}

/** A door with a rounded top; `turn` says on which side its knob is. */
export function door(p: Pencil, x: number, y: number, s: number, turn: number): void {
  const [w, h] = [0.5 * s, 0.78 * s];
  const shape = `M${x - w / 2} ${y + h / 2}V${y - h * 0.12}Q${x - w / 2} ${y - h / 2} ${x} ${y - h / 2}Q${x + w / 2} ${y - h / 2} ${x + w / 2} ${y - h * 0.12}V${y + h / 2}Z`;
  p.flat(shape, PAPER);
  p.path(shape, { strokeWidth: 2.1, roughness: 0.7, fill: '#8b7a5f', fillStyle: 'hachure', hachureAngle: 90, hachureGap: w * 0.24, fillWeight: 1.1 });
  p.dot(x + turn * w * 0.22, y + h * 0.1, 1.8);
  p.line(x - w * 0.7, y + h / 2, x + w * 0.7, y + h / 2, { strokeWidth: 2, roughness: 0.6 });
}
