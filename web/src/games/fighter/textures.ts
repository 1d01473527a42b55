/** Everything printed or carved on the table, drawn on canvases once: planks, target, dice, the vault behind. */

import { iconBody } from '../../lib/icons';
import { DICE, PHYSICS, RINGS, SIGNS, ZONE_COLOURS } from './content';

export const INK = '#22140c';
type Paper = CanvasRenderingContext2D;
type Point = [number, number];

/** Numbers that look like chance and are always the same. */
export function dealer(seed: number): () => number {
  let s = seed >>> 0;
  return () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 4294967296;
}
const bytes = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
export function mix(a: string, b: string, part: number): string {
  const [from, to] = [bytes(a), bytes(b)];
  return `#${from.map((v, i) => Math.round(v + (to[i]! - v) * part).toString(16).padStart(2, '0')).join('')}`;
}
export function canvas(width: number, height: number): [HTMLCanvasElement, Paper] {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  return [made, made.getContext('2d')!];
}
export const pathsOf = (icon: string): Path2D[] => [...iconBody(icon).matchAll(/ d="([^"]+)"/g)].map((found) => new Path2D(found[1]));
export function drawIcon(g: Paper, icon: string, x: number, y: number, size: number, fill: string, turn = 0): void {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(size / 512, size / 512);
  g.translate(-256, -256);
  g.fillStyle = fill;
  for (const path of pathsOf(icon)) g.fill(path);
  g.restore();
}

/** A tapered stroke along a line of points: comic ink. */
export function brush(g: Paper, points: Point[], width: number, fill: string, taper = 1): void {
  const [left, right]: [Point[], Point[]] = [[], []];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(last, i + 1)]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const part = Math.min(0.999, Math.max(0.001, i / last));
    const k = (width / 2) * (taper ? Math.sin(Math.PI * part) ** taper : 1);
    left.push([x - dy * k, y + dx * k]);
    right.unshift([x + dy * k, y - dx * k]);
  });
  g.fillStyle = fill;
  g.beginPath();
  [...left, ...right].forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.closePath();
  g.fill();
}

// --- the table top -----------------------------------------------------------------------------------------------------

const [LENGTH, WIDTH] = [PHYSICS.table.length, PHYSICS.table.width];
const TONES = ['#b98148', '#a9713a', '#c48f55', '#b0783f', '#bd864c', '#a26a35', '#c08a50'];

interface Plank { x: number; y: number; w: number; h: number; tone: string; upright: boolean }

function plank(g: Paper, r: () => number, { x, y, w, h, tone, upright }: Plank): void {
  const [long, wide] = upright ? [h, w] : [w, h];
  const at = (u: number, v: number): Point => (upright ? [x + v, y + u] : [x + u, y + v]);
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.fillStyle = tone;
  g.fillRect(x, y, w, h);
  for (let k = 0; k < 3; k++) {
    const [v0, amp, phase, stretch] = [r() * wide, 6 + r() * 14, r() * 6, 90 + 60 * r()];
    const points: Point[] = [];
    for (let u = -20; u <= long + 20; u += 24) points.push(at(u, v0 + Math.sin(u / stretch + phase) * amp));
    brush(g, points, 10 + r() * 26, k % 2 ? mix(tone, '#e3a55c', 0.34) : mix(tone, '#7b4319', 0.28), 0.6);
  }
  const knots = r() < 0.75 && long > 150 ? [[60 + r() * (long - 120), wide * (0.25 + 0.5 * r()), 7 + r() * 8] as const] : [];
  grain(g, r, { tone, long, wide, at, knots });
  for (const [ku, kv, kr] of knots) knot(g, at(ku, kv), kr, upright);
  g.fillStyle = mix(tone, '#f3c27c', 0.55);
  if (upright) g.fillRect(x + 1.8, y, 2.2, h);
  else g.fillRect(x, y + 1.8, w, 2.2);
  g.fillStyle = mix(tone, '#5a2d10', 0.55);
  if (upright) g.fillRect(x + w - 4.4, y, 3, h);
  else g.fillRect(x, y + h - 4.4, w, 3);
  g.restore();
}

interface Grain { tone: string; long: number; wide: number; at: (u: number, v: number) => Point; knots: (readonly [number, number, number])[] }

