/** How lines are acted out: how long the die flies, how it sounds, and to whom something was done. */

import type { Line } from '../../lib/types';
import type { Pace, Sound } from '../../table/face';
import { flightOf } from './flight';

/** A flight is played a little slower than it was, so that one sees the bounce. */
const SLOW = 1.35;
const LONGEST = 3600;
const PACES: Record<string, Pace> = {
  moved: { move: 700, read: 300 },
  revealed: { move: 400, read: 1000 },
  landed: { move: 250, read: 1300 },
  'monster-hurt': { move: 350, read: 900 },
  'monster-healed': { move: 200, read: 700 },
  'instant-kill': { move: 300, read: 1300 },
  hurt: { move: 300, read: 800 },
  'group-damage': { move: 200, read: 900 },
  fainted: { move: 200, read: 1000 },
  retaliated: { move: 200, read: 800 },
  healed: { move: 150, read: 450 },
  ability: { move: 150, read: 700 },
  'gold-lost': { move: 150, read: 500 },
  'gold-gained': { move: 150, read: 600 },
  'bonus-gained': { move: 150, read: 600 },
  'card-gained': { move: 150, read: 700 },
  'card-lost': { move: 150, read: 800 },
  seduced: { move: 150, read: 800 },
  scarred: { move: 150, read: 900 },
  'levelled-up': { move: 200, read: 1200 },
  disputed: { move: 100, read: 800 },
  retreated: { move: 150, read: 900 },
  won: { move: 200, read: 1200 },
  lost: { move: 200, read: 1200 },
};
/** What others choose one wants to see; one's own choice one has just made. */
const OTHERS: Record<string, Pace> = { 'die-taken': { move: 100, read: 500 }, weapons: { move: 100, read: 600 }, 'throw-real': { move: 100, read: 700 }, entered: { move: 100, read: 700 } };

export function pace(line: Line, mine: boolean): Pace | null {
  if (line.kind === 'flight') return { move: Math.min(LONGEST, Math.max(500, (flightOf(line)?.length ?? 0) * SLOW)), read: 0 };
  return PACES[line.kind] ?? (mine ? null : (OTHERS[line.kind] ?? null));
}

const SOUNDS: Record<string, Sound> = {
  moved: 'step', revealed: 'card', 'monster-hurt': 'good', 'instant-kill': 'good', hurt: 'bad', 'group-damage': 'bad', fainted: 'bad', healed: 'magic', ability: 'magic', 'gold-gained': 'card',
  'bonus-gained': 'card', 'card-gained': 'card', 'card-lost': 'bad', scarred: 'bad', won: 'good', lost: 'bad', bought: 'card', song: 'magic', beer: 'magic',
};
export const sound = (line: Line): Sound | null => SOUNDS[line.kind] ?? null;

/** What others bring upon me: their beer, their gifts, their option B. */
export const doneTo = (line: Line, seat: number): boolean =>
  (['beer', 'card-given'].includes(line.kind) && line.facts['target'] === seat) || (line.kind === 'group-damage' && line.facts['seat'] !== seat);
export const turnOf = (line: Line): number | null => (line.kind === 'die-taken' ? Number(line.facts['seat']) : null);
