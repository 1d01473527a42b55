/** How the Labyrinth's lines are acted out: how long each is looked at, how it sounds, and to whom it was done. */

import type { Line } from '../../lib/types';
import type { Pace, Sound } from '../../table/face';

const STEP: Pace = { move: 190, read: 0 };
/** Setting up is many throws of little weight. */
const SETUP = ['choosing-roll', 'first-roll', 'spell-order-roll'];
const READ: Record<string, Pace> = {
  retreated: { move: 320, read: 150 },
  teleported: { move: 500, read: 300 },
  fallen: { move: 500, read: 400 },
  killed: { move: 300, read: 1200 },
  'wounded-home': { move: 500, read: 500 },
  caged: { move: 300, read: 1000 },
  'wanderer-attacks': { move: 200, read: 1200 },
  stolen: { move: 200, read: 1200 },
  hopeless: { move: 200, read: 1100 },
  ambush: { move: 200, read: 900 },
};
/** What one reads when it happens to oneself, and only glances at otherwise. */
const OWN: Record<string, Pace> = {
  revealed: { move: 300, read: 700 },
  defeated: { move: 100, read: 900 },
  'treasure-drawn': { move: 200, read: 900 },
  'spell-laid': { move: 200, read: 500 },
};

export function pace(line: Line, mine: boolean): Pace | null {
  if (line.kind === 'step') return STEP;
  if (SETUP.includes(line.kind)) return { move: mine ? 700 : 350, read: mine ? 700 : 250 };
  return READ[line.kind] ?? (mine ? (OWN[line.kind] ?? null) : null);
}

const SOUNDS: Record<string, Sound> = {
  step: 'step', revealed: 'card', defeated: 'good', 'treasure-drawn': 'card', killed: 'bad', caged: 'bad', 'wounded-home': 'bad',
  teleported: 'magic', 'spell-laid': 'magic', stolen: 'good', ambush: 'bad', 'wanderer-attacks': 'bad', 'door-found': 'dice', 'door-missed': 'dice',
};
export function sound(line: Line): Sound | null {
  return SOUNDS[line.kind] ?? (Array.isArray(line.facts['dice']) ? 'dice' : null);
}

const DONE_TO_ME = ['wanderer-attacks', 'hit-result', 'locked'];
const AIMED_AT_ME = ['ambush', 'joined', 'strike', 'hex'];

/** What comes from others or from nowhere; what one's own fight brings is seen in the fight. */
export const doneTo = (line: Line, seat: number): boolean =>
  (DONE_TO_ME.includes(line.kind) && line.facts['seat'] === seat) || (AIMED_AT_ME.includes(line.kind) && line.facts['target'] === seat);

export const turnOf = (line: Line): number | null => (line.kind === 'turn' ? Number(line.facts['seat']) : null);
