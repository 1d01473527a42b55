/** How lines are acted out, and how the table stands while they are: what was told lies over what the view still shows. */

import type { Line } from '../../lib/types';
import type { Pace, Sound } from '../../table/face';
import { actionOf } from './content';
import type { Dungeon, Encounter, Game, Kind } from './types';

const PACES: Record<string, Pace> = {
  'hero-stops': { move: 900, read: 250 },
  'hero-escaped': { move: 900, read: 900 },
  'hero-dead': { move: 300, read: 1300 },
  'fight-rolled': { move: 900, read: 700 },
  'dice-changed': { move: 700, read: 700 },
  'monster-wins': { move: 150, read: 900 },
  'monster-loses': { move: 150, read: 900 },
  'monster-cursed': { move: 150, read: 700 },
  'trap-snaps': { move: 200, read: 800 },
  'hearts-lost': { move: 200, read: 400 },
  'hearts-restored': { move: 200, read: 500 },
  'action-laid': { move: 150, read: 600 },
  'carried-out': { move: 150, read: 800 },
  'blown-up': { move: 200, read: 700 },
};
/** What others do is glanced at; one's own cards one has just played. */
const OTHERS: Record<string, Pace> = { 'action-played': { move: 150, read: 800 }, cancelled: { move: 150, read: 600 } };

export const pace = (line: Line, mine: boolean): Pace | null => PACES[line.kind] ?? (mine ? null : (OTHERS[line.kind] ?? null));

const SOUNDS: Record<string, Sound> = {
  taken: 'card', 'hero-stops': 'step', 'hero-escaped': 'good', 'hero-dead': 'bad', 'fight-rolled': 'dice', 'dice-changed': 'dice', 'monster-wins': 'good', 'monster-loses': 'bad',
  'trap-snaps': 'bad', 'action-played': 'card', 'action-laid': 'card', 'carried-out': 'magic', 'blown-up': 'magic',
};
export const sound = (line: Line): Sound | null => SOUNDS[line.kind] ?? null;

/** What others lay above my dungeon. */
export const doneTo = (line: Line, seat: number): boolean => line.kind === 'action-laid' && line.facts['owner'] === seat;
export const turnOf = (line: Line): number | null => (line.kind === 'turn' ? Number(line.facts['seat']) : null);

/** `struck`: what the hero met has done its damage. */
export interface Staged { game: Game; verdict: { wins: boolean; strength: number } | null; rolling: boolean; struck: boolean }

const total = (dice: number[]) => dice.reduce((sum, die) => sum + die, 0);

const GONE = ['trap-crossed-out', 'monster-loses', 'monster-cursed', 'blown-up'];

/** The game as far as it has been told. */
export function staged(game: Game, acted: Line[]): Staged {
  let shown = game;
  let verdict: Staged['verdict'] = null;
  let [snapped, struck] = [false, false];
  for (const line of acted) {
    const facts = line.facts as { seat?: number; cell?: string; element?: Kind; dice?: number[]; left?: number; strength?: number; card?: string };
    const seat = facts.seat ?? shown.active;
    const meet = (change: Partial<Encounter>) => (shown = { ...shown, encounter: { stage: 'open', bonus: 0, damage: 0, strength: 0, actions_left: -1, cell: '', kind: 'goblin', dice: [], ...shown.encounter, ...change } });
    const alter = (change: Partial<Dungeon>) => (shown = { ...shown, dungeons: shown.dungeons.map((one) => (one.seat === seat ? { ...one, ...change } : one)) });
    const sheet = shown.dungeons[seat]!;
    if (line.kind === 'turn' || line.kind === 'hero-stops') [snapped, struck] = [false, false];
    if (line.kind === 'turn') (verdict = null), (shown = { ...shown, active: seat, encounter: null });
    else if (line.kind === 'hero-stops') {
      const next = sheet.path.indexOf(facts.cell!, sheet.at);
      alter({ at: next < 0 ? sheet.at : next + 1 });
      shown = { ...shown, encounter: null };
      meet({ cell: facts.cell!, kind: facts.element!, strength: facts.element === 'trap' ? 0 : sheet.levels[facts.element!] });
    } else if (line.kind === 'hero-escaped') alter({ at: sheet.path.length + 1, fate: 'escaped' });
    else if (line.kind === 'hero-dead') alter({ fate: 'dead' });
    else if (facts.dice) meet({ dice: facts.dice, strength: (shown.encounter?.strength ?? 0) - total(shown.encounter?.dice ?? []) + total(facts.dice) });
    else if ((line.kind === 'carried-out' || line.kind === 'action-played') && shown.encounter) {
      const { bonus, bonusByHearts } = actionOf(facts.card!);
      meet({ strength: shown.encounter.strength + bonus + Math.min(game.hearts - sheet.hearts, bonusByHearts) });
    } else if (line.kind === 'trap-snaps') snapped = true;
    else if (line.kind === 'monster-wins' || line.kind === 'monster-loses') verdict = { wins: line.kind === 'monster-wins', strength: facts.strength ?? 0 };
    else if ((line.kind === 'hearts-lost' || line.kind === 'hearts-restored') && facts.left !== undefined) {
      alter({ hearts: facts.left });
      struck ||= snapped;
    }
    if (GONE.includes(line.kind) && facts.cell) alter({ gone: [...shown.dungeons[seat]!.gone, facts.cell] });
  }
  const last = acted.at(-1);
  return { game: shown, verdict, rolling: last !== undefined && Array.isArray(last.facts['dice']), struck };
}
