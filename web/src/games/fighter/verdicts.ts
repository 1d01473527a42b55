/** Which throw the table shows, how it was judged, and why. */

import { say } from '../../lib/words.svelte';
import type { Line, TableState } from '../../lib/types';
import { listNames, ZONES } from './content';
import { flightOf, restPose, type Flight } from './flight';
import type { DieName, Pose } from './types';

/** What ends the showing of a throw: the next one begins, or the party goes on. */
const ENDS = ['die-taken', 'moved', 'revealed', 'rerolled', 'second-strike', 'weapons', 'demands', 'throw-real'];
/** Questions about the throw that lies there; it stays in full view. */
export const ABOUT_THROW = ['reroll', 'colour', 'ability', 'give-life', 'second-strike', 'extra-damage', 'seduced', 'no-damage', 'retaliate', 'lose-card', 'heal-whom', 'beer', 'pay-song', 'entry-confirm'];

export interface Thrown {
  line: Line;
  flight: Flight | null;
  seat: number;
  die: DieName;
  rest: string;
  symbol: boolean;
  pose: Pose;
  /** The verdict is out; before that the die is in the air. */
  landed: boolean;
  /** What came of it, as far as it was told. */
  damage: number | null;
  killed: boolean;
  small: boolean;
}

/** The throw that is lying on the table now, or flies. */
export function thrownIn(lines: Line[]): Thrown | null {
  const end = lines.findLastIndex((line) => ENDS.includes(line.kind));
  const flying = lines.findLastIndex((line) => line.kind === 'flight');
  const landing = lines.findLastIndex((line) => line.kind === 'landed');
  if (Math.max(flying, landing) <= end) return null;
  const flight = flying > end ? flightOf(lines[flying]!) : null;
  const landed = landing > end ? lines[landing]! : null;
  const line = landed ?? lines[flying]!;
  const facts = (landed ?? line).facts as { seat: number; die: DieName; rest: string; face: string };
  const after = lines.slice(Math.max(flying, landing) + 1);
  const hurt = after.find((one) => one.kind === 'monster-hurt');
  const symbol = facts.face === 'symbol';
  return {
    line, flight, seat: facts.seat, die: facts.die, rest: facts.rest, symbol,
    pose: flight?.frames.at(-1)?.pose ?? restPose(facts.rest, symbol, line.position),
    landed: landed !== null,
    damage: hurt ? Number(hurt.facts['damage']) : null,
    killed: after.some((one) => one.kind === 'instant-kill'),
    small: facts.rest === '1' && !hurt && after.some((one) => ['hurt', 'unhurt'].includes(one.kind)),
  };
}

export const isHit = (thrown: Thrown): boolean => ZONES.includes(thrown.rest) && !thrown.small;

export function verdictWord(thrown: Thrown): string {
  if (thrown.killed) return say('fighter-table-verdict-kill');
  if (thrown.small) return say('fighter-table-verdict-small');
  if (thrown.damage !== null) return say('fighter-table-verdict-damage', { damage: thrown.damage });
  if (thrown.rest === '10') return say('fighter-table-verdict-10');
  return ZONES.includes(thrown.rest) ? say('fighter-table-verdict-zone', { zone: thrown.rest }) : say(`fighter-table-verdict-${thrown.rest}`);
}

export interface Reason { good: boolean | null; text: string }

/** Why it counts as it does, in the order in which it is judged (FIG-JUDGE-1). */
export function reasonsFor(thrown: Thrown): Reason[] {
  const { flight, rest } = thrown;
  if (!flight) return [];
  const found: Reason[] = [];
  if (rest === 'no-bounce') return [{ good: false, text: say('fighter-table-reason-not-bounced') }];
  if (flight.bounces) found.push({ good: true, text: say('fighter-table-reason-bounced', { number: flight.bounces }) });
  const done = flight.throws.filter((name) => !flight.failed.includes(name));
  if (done.length && !flight.failed.length) found.push({ good: true, text: say('fighter-table-reason-fulfilled', { throws: listNames(done) }) });
  if (flight.failed.length) return [...found, { good: false, text: say('fighter-table-reason-failed', { throws: listNames(flight.failed) }) }];
  if (!ZONES.includes(rest)) return [...found, { good: false, text: say(`fighter-table-reason-${rest}`) }];
  found.push({ good: true, text: say('fighter-table-reason-on-target') });
  return [...found, ...sharesOf(flight)];
}

/** The footprint on the zones; two that are nearly equal are a doubt. */
function sharesOf(flight: Flight): Reason[] {
  const shares = Object.entries(flight.shares).sort((a, b) => b[1] - a[1]);
  const whole = shares.reduce((sum, [, area]) => sum + area, 0) || 1;
  const name = (zone: string) => (ZONES.includes(zone) ? say(`fighter-rest-${zone}`) : say(`fighter-rest-${zone}`));
  const [first, second] = shares;
  if (first && second && first[1] - second[1] < 0.05 * whole) return [{ good: null, text: say('fighter-table-reason-doubt', { first: name(first[0]), second: name(second[0]) }) }];
  const [zone, area] = shares.find(([region]) => region === flight.rest) ?? [flight.rest, whole];
  const share = Math.round((100 * area) / whole);
  return [{ good: true, text: zone === '10' ? say('fighter-table-reason-centre', { share }) : say('fighter-table-reason-ring', { zone, share }) }];
}

/** How a seat has thrown so far in this match, as far as the log goes. */
export function record(table: TableState, seat: number): { hits: number; throws: number } {
  const mine = table.lines.filter((line) => line.kind === 'landed' && line.facts['seat'] === seat);
  return { hits: mine.filter((line) => ZONES.includes(String(line.facts['rest']))).length, throws: mine.length };
}
