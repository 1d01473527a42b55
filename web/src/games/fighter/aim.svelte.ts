/** The hand that aims: what the person has set so far, how a gesture changes it, and the launch that comes of it. */

import type { Option } from '../../lib/types';
import { NUMBERS, PHYSICS, TIMING } from './content';
import type { GoodAim, Range, Ranges, Side, Throw } from './types';

export type Vector = [x: number, y: number, z: number];
export type Step = 'place' | 'eyes' | 'aim' | 'time';
/** How a throw leaves the hand once it is aimed; some take several of these in a row. */
export type Release = 'let-go' | 'jump' | 'dance' | 'turn' | 'head' | 'smash' | 'palms' | 'blow';

export const hand = $state({
  /** The throw that this aim is for; another one begins anew. */
  key: '',
  /** Since when one may throw, by the page's clock: a lent hand sways from then on. */
  since: 0,
  step: 'aim' as Step,
  side: 'S' as Side,
  along: 0,
  back: -100,
  z: 55,
  azimuth: 0,
  elevation: 0,
  speed: 1300,
  spin_x: 0,
  spin_z: 0,
  prop: 'box' as 'box' | 'sheet' | 'card',
  prop_x: 0,
  prop_y: 0,
  prop_turn: 0,
  hands: 0,
  head: 0,
  smash: 0,
  release: 0,
  breath: 0,
  /** Since when the eyes are shut, by the page's clock; 0 while they are open. */
  shutAt: 0,
  dark: 0,
  /** What the person has set since the aim began anew: nothing flies before all that is theirs to set was set. */
  turned: false,
  drawn: false,
  /** A pull under way, in pixels from the die; null while nobody pulls. */
  pull: null as { x: number; y: number } | null,
  /** The throw is on its way to the server. */
  gone: false,
});

const KEY = 'fighter-aim-line';
function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // without a store the line helps
  }
}
export const helps = $state({ line: stored(), sliders: false });
export function showLine(on: boolean): void {
  helps.line = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // it lasts as long as the page
  }
}

export const clamp = (value: number, [low, high]: Range): number => Math.min(high, Math.max(low, value));
const FREE: Ranges = { back: [-100, 300], z: [40, 500], azimuth: [-60, 60], elevation: [-75, 60], speed: [300, 4000], spin: [-12, 12], spin_z: [-12, 12] };
export const rangesOf = (now: Throw): Ranges => now.ranges ?? FREE;
const good = (now: Throw): GoodAim => ({ side: 'S', along: 0, back: -100, z: 55, azimuth: 0, elevation: -4, speed: 1300, spin_x: 0, spin_z: 0, prop: [0, 0, 0], release: 0, ...now.aim });
const has = (now: Throw, name: string): boolean => now.throws.includes(name);
export const blind = (now: Throw): boolean => now.dark ?? has(now, 'blind');
export const isProp = (now: Throw): boolean => has(now, 'bank') || has(now, 'card-jump');

/** Begin to aim, or go on with the aim that is under way. */
export function take(key: string, now: Throw): void {
  if (hand.key === key) return;
  const aim = good(now);
  Object.assign(hand, { ...aim, key, since: performance.now(), hands: 0, head: 0, smash: 0, release: 0, breath: 0, shutAt: 0, dark: 0, pull: null, gone: false });
  astray(now, aim.azimuth);
  hand.prop = has(now, 'card-jump') ? 'card' : 'box';
  [hand.prop_x, hand.prop_y, hand.prop_turn] = aim.prop;
  hand.step = isProp(now) ? 'place' : blind(now) ? 'eyes' : 'aim';
}

