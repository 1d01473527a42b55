/** What a seat sees of Dungeoneer: games/dungeoneer/told/view.py. */

import type { Ask, TableState } from '../../lib/types';

export type Attribute = 'melee' | 'magic' | 'speed';
export const TYPES: readonly Attribute[] = ['melee', 'magic', 'speed'];
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const LIFE = 6;
export const TO_WIN = 3;

export interface Player {
  seat: number;
  hero: string;
  /** Who the hero was, of one who has none any more. */
  lost?: string;
  at: string;
  home: string;
  life: number;
  level: number;
  glory: number;
  peril: number;
  mp: number;
  values: [number, number, number];
  symbols: string[];
  hand: string[];
  hand_size: number;
  boons: string[];
  treasures: string[];
  inside: [string, string][];
  banes: string[];
  horde: string[];
  /** Empty where a quest lies face down and is not this viewer's to see. */
  quests: string[];
  face_down: boolean[];
  general: string[];
  persons: string[];
  completed: string[];
  tipped: string;
  threshold: number;
  used: string[];
  attacks: number;
  defeats: number;
  out: boolean;
  returns: number;
  resting: number;
  silent: boolean;
  reserved: boolean;
  personal_done: boolean;
}

export interface Spot {
  place: string;
  area: 'dungeon' | 'wilderness';
  x: number;
  y: number;
  turned: boolean;
}

export interface Foe {
  card: string;
  seat: number;
  at: string;
  kind: 'encounter' | 'trap' | 'quest' | 'guardian' | 'horde';
  target: number;
  type: '' | Attribute;
  attacked: boolean;
  resolved: boolean;
  life: number;
  values: number[];
  /** What the attacked hero has against each type of attack, or against the trap, without dice. */
  against: number[];
}

export interface DungeoneerView {
  mode: 'standard' | 'solo' | 'campaign';
  active: number;
  start: number;
  round: number;
  phase: 'reset' | 'lord' | 'build' | 'hero' | 'end';
  lord: number;
  players: Player[];
  map: Spot[];
  opened: [string, number][];
  exits: [string, number, string, string, number][];
  general: string[];
  foes: Foe[];
  attached: Record<string, string[]>;
  wounds: Record<string, number>;
  discards: string[][];
  stacks: { adventure: number; peril: number; locations: number; quests: number };
  dropped: Record<string, string[]>;
  horde: { at: string; mp: number; lead: string; struck: boolean };
  limbo: string[];
  open_banes: string[];
  completed_general: number;
  has_attempted: boolean;
  has_explored: boolean;
  found: string[];
  visited: string[];
  awarded: string[];
  struck: number[];
}

export const gameOf = (table: TableState): DungeoneerView => table.view.game as DungeoneerView;
export const meOf = (table: TableState): Player | undefined => (table.me === null ? undefined : gameOf(table).players[table.me]);
export const isLord = (game: DungeoneerView, seat: number): boolean => game.mode === 'campaign' && game.lord === seat;
/** A fact of what is asked, if it came along. */
export const factOf = (ask: Ask | null, name: string): string | number | undefined => ask?.facts?.[name] as string | number | undefined;
