/** Bone dice in SVG: a cube that is turned in space, seen from above at an angle, lit from the upper left. */

type Vector = [number, number, number];
type Turn = [Vector, Vector, Vector];

const PIPS: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [[0.26, 0.26], [0.74, 0.74]],
  3: [[0.26, 0.26], [0.5, 0.5], [0.74, 0.74]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.28, 0.22], [0.72, 0.22], [0.28, 0.5], [0.72, 0.5], [0.28, 0.78], [0.72, 0.78]],
};
/** Opposite faces make seven; each with its two edges, so that the normal is the cross product of them. */
const FACES: { value: number; normal: Vector; u: Vector; v: Vector }[] = [
  { value: 1, normal: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { value: 6, normal: [0, 0, -1], u: [0, 1, 0], v: [1, 0, 0] },
  { value: 2, normal: [1, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
  { value: 5, normal: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
  { value: 3, normal: [0, 1, 0], u: [0, 0, 1], v: [1, 0, 0] },
  { value: 4, normal: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
];
const EYE = (52 * Math.PI) / 180;
const TO_EYE: Vector = [0, -Math.cos(EYE), Math.sin(EYE)];
const LIGHT: Vector = [-0.42, -0.3, 0.856];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (m: Turn, p: Vector): Vector => [dot(m[0], p), dot(m[1], p), dot(m[2], p)];
const times = (a: Turn, b: Turn): Turn => {
  const column = (j: number): Vector => [b[0][j]!, b[1][j]!, b[2][j]!];
  const row = (r: Vector): Vector => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(a[0]), row(a[1]), row(a[2])];
};

function around([x, y, z]: Vector, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

/** Turned so that a value lies on top. */
function resting(value: number, yaw: number): Turn {
  const quarter = Math.PI / 2;
  const up: Record<number, Turn> = {
    1: around([1, 0, 0], 0),
    6: around([1, 0, 0], Math.PI),
    2: around([0, 1, 0], -quarter),
    5: around([0, 1, 0], quarter),
    3: around([1, 0, 0], quarter),
    4: around([1, 0, 0], -quarter),
  };
  return times(around([0, 0, 1], (yaw * Math.PI) / 180), up[value] ?? up[1]!);
}

const screen = ([x, y, z]: Vector): [number, number] => [x, -(y * Math.sin(EYE) + z * Math.cos(EYE))];
const f = (n: number): string => n.toFixed(2);

function bone(brightness: number): string {
  const t = Math.min(1, Math.max(0, brightness));
  const [dark, light] = [[128, 104, 66], [251, 243, 222]] as const;
  return `rgb(${dark.map((v, i) => Math.round(v + (light[i]! - v) * t)).join(',')})`;
}

function drawCube(cx: number, cy: number, size: number, turn: Turn): string {
  let drawn = '';
  for (const face of FACES) {
    const normal = apply(turn, face.normal);
    if (dot(normal, TO_EYE) <= 0.01) continue;
    const [u, v] = [apply(turn, face.u), apply(turn, face.v)];
    const corner = normal.map((n, i) => (n - u[i]! - v[i]!) / 2) as Vector;
    const [o, a, b] = [screen(corner), screen(u), screen(v)].map(([x, y]) => [x * size, y * size] as const);
    const [ox, oy] = [cx + o![0], cy + o![1]];
    const d = `M${f(ox)} ${f(oy)}l${f(a![0])} ${f(a![1])}l${f(b![0])} ${f(b![1])}l${f(-a![0])} ${f(-a![1])}z`;
    const fill = bone(0.36 + 0.76 * Math.max(0, dot(normal, LIGHT)));
    const pips = PIPS[face.value]!.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".105" fill="#1c1512"/><circle cx="${x + 0.02}" cy="${y + 0.02}" r=".066" fill="#46372b"/>`).join('');
    drawn += `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${f(size * 0.13)}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#4b3c22" stroke-opacity=".25" stroke-width="${f(size * 0.02)}"/><g transform="matrix(${[...a!, ...b!, ox, oy].map(f).join(' ')})">${pips}</g>`;
  }
  return drawn;
}

export interface Place { x: number; y: number; size: number; yaw: number }

/** A die at a moment of its throw: 0 has just left the hand, 1 lies still. It rolls as far as it travels. */
export function drawThrown(value: number, at: Place, moment: number, number = 0): string {
  const left = 1 - moment;
  const away = left ** 1.7;
  const from = { x: -190 - number * 34, y: 64 - number * 58 };
  const distance = Math.hypot(from.x, from.y) * away;
  const [x, y] = [at.x + from.x * away, at.y + from.y * away];
  const hop = Math.abs(Math.sin(Math.PI * (0.5 + moment * 3.5))) * at.size * 1.1 * left ** 1.6;
  const length = Math.hypot(from.x, from.y);
  // rolling to the right and up the tray: around the axis that lies across the way
  const axis: Vector = [-from.y / length, -from.x / length, 0];
  const spin = times(around([0.24, 0.3, 0.92], away * (2.4 + number)), around([axis[1] * 0.5, axis[0] > 0 ? 0.86 : -0.86, 0.1], -(distance / at.size) * 1.9));
  const turn = moment >= 1 ? resting(value, at.yaw) : times(spin, resting(value, at.yaw));
  const shadow = `<ellipse cx="${f(x + at.size * (0.16 + hop / 300))}" cy="${f(y + at.size * 0.42)}" rx="${f(at.size * (0.86 + hop / 160))}" ry="${f(at.size * 0.44)}" fill="#000" opacity="${f(0.42 - Math.min(0.24, hop / 260))}"/>`;
  return shadow + drawCube(x, y - hop, at.size, turn);
}

/** A die that lies still. */
export const drawDie = (x: number, y: number, size: number, value: number, yaw = 28): string => drawThrown(value, { x, y, size, yaw }, 1);