/** No hand aims by itself (FIG-RULING-61): it begins somewhere beside the target and too weak or too strong, by chance. */
function astray(now: Throw, azimuth: number): void {
  const [chance, aside] = [Math.random(), 12 + 14 * Math.random()];
  const away = [azimuth - aside, azimuth + aside].map((one) => Math.round(clamp(one, rangesOf(now).azimuth)));
  const far = away.toSorted((a, b) => Math.abs(b - azimuth) - Math.abs(a - azimuth));
  hand.azimuth = Math.abs(far[1]! - azimuth) < 10 ? far[0]! : away[chance < 0.5 ? 0 : 1]!;
  const [weak, strong] = [speedOf(now, 0.12 + 0.13 * Math.random()), speedOf(now, 0.78 + 0.13 * Math.random())];
  const middle = good(now).speed;
  hand.speed = Math.abs(Math.log(weak / middle)) > 0.2 && (Math.random() < 0.5 || strong < middle * 1.2) ? weak : strong;
  hand.turned = hand.drawn = false;
}
/** The direction is the lender's, and the strength of a blow is the breath's: only the rest is to be set. */
export const turns = (now: Throw, lends: boolean): boolean => lends || !has(now, 'borrowed-hand') || now.lender < 0;
export const draws = (now: Throw, lends: boolean): boolean => !lends && !has(now, 'blow');
export const aimed = (now: Throw, lends: boolean): boolean => (hand.turned || !turns(now, lends)) && (hand.drawn || !draws(now, lends));
/** By keys or sliders: one of the numbers is set. */
export function set(name: 'azimuth' | 'speed', value: number): void {
  hand[name] = value;
  if (name === 'azimuth') hand.turned = true;
  else hand.drawn = true;
}
export function shutEyes(): void {
  hand.shutAt = performance.now();
  hand.step = 'aim';
}
export function propStands(now: Throw): void {
  astray(now, hand.azimuth);
  hand.step = blind(now) && !hand.shutAt ? 'eyes' : 'aim';
}

