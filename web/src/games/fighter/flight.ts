/** A throw as it stands in the record: key frames, contacts, footprint. Nothing here is computed anew. */

import type { Line } from '../../lib/types';
import type { DieName, Pose } from './types';

export interface Frame { t: number; pose: Pose }
export interface Touch { t: number; body: string; x: number; y: number; z: number }
export interface Flight {
  seat: number;
  die: DieName;
  rest: string;
  face: 'symbol' | 'plain';
  bounces: number;
  throws: string[];
  failed: string[];
  frames: Frame[];
  touches: Touch[];
  shares: Record<string, number>;
  prop: { kind: string; x: number; y: number; turn: number } | null;
  /** In milliseconds. */
  length: number;
}

const pose = (n: number[]): Pose => [n[0]! / 100, n[1]! / 100, n[2]! / 100, n[3]! / 1000, n[4]! / 1000, n[5]! / 1000, n[6]! / 1000];
export const poseOf = pose;
const rows = (text: unknown): string[] => (typeof text === 'string' && text !== '-' ? text.split(';') : []);

const known = new WeakMap<Line, Flight>();

/** The flight that a line tells of. */
export function flightOf(line: Line): Flight | null {
  if (line.kind !== 'flight') return null;
  const before = known.get(line);
  if (before) return before;
  const facts = line.facts as Record<string, unknown>;
  const frames = rows(facts['frames']).map((row) => row.split(',').map(Number)).map(([t = 0, ...rest]) => ({ t, pose: pose(rest) }));
  const touches = rows(facts['contacts']).map((row) => row.split(',')).map(([t, body = '', x, y, z]) => ({ t: Number(t), body, x: Number(x), y: Number(y), z: Number(z) }));
  const shares = Object.fromEntries(rows(facts['shares']).map((row) => row.split(':')).map(([region, area]) => [region!, Number(area)]));
  const launch = facts['launch'] as (string | number)[];
  const throws = facts['throws'] as string[];
  const kind = throws.includes('card-jump') ? 'card' : throws.includes('bank') ? (launch[2] === 'sheet' ? 'sheet' : 'box') : '';
  const prop = kind ? { kind, x: Number(launch.at(-3)), y: Number(launch.at(-2)), turn: Number(launch.at(-1)) } : null;
  const found: Flight = {
    seat: facts['seat'] as number, die: facts['die'] as DieName, rest: facts['rest'] as string, face: facts['face'] as 'symbol' | 'plain', bounces: facts['bounces'] as number,
    throws, failed: facts['failed'] as string[], frames, touches, shares, prop, length: frames.at(-1)?.t ?? 0,
  };
  known.set(line, found);
  return found;
}

/** Where the die is at a moment, between two key frames. */
export function poseAt(frames: Frame[], t: number): Pose {
  const next = frames.findIndex((frame) => frame.t >= t);
  if (next <= 0) return (next === 0 ? frames[0] : frames.at(-1))?.pose ?? [0, 0, 8, 1, 0, 0, 0];
  const [a, b] = [frames[next - 1]!, frames[next]!];
  const part = (t - a.t) / (b.t - a.t || 1);
  const same = a.pose.slice(3).reduce((sum, one, i) => sum + one * b.pose[i + 3]!, 0) < 0 ? -1 : 1;
  const mixed = a.pose.map((one, i) => one + (b.pose[i]! * (i > 2 ? same : 1) - one) * part) as Pose;
  const length = Math.hypot(...mixed.slice(3)) || 1;
  return [mixed[0], mixed[1], mixed[2], mixed[3] / length, mixed[4] / length, mixed[5] / length, mixed[6] / length];
}

/** Where a die lies that nobody computed: on the middle of its ring, at an angle of its own. */
export function restPose(rest: string, symbol: boolean, number: number): Pose {
  const angle = ((number * 137.5 + 40) * Math.PI) / 180;
  const [yaw, tip] = [number / 2, symbol ? 0 : Math.PI / 4];
  const turn = [Math.cos(yaw) * Math.cos(tip), Math.cos(yaw) * Math.sin(tip), Math.sin(yaw) * Math.sin(tip), Math.sin(yaw) * Math.cos(tip)] as const;
  const at = (r: number, z: number, a = angle): Pose => [Math.cos(a) * r, Math.sin(a) * r, z, ...turn];
  const quarter = (number % 4) * (Math.PI / 2);
  switch (rest) {
    case '10': return at(6, 10);
    case '4': return at(40, 10);
    case '3': return at(84, 10, quarter + 0.3);
    case '2': return at(130, 10, quarter + 1.1);
    case '1': return at(172, 10, quarter + 1.1);
    case 'bone': return at(142, 10, (15 * Math.PI) / 180 + quarter);
    case 'hole': return at(105, 6, Math.PI / 4 + quarter);
    default: return at(250, 8);
  }
}

/** The outline of a die on the table, seen from above: the hull of its corners. */
export function footprint([x, y, , w, i, j, k]: Pose, half = 8): [number, number][] {
  const points: [number, number][] = [];
  for (const a of [-half, half]) for (const b of [-half, half]) for (const c of [-half, half]) {
    const u = [2 * (j * c - k * b), 2 * (k * a - i * c), 2 * (i * b - j * a)] as const;
    points.push([x + a + w * u[0] + (j * u[2] - k * u[1]), y + b + w * u[1] + (k * u[0] - i * u[2])]);
  }
  points.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const cross = (o: [number, number], p: [number, number], q: [number, number]) => (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]);
  const chain = (from: [number, number][]) => {
    const hull: [number, number][] = [];
    for (const p of from) {
      while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, p) <= 0.01) hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...chain(points), ...chain([...points].reverse())];
}
