/** What a finger or a mouse does with the die: pull back and let go, or flick. Knows the picture only by its projection. */

import { clamp, flicked, hand, heading, LEAST_PULL, mirrored, pulled, rangesOf, releasePoint, set, type Vector } from './aim.svelte';
import type { Throw } from './types';

export type Project = (at: Vector) => [number, number];
interface Trace { x: number; y: number; t: number }

/** A flick is judged by its last moments. */
const LAST_MS = 90;
const FORWARD = 0.25;

/** The azimuth whose way, as seen on the picture, points along this vector. */
export function azimuthAlong(project: Project, dx: number, dy: number): number {
  const from = releasePoint();
  const [x, y] = project([from[0], from[1], 0]);
  const wanted = Math.atan2(dy, dx);
  let best = { azimuth: 0, off: Infinity };
  for (let azimuth = -60; azimuth <= 60; azimuth += 0.5) {
    const [hx, hy] = heading(azimuth, from);
    const [px, py] = project([from[0] + hx * 90, from[1] + hy * 90, 0]);
    const off = Math.abs(Math.atan2(Math.sin(Math.atan2(py - y, px - x) - wanted), Math.cos(Math.atan2(py - y, px - x) - wanted)));
    if (off < best.off) best = { azimuth, off };
  }
  return best.azimuth;
}

export class Gesture {
  private traces: Trace[] = [];
  private readonly start: Trace;

  constructor(private readonly now: Throw, private readonly project: Project, x: number, y: number, t: number, private readonly touch: boolean) {
    this.start = { x, y, t };
    this.traces = [this.start];
  }

  /** Does only a stroke forwards count? */
  private get flickOnly(): boolean {
    return this.now.throws.includes('crossbow');
  }

  move(x: number, y: number, t: number): void {
    this.traces.push({ x, y, t });
    const pull = { x: x - this.start.x, y: y - this.start.y };
    hand.pull = pull;
    const length = Math.hypot(pull.x, pull.y);
    if (length < LEAST_PULL || this.isForward(pull) || this.flickOnly) return;
    this.aim(-pull.x, -pull.y);
    pulled(this.now, length, this.touch);
  }

  /** Let go: true if the die is to fly, false if it was only touched. */
  up(x: number, y: number, t: number): boolean {
    this.move(x, y, t);
    const pull = hand.pull!;
    hand.pull = null;
    const length = Math.hypot(pull.x, pull.y);
    if (length < LEAST_PULL) return false;
    if (!this.isForward(pull)) return !this.flickOnly;
    const late = this.traces.filter((trace) => trace.t >= t - LAST_MS);
    const first = late.length > 1 ? late[0]! : this.traces.at(-2)!;
    const ms = Math.max(8, t - first.t);
    const [dx, dy] = [x - first.x, y - first.y];
    if (Math.hypot(dx, dy) < 4) return false; // it was carried forwards and held: no flick
    this.aim(dx, dy);
    flicked(this.now, (1000 * Math.hypot(dx, dy)) / ms, this.bow(), this.touch);
    return true;
  }

  /** Towards the target on the picture. */
  private isForward(pull: { x: number; y: number }): boolean {
    const back = this.now.throws.includes('backward') ? -1 : 1;
    return -pull.y * back > FORWARD * Math.abs(pull.x) && -pull.y * back > 0;
  }

  private aim(dx: number, dy: number): void {
    const turn = this.now.throws.includes('backward') ? -1 : 1;
    const azimuth = azimuthAlong(this.project, dx, dy * turn);
    set('azimuth', Math.round(10 * clamp(mirrored(this.now) ? -azimuth : azimuth, rangesOf(this.now).azimuth)) / 10);
  }

  /** How far the stroke bends to one side, as a part of its length: it gives the die spin. */
  private bow(): number {
    const [a, b] = [this.start, this.traces.at(-1)!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const side = this.traces.map((p) => ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length ** 2);
    const furthest = side.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
    return Math.abs(furthest) < 0.06 ? 0 : furthest * 4;
  }
}
