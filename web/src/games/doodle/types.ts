/** What the doodle rules show of a game: the shape of their view(). */

import type { TableState } from '../../lib/types';

export type Kind = 'goblin' | 'orc' | 'dragon' | 'trap';
export type Category = Kind | 'treasure' | 'hand';
export const CATEGORIES: Category[] = ['goblin', 'orc', 'dragon', 'trap', 'treasure', 'hand'];

export interface Laid { card: string; by: number; target: string }
export interface Score { treasures: number; monsters: number; death: number; hearts: number; total: number; lost: number }

export interface Dungeon {
  seat: number;
  /** One of the proposed names, or what the master wrote; empty before it has one. */
  name: string;
  walls: string[];
  traps: string[];
  goblins: string[];
  orcs: string[];
  dragons: string[];
  gone: string[];
  boxes: Record<Category, number>;
  levels: Record<Category, number>;
  taken: string;
  step: number;
  ready: boolean;
  cards: number;
  hand_count: number;
  hearts: number;
  fate: 'alive' | 'dead' | 'escaped';
  /** How many cells of the way the hero has entered; 0 is the entrance. */
  at: number;
  above: Laid[];
  path: string[];
  treasure_count?: number;
  treasures?: string[];
  hand?: string[];
  deck?: string[];
  score?: Score;
}

export interface Encounter { cell: string; kind: Kind; stage: string; dice: number[]; bonus: number; damage: number; strength: number; actions_left: number }

export type Phase = 'A' | 'B' | 'C';
export interface Game {
  phase: Phase;
  round: number;
  sharpener: number;
  active: number;
  display: string[];
  discard: string[];
  deck: number;
  removed: number;
  hearts: number;
  dungeons: Dungeon[];
  encounter: Encounter | null;
  ranks: number[];
}

export const gameOf = (table: TableState): Game => table.view.game as Game;

export const ROUNDS = 14;
/** So many hero actions have room above a dungeon. */
export const PLACES = 2;

/** What is drawn on each cell: traps and monsters. */
export function thingsOf(dungeon: Dungeon): Map<string, Kind> {
  const found = new Map<string, Kind>();
  for (const kind of ['trap', 'goblin', 'orc', 'dragon'] as const) for (const cell of dungeon[`${kind}s`]) found.set(cell, kind);
  return found;
}

/** The cells where a monster could guard a treasure. */
export const guardsOf = (dungeon: Dungeon): string[] => [...dungeon.goblins, ...dungeon.orcs, ...dungeon.dragons];

/** Whose sheet a seat draws the way on: that of the neighbour on the right. */
export const drawnBy = (game: Game, seat: number): number => (seat + game.dungeons.length - 1) % game.dungeons.length;
