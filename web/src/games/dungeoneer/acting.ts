/** How Dungeoneer's lines are acted out: how long each is looked at, how it sounds, and to whom it was done. */

import type { Line } from '../../lib/types';
import type { Pace, Sound } from '../../table/face';

const READ: Record<string, Pace> = {
  enters: { move: 320, read: 0 },
  moved: { move: 320, read: 150 },
  swapped: { move: 400, read: 600 },
  'location-placed': { move: 300, read: 250 },
  relocated: { move: 300, read: 700 },
  turned: { move: 300, read: 700 },
  encounter: { move: 250, read: 900 },
  bane: { move: 200, read: 1000 },
  'bane-strikes': { move: 200, read: 1000 },
  cancelled: { move: 200, read: 900 },
  'horde-moves': { move: 320, read: 100 },
  'horde-attacks': { move: 200, read: 800 },
  'monster-defeated': { move: 100, read: 700 },
  defeated: { move: 300, read: 1500 },
  completed: { move: 200, read: 1400 },
  abducted: { move: 200, read: 1100 },
  'turned-up': { move: 700, read: 1400 },
  'nothing-came': { move: 700, read: 900 },
  initiative: { move: 350, read: 250 },
};
const FIGHTS = ['fight-monster', 'fight-hero', 'fight-heroes'];
/** What one reads when it happens to oneself. */
const OWN: Record<string, Pace> = { wounded: { move: 100, read: 700 }, tipped: { move: 250, read: 600 }, level: { move: 100, read: 600 }, met: { move: 100, read: 700 } };

export const isFight = (line: Line): boolean => FIGHTS.includes(line.kind);

export function pace(line: Line, mine: boolean): Pace | null {
  if (isFight(line)) return { move: 900, read: 1700 };
  return READ[line.kind] ?? (mine ? (OWN[line.kind] ?? null) : null);
}

const SOUNDS: Record<string, Sound> = {
  enters: 'step', 'horde-moves': 'step', 'location-placed': 'card', encounter: 'bad', bane: 'magic', 'bane-strikes': 'magic', wounded: 'bad', defeated: 'bad', 'monster-defeated': 'good', completed: 'good', level: 'good', met: 'good',
  played: 'card', cancelled: 'magic', abducted: 'bad', healed: 'good',
};
export const sound = (line: Line): Sound | null => SOUNDS[line.kind] ?? (Array.isArray(line.facts['dice']) ? 'dice' : null);

const AIMED_AT_ME = ['encounter', 'bane', 'horde-attacks', 'person-taken'];
const DONE_TO_ME = ['bane-strikes', 'stolen', 'abducted'];

export const doneTo = (line: Line, seat: number): boolean =>
  (AIMED_AT_ME.includes(line.kind) && line.facts['target'] === seat) || (DONE_TO_ME.includes(line.kind) && line.facts['seat'] === seat);

export const turnOf = (line: Line): number | null => (line.kind === 'turn' ? Number(line.facts['seat']) : null);