/** Lines of the wood, bending round the knots. */
function grain(g: Paper, r: () => number, { tone, long, wide, at, knots }: Grain): void {
  const lines = Math.round(wide / 9);
  for (let i = 0; i < lines; i++) {
    const [v0, phase, amp] = [((i + 0.5 + (r() - 0.5) * 0.5) / lines) * wide, r() * 9, 1.2 + r() * 2.4];
    for (let u = -10 + r() * 40; u < long; ) {
      const length = 60 + r() * 240;
      const points: Point[] = [];
      for (let s = u; s <= Math.min(long + 10, u + length); s += 12) {
        let v = v0 + Math.sin(s / 71 + phase) * amp;
        for (const [ku, kv, kr] of knots) {
          const [d, off] = [(s - ku) / (kr * 3.2), v - kv];
          v += Math.exp(-d * d) * kr * 1.25 * (off >= 0 ? 1 : -1) * Math.exp(-Math.abs(off) / (kr * 2.2));
        }
        points.push(at(s, v));
      }
      if (points.length > 2) brush(g, points, 0.8 + r() * 1.5, r() < 0.75 ? mix(tone, '#5a2d10', 0.62) : mix(tone, '#edb973', 0.55), 0.8);
      u += length + 8 + r() * 50;
    }
  }
}

function knot(g: Paper, [x, y]: Point, size: number, upright: boolean): void {
  for (let q = 0; q < 4; q++) {
    const k = size * (1 - q * 0.24);
    g.beginPath();
    g.ellipse(x, y, k * (upright ? 0.72 : 1.25), k * (upright ? 1.25 : 0.72), 0.1, 0, 7);
    g.fillStyle = q === 3 ? INK : q % 2 ? '#6b3a17' : '#8a4f22';
    g.fill();
  }
}

function nail(g: Paper, x: number, y: number): void {
  for (const [dx, dy, size, fill] of [[0, 0, 4.2, INK], [-0.5, -0.6, 2.9, '#6f6258'], [-1.2, -1.4, 1.1, '#d9cdb6']] as const) {
    g.beginPath();
    g.arc(x + dx, y + dy, size, 0, 7);
    g.fillStyle = fill;
    g.fill();
  }
}

export function tableTexture(scale: number): HTMLCanvasElement {
  const [made, g] = canvas(LENGTH * scale, WIDTH * scale);
  const r = dealer(11);
  g.scale(scale, scale);
  const end = 92;
  let y = 0;
  [118, 136, 122, 142, 126, 130, 126].forEach((h, i) => {
    const cuts = [end, end + 260 + r() * 620, LENGTH - end];
    for (let k = 0; k < 2; k++) plank(g, r, { x: cuts[k]!, y, w: cuts[k + 1]! - cuts[k]!, h, tone: TONES[(i * 2 + k * 3) % 7]!, upright: false });
    const joint = cuts[1]!;
    brush(g, [0, 0.25, 0.5, 0.75, 1].map((t) => [joint + (r() - 0.5), y + h * t]), 3.4, INK, 0.12);
    for (const x of [joint - 13, joint + 13, end + 13, LENGTH - end - 13]) for (const ny of [y + 22, y + h - 22]) nail(g, x, ny);
    if (y) brush(g, Array.from({ length: 60 }, (_, n) => [(n * LENGTH) / 59, y + (r() - 0.5) * 1.2]), 4.2, INK, 0.05);
    y += h;
  });
  for (const x of [0, LENGTH - end]) plank(g, r, { x, y: 0, w: end, h: WIDTH, tone: '#9c5d2a', upright: true });
  for (const x of [end, LENGTH - end]) brush(g, Array.from({ length: 40 }, (_, n) => [x + (r() - 0.5) * 1.2, (n * WIDTH) / 39]), 5, INK, 0.05);
  wear(g, r);
  shade(g);
  return made;
}

/** Rings of mugs, scratches, carvings, a tally. */
function wear(g: Paper, r: () => number): void {
  for (const [x, y, size] of [[268, 196, 43], [310, 226, 41], [1155, 640, 44]] as const) {
    g.globalAlpha = 0.34;
    g.lineWidth = 5;
    g.strokeStyle = '#5b2f12';
    g.beginPath();
    g.arc(x, y, size, 0.3, 5.6);
    g.stroke();
    g.globalAlpha = 1;
  }
  for (let k = 0; k < 26; k++) {
    const [x, y, a, l] = [120 + r() * 1160, 30 + r() * 840, r() * 3, 12 + r() * 46];
    brush(g, [[x, y], [x + (Math.cos(a) * l) / 2, y + (Math.sin(a) * l) / 2 + 1], [x + Math.cos(a) * l, y + Math.sin(a) * l]], 1.6, '#6a3814');
  }
  for (let k = 0; k < 4; k++) brush(g, [[1130 + k * 11, 700], [1131 + k * 11, 715], [1129 + k * 11, 730]], 3.6, '#54290f', 0.5);
  brush(g, [[1122, 724], [1148, 714], [1172, 704]], 3.8, '#54290f', 0.5);
  drawIcon(g, 'crossed-bones', 214, 636, 46, '#54290f', 0.2);
}

