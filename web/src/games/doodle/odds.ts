/** What awaits the hero, by the odds alone: two ten-sided dice and the level against twenty. */

import { damageOf } from './content';
import { thingsOf, type Dungeon, type Kind } from './types';

/** The chance that two ten-sided dice and a level come to twenty. */
export function chanceToWin(level: number): number {
  let wins = 0;
  for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) if (a + b + level >= 20) wins++;
  return wins / 100;
}

export interface Meeting { cell: string; kind: Kind; again: boolean }

/** The traps and monsters along a way, in order; a trap works once. */
export function meetings(dungeon: Dungeon, path: string[]): Meeting[] {
  const things = thingsOf(dungeon);
  const seen = new Set<string>();
  const met: Meeting[] = [];
  for (const cell of path) {
    const kind = things.get(cell);
    if (!kind || (kind === 'trap' && seen.has(cell))) continue;
    met.push({ cell, kind, again: seen.has(cell) });
    seen.add(cell);
  }
  return met;
}

/** How many hearts such a way costs on average, without cards; a monster that lost is not met again. */
export function expected(dungeon: Dungeon, path: string[]): number {
  return meetings(dungeon, path).reduce((sum, { kind, again }) => {
    const wins = kind === 'trap' ? 1 : chanceToWin(dungeon.levels[kind]);
    return sum + (again ? wins * wins : wins) * damageOf(kind, dungeon.levels);
  }, 0);
}
