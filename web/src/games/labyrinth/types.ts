/** What a seat sees of the Labyrinth: games/labyrinth/told/view.py. */

import type { TableState } from '../../lib/types';

export interface Held {
  level: number;
  card?: string;
}

export interface Adventurer {
  seat: number;
  class: string;
  at: string;
  goal: number;
  carried: Held[];
  secured: Held[];
  swords: Record<string, number>;
  spells: number;
  reserve: string[];
  missiles: number;
  doors: string[];
  misses: number;
  wounded: boolean;
  caged: boolean;
  engaged: string;
  piles: number[];
  gold?: number;
  spell_cards?: string[];
  trail?: string[];
}

export interface Foe {
  card: string;
  at: string;
  engaged: number;
  marker: number;
  held: Held[];
  wanderer: boolean;
  robbed: boolean;
}

export interface LabyrinthView {
  active: number;
  round: number;
  steps: number;
  laid_spell: string;
  /** Unsafe places in which whoever has the turn need not fight any more. */
  pacified: string[];
  adventurers: Adventurer[];
  graves: string[];
  defeats: Record<string, number>;
  foes: Foe[];
  loose: Record<string, Held[]>;
  unclaimed: Record<string, { draws: number; held: Held[] }>;
  reserved: Record<string, { owner: number; marker: number; monster?: string; treasure?: string }>;
  peeks: [string, string][];
  peeked_places: string[];
  decks: { monsters: number[]; treasures: number[]; spells: number };
  removed: string[];
  locks: [number, number][];
}

export const gameOf = (table: TableState): LabyrinthView => table.view.game as LabyrinthView;