/** The warm pool of light ends in dots that grow towards the corners. */
function shade(g: Paper): void {
  const fall = g.createRadialGradient(700, 450, 260, 700, 450, 840);
  fall.addColorStop(0, 'rgba(255,226,160,.16)');
  fall.addColorStop(0.34, 'rgba(60,24,20,0)');
  fall.addColorStop(1, 'rgba(40,14,20,.5)');
  g.fillStyle = fall;
  g.fillRect(0, 0, LENGTH, WIDTH);
  g.fillStyle = 'rgba(52,20,18,.30)';
  g.beginPath();
  for (let y = 0, row = 0; y < WIDTH + 4; y += 9, row++) {
    for (let x = (row % 2) * 5; x < LENGTH + 4; x += 10) {
      const part = Math.min(1, Math.max(0, (Math.hypot((x - 700) / 760, (y - 450) / 560) - 0.62) / 0.5));
      if (part > 0.03) {
        g.moveTo(x, y);
        g.arc(x, y, 4.4 * Math.sqrt(part), 0, 7);
      }
    }
  }
  g.fill();
}

// --- the target ----------------------------------------------------------------------------------------------------------

const polar = (r: number, a: number): Point => [Math.cos(a) * r, Math.sin(a) * r];

function disc(g: Paper, radius: number, fill: string): void {
  g.beginPath();
  g.arc(0, 0, radius, 0, 7);
  g.fillStyle = fill;
  g.fill();
}

/** A square of 400 mm around the middle of the target, y to the north. */
export function targetTexture(size: number): HTMLCanvasElement {
  const [made, g] = canvas(size, size);
  g.scale(size / 400, -size / 400);
  g.translate(200, -200);
  const zones = [...RINGS.map((radius, i) => [radius, ['10', '4', '3', '2', '1'][i]!] as const)].reverse();
  disc(g, 199, INK);
  for (const [radius, zone] of zones) disc(g, radius, ZONE_COLOURS[zone]!);
  dots(g, 151.5, 4.4, mix('#ead9ad', '#b98b3e', 0.62));
  dots(g, 106.5, 4.2, mix('#e4b04f', '#b9661f', 0.62));
  dots(g, 61.5, 4, mix('#d9762f', '#8f2f16', 0.62));
  dots(g, 22.5, 3.8, mix('#ad3527', '#58100f', 0.7));
  const ring = (radius: number, width: number, stroke: string) => {
    g.lineWidth = width;
    g.strokeStyle = stroke;
    g.beginPath();
    g.arc(0, 0, radius, 0, 7);
    g.stroke();
  };
  for (const [radius, zone] of zones.slice(0, 4)) ring(radius - 4.4, 2, mix(ZONE_COLOURS[zone]!, '#fff6df', 0.5));
  for (const [radius] of zones.slice(1)) ring(radius, 2.6, INK);
  ring(193.2, 5, INK);
  for (let k = 0; k < 4; k++) {
    seam(g, (k * Math.PI) / 2);
    number(g, '1', 173, k * 90 + 68, INK, '#fbf1d4', 5);
    number(g, '2', 128.5, k * 90 + 72, INK, '#ffe6ab', 5);
    number(g, '3', 83.5, k * 90 + 72, '#fff3d8', INK, 6.5);
    number(g, '4', 42, k * 90 + 72, '#fff3d8', INK, 6.5);
  }
  centre(g);
  for (let k = 0; k < 4; k++) mouth(g, Math.PI / 4 + (k * Math.PI) / 2);
  for (const angle of PHYSICS.target.bone_angles) bone(g, (angle * Math.PI) / 180);
  return made;
}

function dots(g: Paper, from: number, step: number, fill: string): void {
  g.fillStyle = fill;
  g.beginPath();
  for (let r = from, row = 0; r < from + 22; r += step, row++) {
    const count = Math.round((2 * Math.PI * r) / step);
    for (let i = 0; i < count; i++) {
      const [x, y] = polar(r, ((i + (row % 2) / 2) / count) * 2 * Math.PI);
      g.moveTo(x, y);
      g.arc(x, y, 1.75 * Math.sqrt(1 - (r - from) / 22), 0, 7);
    }
  }
  g.fill();
}

