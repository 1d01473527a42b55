/** What is counted of a finished game: each game that has something to count adds a file here. */

import type { Reel } from '../../lib/film';
import type { Line } from '../../lib/types';

export interface Tally {
  rounds: number;
  fights: { won: number[]; lost: number[] };
  /** For each seat: treasures by level. */
  levels: number[][];
  counts: { name: string; icon: string; values: number[] }[];
  /** For each seat: what it held, round by round. */
  race: number[][];
}

const tallies = import.meta.glob<{ tally: (reel: Reel, seats: number) => Tally }>(['./*.ts', '!./index.ts']);

export async function tallyOf(game: string, reel: Reel, seats: number): Promise<Tally | null> {
  const load = tallies[`./${game}.ts`];
  return load ? (await load()).tally(reel, seats) : null;
}

/** How often each total of two dice was thrown, from 2 to 12. */
export function totals(lines: Line[]): number[] {
  const counts = Array<number>(11).fill(0);
  for (const { facts } of lines) {
    const dice = facts['dice'];
    if (!Array.isArray(dice) || dice.length !== 2) continue;
    const total = Number(dice[0]) + Number(dice[1]) - 2;
    if (total in counts) counts[total] = (counts[total] ?? 0) + 1;
  }
  return counts;
}
