/** Inks, hatching and a steady hand: what all drawings of the Labyrinth share. */

export const CELL = 20;
export const MARGIN = 17;
export const INK = ['#2a1f14', '#8f7010', '#3f6d3c', '#b3560f', '#5f3f86', '#9e2440', '#1b3f70'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const GROUND = [0, 0.17, 0.18, 0.18, 0.2, 0.21, 0.86] as const;

export type Random = () => number;

/** Chance that is the same every time: the map looks alike on every screen. */
export function steady(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const parts = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mix(a: string, b: string, t: number): string {
  const to = parts(b);
  return `#${parts(a).map((v, i) => Math.round(v + ((to[i] ?? 0) - v) * t).toString(16).padStart(2, '0')).join('')}`;
}

export const ink = (level: number): string => INK[level] ?? INK[0];
export const textInk = (level: number): string => mix(ink(level), '#1c1815', 0.72);
export const darkInk = (level: number): string => mix(ink(level), '#1c1815', 0.5);

export type Point = [number, number];
export const f = (v: number): string => v.toFixed(1);

/** A closed line through points, rounded as a pen would. */
export function penLine(points: Point[]): string {
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const at = (i: number): Point => points[i % points.length] ?? [0, 0];
  const first = mid(at(0), at(1));
  let d = `M${f(first[0])} ${f(first[1])}`;
  for (let i = 1; i <= points.length; i++) {
    const m = mid(at(i), at(i + 1));
    d += `Q${f(at(i)[0])} ${f(at(i)[1])} ${f(m[0])} ${f(m[1])}`;
  }
  return `${d}Z`;
}

/** A rectangle drawn by hand: straight enough, but not by a machine. */
export function handRect(x: number, y: number, w: number, h: number, random: Random, amount = 0.9): string {
  const corners: Point[] = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
  const points: Point[] = [];
  const shake = () => (random() - 0.5) * amount;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 22));
    for (let j = 0; j < pieces; j++) points.push([a[0] + ((b[0] - a[0]) * j) / pieces + shake(), a[1] + ((b[1] - a[1]) * j) / pieces + shake()]);
  });
  return `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;
}

/** One hatch pattern a level, so that levels can be told apart without colour. */
export function hatching(u: number, id = 'h'): string {
  const pattern = (l: number, w: number, h: number, body: string, turn = '') =>
    `<pattern id="${id}${l}" width="${(w * u).toFixed(2)}" height="${(h * u).toFixed(2)}" patternUnits="userSpaceOnUse" patternTransform="${turn}">${body}</pattern>`;
  const scaled = (d: string) => d.replace(/-?\d*\.?\d+/g, (v) => (Number(v) * u).toFixed(2));
  const line = (l: number, d: string, width: number, opacity: number) =>
    `<path d="${scaled(d)}" fill="none" stroke="${ink(l)}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  const dots = [[0.8, 0.9, 0.5], [2.9, 0.6, 0.36], [1.9, 2.2, 0.5], [4, 2.3, 0.4], [0.7, 3.5, 0.4], [3.1, 3.6, 0.5]]
    .map(([x = 0, y = 0, r = 0]) => `<circle cx="${(x * u).toFixed(2)}" cy="${(y * u).toFixed(2)}" r="${(r * u).toFixed(2)}" fill="${ink(3)}" fill-opacity=".72"/>`)
    .join('');
  return (
    pattern(1, 1.3, 6, line(1, 'M0.6 0 L0.6 4.6 M0.6 5.4 L0.6 6', 0.9, 0.7), 'rotate(45)') +
    pattern(2, 9, 2.6, line(2, 'M0 0.7 L6.2 0.7 M7.2 0.7 L9 0.7 M0 2 L2.4 2 M3.4 2 L9 2', 0.95, 0.7)) +
    pattern(3, 4.4, 4.4, dots) +
    pattern(4, 2.6, 2.6, line(4, 'M0 1.3 L2.6 1.3 M1.3 0 L1.3 2.6', 0.85, 0.68), 'rotate(45)') +
    pattern(5, 4.6, 3.4, line(5, 'M0 1.7 Q2.3 -1 4.6 1.7 M-2.3 3.4 Q0 .7 2.3 3.4 Q4.6 .7 6.9 3.4', 0.95, 0.75)) +
    pattern(6, 1.5, 7, `<path d="${scaled('M0.75 0 L0.75 7')}" stroke="#efe4cb" stroke-opacity=".26" stroke-width=".9"/>`, 'rotate(-45)')
  );
}