function seam(g: Paper, turn: number): void {
  g.save();
  g.rotate(turn);
  g.lineWidth = 1.3;
  g.strokeStyle = 'rgba(34,20,12,.8)';
  g.beginPath();
  g.moveTo(21.5, 0);
  for (const k of [82, 172]) {
    g.lineTo(k - 5, 0);
    g.bezierCurveTo(k - 3, 0, k - 2, 3.4, k - 5, 5.6);
    g.bezierCurveTo(k - 9, 12, k + 9, 12, k + 5, 5.6);
    g.bezierCurveTo(k + 2, 3.4, k + 3, 0, k + 5, 0);
  }
  g.lineTo(195, 0);
  g.stroke();
  g.restore();
}

function number(g: Paper, text: string, radius: number, degrees: number, fill: string, edge: string, width: number): void {
  const a = (degrees * Math.PI) / 180;
  g.save();
  g.translate(...polar(radius, a));
  g.rotate(a + Math.PI / 2);
  g.scale(1, -1);
  g.font = '34px Bangers';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.lineWidth = width;
  g.strokeStyle = edge;
  g.strokeText(text, 0, 1.4);
  g.fillStyle = fill;
  g.fillText(text, 0, 1.4);
  g.restore();
}

function centre(g: Paper): void {
  g.beginPath();
  for (let i = 0; i < 32; i++) g.lineTo(...polar(i % 2 ? 14.4 : 18.4, (i / 16) * Math.PI));
  g.closePath();
  g.fillStyle = '#f2c14b';
  g.fill();
  disc(g, 12.6, INK);
  g.save();
  g.scale(1, -1);
  g.font = '19px Bangers';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#ffd768';
  g.fillText('10', -0.6, 0.8);
  g.restore();
}

/** A hole is a mouth with teeth round its rim. */
function mouth(g: Paper, angle: number): void {
  g.save();
  g.translate(...polar(105.005, angle));
  g.rotate(angle - Math.PI / 2);
  disc(g, 22.8, INK);
  g.fillStyle = '#f6ecd2';
  for (let i = 0; i < 12; i++) {
    const [t, w] = [(i / 12) * 6.2832 + 0.13, 0.16];
    g.beginPath();
    g.moveTo(...polar(21.4, t - w));
    g.lineTo(...polar(21.4, t + w));
    g.lineTo(...polar(17.4, t));
    g.closePath();
    g.fill();
  }
  disc(g, 17.05, '#120a08');
  g.restore();
}

/** The ivory fills just the capsule that is judged. */
function bone(g: Paper, angle: number): void {
  g.save();
  g.rotate(angle);
  g.beginPath();
  g.arc(120, 0, 7, Math.PI / 2, -Math.PI / 2);
  g.arc(165, 0, 7, -Math.PI / 2, Math.PI / 2);
  g.closePath();
  g.lineWidth = 4.2;
  g.strokeStyle = INK;
  g.stroke();
  g.fillStyle = '#5c3a24';
  g.fill();
  const ivory = new Path2D('M123 2.900C122 7.600 114 6.800 115.400 1.600C112.600 .900 112.600-.900 115.400-1.600C114-6.800 122-7.600 123-2.900L162-2.900C163-7.600 171-6.800 169.600-1.600C172.400-.900 172.400 .900 169.600 1.600C171 6.800 163 7.600 162 2.900Z');
  g.fillStyle = '#f7eed6';
  g.fill(ivory);
  g.lineWidth = 1;
  g.strokeStyle = INK;
  g.stroke(ivory);
  g.restore();
}

// --- dice ----------------------------------------------------------------------------------------------------------------

const PIPS: Record<string, Point[]> = { 2: [[48, 112], [112, 48]], 3: [[44, 116], [80, 80], [116, 44]], 4: [[48, 48], [112, 48], [48, 112], [112, 112]], 5: [[46, 46], [114, 46], [80, 80], [46, 114], [114, 114]] };