/** A card that is moved takes the hand along: the die bounces as far before it as a good aim has it, and straight at it. */
export function follow(now: Throw): void {
  if (!has(now, 'card-jump')) return;
  const aim = good(now);
  const [x, y] = releasePoint(aim);
  const [fx, fy] = [x + hand.prop_x - aim.prop[0], y + hand.prop_y - aim.prop[1]];
  const [along, out] = { S: [fx, -fy], N: [-fx, fy], E: [fy, fx], W: [-fy, -fx] }[hand.side] as [number, number];
  hand.along = Math.round(clamp(along, [-400, 400]));
  hand.back = Math.round(clamp(out - half(hand.side), rangesOf(now).back));
  const [rx, ry] = releasePoint();
  hand.prop_turn = Math.round((Math.atan2(hand.prop_y - ry, hand.prop_x - rx) * 180) / Math.PI - 90);
  hand.azimuth = Math.round(10 * clamp(towards(hand.prop_x, hand.prop_y), rangesOf(now).azimuth)) / 10;
}
/** The azimuth that leads over this place. */
function towards(x: number, y: number): number {
  const [rx, ry] = releasePoint();
  const turn = Math.atan2(-ry, -rx) - Math.atan2(y - ry, x - rx);
  return (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
}

/** What is to be done, one after another, once direction and strength are set. */
export function releases(now: Throw, italianDance: boolean): Release[] {
  const found: Release[] = [];
  if (has(now, 'blow')) found.push('blow');
  if (has(now, 'prayer')) found.push('palms');
  if (has(now, 'header')) found.push('head');
  if (has(now, 'smash')) found.push('smash');
  if (has(now, 'dance')) found.push(italianDance && !has(now, 'jump') ? 'turn' : 'dance');
  else if (has(now, 'jump')) found.push('jump');
  return found.length ? found : ['let-go'];
}

// --- gestures --------------------------------------------------------------------------------------------------------

/** Shorter pulls are none. */
export const LEAST_PULL = 12;
const FULL = { mouse: 150, touch: 124 };
/** From the weakest to the strongest pull the speed grows so many times; in the middle it is just right. */
const SPAN = 4;

export const mirrored = (now: Throw): boolean => now.mirrored ?? false;

/** 0 to 1: how far the strength is between the weakest and the strongest pull. */
export const strength = (now: Throw): number => Math.min(1, Math.max(0, 0.5 + Math.log(hand.speed / good(now).speed) / Math.log(SPAN)));
export const speedOf = (now: Throw, part: number): number => Math.round(clamp(good(now).speed * SPAN ** (part - 0.5), rangesOf(now).speed));

/** The strength of a pull of so many pixels. */
export function pulled(now: Throw, pixels: number, touch: boolean): void {
  set('speed', speedOf(now, Math.min(1, (pixels - LEAST_PULL) / FULL[touch ? 'touch' : 'mouse'])));
}

/** A flick: pixels a second, softened, so that a natural stroke is near enough to right. Its bow gives spin. */
export function flicked(now: Throw, pace: number, bow: number, touch: boolean): void {
  const usual = touch ? 750 : 1000;
  const factor = Math.min(1.6, Math.max(0.74, (pace / usual) ** 0.3));
  set('speed', Math.round(clamp(good(now).speed * factor, rangesOf(now).speed)));
  if (!has(now, 'spin')) hand.spin_z = Math.round(clamp(bow * 14, rangesOf(now).spin_z) * 10) / 10;
}

// --- the way of the die ------------------------------------------------------------------------------------------------

/** How far the table's edge is from its middle. */
const half = (side: Side): number => (side === 'S' || side === 'N' ? PHYSICS.table.width : PHYSICS.table.length) / 2;
/** Where the die is let go, as the physics has it. */
export function releasePoint(of: { side: Side; along: number; back: number; z: number } = hand): Vector {
  const out = half(of.side) + of.back;
  const at: Record<Side, [number, number]> = { S: [of.along, -out], N: [-of.along, out], E: [out, of.along], W: [-out, -of.along] };
  return [...at[of.side], of.z];
}
/** The flat direction of the throw, as a unit. */
export function heading(azimuth = hand.azimuth, from: Vector = releasePoint()): [number, number] {
  const r = Math.hypot(from[0], from[1]) || 1;
  const [x, y, turn] = [-from[0] / r, -from[1] / r, (-azimuth * Math.PI) / 180];
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}
/** The flight through the air to where the die first meets the table or the target; `lift`: how high one jumps. */
export function arc(azimuth = hand.azimuth, lift = 0): Vector[] {
  const speed = hand.speed;
  const [x, y, z] = releasePoint();
  const from: Vector = [x, y, z + lift];
  const [dx, dy] = heading(azimuth, from);
  const up = (hand.elevation * Math.PI) / 180;
  const [flat, rise] = [speed * Math.cos(up), speed * Math.sin(up)];
  const points: Vector[] = [];
  for (let t = 0; t < 1.2; t += 0.004) {
    const p: Vector = [from[0] + dx * flat * t, from[1] + dy * flat * t, from[2] + rise * t - 4905 * t * t];
    points.push(p);
    const onTable = Math.abs(p[0]) <= PHYSICS.table.length / 2 && Math.abs(p[1]) <= PHYSICS.table.width / 2;
    if (onTable && p[2] <= 9 && rise - 9810 * t < 0) break;
    if (p[2] < -300 && rise - 9810 * t < 0) break;
  }
  return points;
}

/** The direction of a lent hand sways; this is how far, so many milliseconds after the throw could begin. */
export const sway = (ms: number): number => TIMING.sway * Math.sin((2 * Math.PI * ms) / TIMING.swayPeriod);

/** So high one is in a jump at the moment for which the good aim is meant. */
export function liftOf(now: Throw): number {
  if (!has(now, 'jump')) return 0;
  const [t, long] = [good(now).release / 1000, (has(now, 'dance') ? TIMING.longJump : TIMING.jump) / 1000];
  return Math.max(0, 4905 * t * (long - t));
}

// --- the answer --------------------------------------------------------------------------------------------------------

/** The launch as the rules take it: words and whole numbers. */
export function launch(now: Throw): Option {
  const speed = has(now, 'blow') ? Math.round(250 + 1250 * hand.breath) : hand.speed;
  const values: Record<string, number> = { ...hand, speed, spin_y: 0, dark: hand.shutAt ? Math.max(1, Math.round(performance.now() - hand.shutAt)) : 0 } as unknown as Record<string, number>;
  const numbers = NUMBERS.map(([name, scale]) => Math.round((Number(values[name]) || 0) * scale));
  return ['launch', hand.side, isProp(now) ? hand.prop : 'none', ...numbers];
}
/** What a lender gives. */
export const lending = (): Option => ['lend', hand.side, Math.round(hand.along), Math.round(hand.azimuth * 10), Math.round(hand.elevation * 10)];
