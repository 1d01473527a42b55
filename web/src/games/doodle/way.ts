/** The hero's way in red crayon: one curve for each cell that is entered, with lanes where an edge is used twice. */

import { placeOf } from './grid';
import { CRAYON, PAPER, type Point } from './pencil';

export interface Leg { d: string; at: Point; out: Point | null; turn: Point | null }
const text = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
const right = (d: Point): Point => [-d[1], d[0]];
const plus = (a: Point, b: Point, k: number): Point => [a[0] + b[0] * k, a[1] + b[1] * k];

/** Turning back is a loop round what is drawn on the cell (`around`), and a narrow bend elsewhere. A way that is done `leaves` by the door. */
export function legsOf(path: string[], x0: number, y0: number, s: number, lane: number, around: ReadonlySet<string>, leaves = false): Leg[] {
  const centre = path.map((cell): Point => [x0 + (placeOf(cell)[1] + 0.5) * s, y0 + (placeOf(cell)[0] + 0.5) * s]);
  const used = new Map<string, number[]>();
  const edge = (i: number): string => [path[i]!, path[i + 1]!].sort().join();
  for (let i = 0; i + 1 < path.length; i++) used.set(edge(i), [...(used.get(edge(i)) ?? []), i]);
  const heading = (i: number): Point => [Math.sign(centre[i + 1]![0] - centre[i]![0]), Math.sign(centre[i + 1]![1] - centre[i]![1])];
  const aside = (i: number): number => {
    const uses = used.get(edge(i))!;
    if (uses.length === 1) return 0;
    return path[uses[0]!] === path[uses[1]!] && uses[0] !== i ? -lane : lane;
  };
  const middle = (i: number): Point => plus([(centre[i]![0] + centre[i + 1]![0]) / 2, (centre[i]![1] + centre[i + 1]![1]) / 2], right(heading(i)), aside(i));

  function curve(wide: number, c: Point, a: Point, b: Point, d1: Point, d2: Point, o1: number, o2: number): string {
    const [r1, r2] = [right(d1), right(d2)];
    if (d1[0] === d2[0] && d1[1] === d2[1]) return o1 === o2 ? `M${text(a)}L${text(b)}` : `M${text(a)}C${text(plus(a, d1, s * 0.28))} ${text(plus(b, d2, -s * 0.28))} ${text(b)}`;
    if (d1[0] === -d2[0] && d1[1] === -d2[1]) {
      const end = plus(c, d1, -s * 0.02);
      const [p1, p2] = [plus(end, r1, s * 0.385 * wide), plus(end, r1, -s * 0.385 * wide)];
      return `M${text(a)}C${text(plus(a, d1, s * 0.16))} ${text(plus(p1, d1, -s * 0.22))} ${text(p1)}C${text(plus(p1, d1, s * 0.56 * wide))} ${text(plus(p2, d1, s * 0.56 * wide))} ${text(p2)}C${text(plus(p2, d1, -s * 0.22))} ${text(plus(b, d2, -s * 0.16))} ${text(b)}`;
    }
    const k = plus(plus(c, r1, o1), r2, o2);
    return `M${text(a)}L${text(plus(k, d1, -s * 0.2))}Q${text(k)} ${text(plus(k, d2, s * 0.2))}L${text(b)}`;
  }

  return path.map((_, i): Leg => {
    const c = centre[i]!;
    const last = i === path.length - 1;
    const a: Point = i ? middle(i - 1) : [c[0] - s * 0.5 - 6, c[1]];
    if (last && leaves) return { d: curve(1, c, a, [c[0] + s * 0.5 + 4, c[1]], i ? heading(i - 1) : [1, 0], [1, 0], i ? aside(i - 1) : 0, 0), at: c, out: null, turn: null };
    if (last) return { d: `M${text(a)}L${text(i ? plus(c, right(heading(i - 1)), aside(i - 1)) : c)}`, at: c, out: null, turn: null };
    return { d: curve(around.has(path[i]!) ? 1 : 0.45, c, a, middle(i), i ? heading(i - 1) : [1, 0], heading(i), i ? aside(i - 1) : 0, aside(i)), at: c, out: middle(i), turn: heading(i) };
  });
}

/** Legs as strokes of crayon, from one to another; where a later one crosses an earlier one the earlier is broken. */
export function crayon(legs: Leg[], path: string[], from: number, to: number, width: number, arrows: boolean): string {
  let [out, tips] = ['', ''];
  for (let i = Math.max(0, from); i <= Math.min(to, legs.length - 1); i++) {
    const leg = legs[i]!;
    const before = path.indexOf(path[i]!);
    const straight = (n: number) => n > 0 && legs[n]!.turn && legs[n - 1]!.turn && legs[n]!.turn![0] === legs[n - 1]!.turn![0] && legs[n]!.turn![1] === legs[n - 1]!.turn![1];
    if (before < i && straight(i) && straight(before) && (legs[i]!.turn![0] === 0) !== (legs[before]!.turn![0] === 0)) out += `<path d="M${text(plus(leg.at, leg.turn!, -width * 1.5))}L${text(plus(leg.at, leg.turn!, width * 1.5))}" fill="none" stroke="${PAPER}" stroke-width="${width + 6}"/>`;
    out += `<path d="${leg.d}" fill="none" stroke="${CRAYON}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
    if (arrows && leg.out && leg.turn && i < to) tips += chevron(leg.out, leg.turn, width * 0.95);
  }
  return out + tips;
}

function chevron(at: Point, d: Point, z: number): string {
  const r = right(d);
  return `<path d="M${text(plus(plus(at, d, -z), r, z))}L${text(plus(at, d, z * 0.7))}L${text(plus(plus(at, d, -z), r, -z))}" fill="none" stroke="#9c1f18" stroke-width="${(z * 0.5).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