/** A face: the hero symbol, or pips in the shape of the die's own sign. */
export function dieFace(kind: string, die: string, size = 160): HTMLCanvasElement {
  const [made, g] = canvas(size, size);
  const [base, dark] = DICE[die]!;
  g.scale(size / 160, size / 160);
  g.fillStyle = base;
  g.fillRect(0, 0, 160, 160);
  g.lineWidth = 5;
  g.strokeStyle = mix(base, dark, 0.55);
  g.beginPath();
  g.roundRect(9, 9, 142, 142, 20);
  g.stroke();
  brush(g, [[22, 62], [23, 34], [36, 22], [64, 20]], 7, die === 'bonus' ? '#ffffff' : mix(base, '#fff4df', 0.55), 0.9);
  const pale = die === 'bonus' ? '#3a2b20' : '#fff3d8';
  if (kind === 'hero') {
    g.beginPath();
    g.arc(80, 82, 51, 0, 7);
    g.fillStyle = die === 'bonus' ? '#d9cbae' : mix(base, dark, 0.78);
    g.fill();
    g.lineWidth = 4;
    g.strokeStyle = pale;
    g.stroke();
    drawIcon(g, 'barbute', 80, 81, 82, pale);
    return made;
  }
  const sign = new Path2D(SIGNS[die]);
  for (const [x, y] of PIPS[kind] ?? []) {
    for (const [by, fill] of [[1.8, mix(base, '#fff4df', 0.34)], [0, mix(base, dark, 0.88)]] as const) {
      g.save();
      g.translate(x + by, y + by);
      g.scale(1.9, 1.9);
      g.translate(-12, -12);
      g.fillStyle = fill;
      g.fill(sign);
      g.restore();
    }
  }
  return made;
}

// --- the vault behind ------------------------------------------------------------------------------------------------------

export function wallTexture(): HTMLCanvasElement {
  const [made, g] = canvas(1500, 600);
  const r = dealer(3);
  g.scale(0.5, 0.5);
  g.fillStyle = '#231914';
  g.fillRect(0, 0, 3000, 1200);
  for (let y = 0, row = 0; y < 1200; y += 74, row++) {
    for (let x = -(row % 2) * 80 - r() * 20; x < 3000; ) {
      const w = 130 + r() * 80;
      g.fillStyle = ['#33251d', '#2d2019', '#3a2a20', '#30231b'][Math.floor(r() * 4)]!;
      g.beginPath();
      g.roundRect(x + 4, y + 4, w - 8, 66, 12);
      g.fill();
      x += w;
    }
  }
  for (const [x, w, top] of [[420, 170, 330], [1060, 170, 330], [1500, 230, 250], [1940, 170, 330], [2580, 170, 330]] as const) {
    g.beginPath();
    g.moveTo(x - w, 1200);
    g.lineTo(x - w, top + w);
    g.arc(x, top + w, w, Math.PI, 0);
    g.lineTo(x + w, 1200);
    g.closePath();
    g.fillStyle = '#120c0a';
    g.fill();
    for (let i = 0; i < 13; i++) {
      const [a, b] = [Math.PI + (i / 13) * Math.PI + 0.02, Math.PI + ((i + 1) / 13) * Math.PI - 0.02];
      g.beginPath();
      g.arc(x, top + w, w + 62, a, b);
      g.arc(x, top + w, w + 10, b, a, true);
      g.closePath();
      g.fillStyle = ['#4a3628', '#433024', '#52392a'][i % 3]!;
      g.fill();
    }
  }
  return made;
}

export function glowTexture(): HTMLCanvasElement {
  const [made, g] = canvas(128, 128);
  const fall = g.createRadialGradient(64, 64, 2, 64, 64, 63);
  fall.addColorStop(0, 'rgba(255,206,120,.95)');
  fall.addColorStop(0.18, 'rgba(255,170,70,.5)');
  fall.addColorStop(0.5, 'rgba(240,130,40,.16)');
  fall.addColorStop(1, 'rgba(240,120,40,0)');
  g.fillStyle = fall;
  g.fillRect(0, 0, 128, 128);
  return made;
}

/** The monster as a cut-out print that peeks over the far edge. */
export function cutOut(icon: string, tint: string): HTMLCanvasElement {
  const [made, g] = canvas(384, 384);
  const paths = pathsOf(icon);
  g.scale(384 / 620, 384 / 620);
  g.translate(54, 54);
  g.lineJoin = 'round';
  for (const [width, fill] of [[74, '#170d08'], [52, '#efe0b8']] as const) {
    g.lineWidth = width;
    g.strokeStyle = g.fillStyle = fill;
    for (const path of paths) {
      g.stroke(path);
      g.fill(path);
    }
  }
  for (const [by, fill] of [[10, '#1f1611'], [0, tint]] as const) {
    g.save();
    g.translate(by, by);
    g.fillStyle = fill;
    for (const path of paths) g.fill(path);
    g.restore();
  }
  return made;
}
