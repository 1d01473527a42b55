/** What the view of Dungeon Fighter holds; everybody sees the same. */

import type { TableState } from '../../lib/types';

export type Colour = 'red' | 'green' | 'blue';
export type DieName = Colour | 'bonus';
export type Side = 'S' | 'E' | 'N' | 'W';
export type Pose = [x: number, y: number, z: number, w: number, i: number, j: number, k: number];
export type Range = [low: number, high: number];
export interface Room { id: string; kind: 'normal' | 'shop' | 'fountain' | 'treasure' | 'danger'; throws: string[]; reward: string; amount: number }
export interface Level { id: string; rooms: Room[]; ways: Record<string, string[]> }
export interface Ability { ability: string; value: number; type: string }
export interface Hero {
  seat: number;
  hero: string;
  life: number;
  most_life: number;
  fainted: boolean;
  levelled_up: boolean;
  scars: Colour[];
  cards: { card: string; kind: Kind }[];
  seduced: string[];
  abilities?: Record<Colour, Ability>;
  slots?: Record<Kind, number>;
}
export type Kind = 'weapon' | 'armour' | 'item';
export interface Monster {
  card: string;
  level: number;
  type: string;
  life: number;
  most_life: number;
  damage: number;
  gold: number;
  throws: string[];
  ability: string;
  value: number;
  beacon: boolean;
  frog: boolean;
  song: boolean;
  beer: number;
  seducer: number;
}
/** The ranges within which a throw may be aimed, by quantity. */
export type Ranges = Record<'back' | 'z' | 'azimuth' | 'elevation' | 'speed' | 'spin' | 'spin_z', Range>;
export interface GoodAim { side: Side; along: number; back: number; z: number; azimuth: number; elevation: number; speed: number; spin_x: number; spin_z: number; prop: [number, number, number]; release: number }
export interface Throw {
  seat: number;
  die: DieName;
  throws: string[];
  lender: number;
  weapons: string[];
  ranges?: Ranges;
  tremor?: number;
  aim?: Partial<GoodAim>;
  /** How view and control are limited: left and right swapped, near and far too, the back turned, eyes so high, in the dark. */
  mirrored?: boolean;
  inverted?: boolean;
  turned?: boolean;
  eyes?: number | null;
  dark?: boolean;
}
export interface Game {
  round: number;
  level: number;
  place: string;
  maps: Level[];
  leader: number;
  start: number;
  marker: 'undefeated' | 'defeated';
  gold: number;
  bonus_dice: number;
  heroes: Hero[];
  stacks: { level: number; cards: number }[];
  shop: string[];
  monster: Monster | null;
  thrower: number;
  dice: Record<Colour, 'free' | 'used' | 'forbidden'>;
  throw: Throw | null;
  lying: { die: DieName; pose: number[] }[];
  demands: string[];
  real: number[];
  hand: string;
  edition: 'de' | 'it';
  result: '' | 'won' | 'lost';
  score: { parts: Record<string, number>; total: number; rank: string } | null;
}

export const gameOf = (table: TableState): Game => table.view.game as Game;

export const COLOURS: Colour[] = ['red', 'green', 'blue'];

/** Does this match follow the Italian rulebook in a key in which the editions differ? */
export function isItalian(table: TableState, key: string): boolean {
  const value = table.match.options[key];
  return (value === 'de' || value === 'it' ? value : table.match.options['edition']) === 'it';
}
