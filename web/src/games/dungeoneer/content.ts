/** The cards as they are printed, with their names in the language that is spoken. */

import { language, LANGUAGES, say } from '../../lib/words.svelte';
import content from './content.json';
import type { Attribute } from './types';

export type Kind = 'boon' | 'treasure' | 'bane' | 'monster' | 'trap' | 'quest' | 'hero' | 'location';

export interface Stats {
  category: string;
  values: number[];
  symbols: string[];
  life: number;
  special: boolean[];
}
export interface Card {
  kind: 'boon' | 'treasure' | 'bane' | 'monster' | 'trap';
  cost: number;
  timing: 'hero' | 'lord' | 'reaction' | 'anytime';
  duration: 'permanent' | 'instant' | 'attachment' | 'monster';
  category: string;
  stats?: Stats;
  upkeep?: number;
  /** What it adds to a roll before which it is played. */
  bonus?: number;
  /** What a trap tests, and from how much on it is passed. */
  test?: [string, number];
}
export type Printed = string | [string, string, number];
export interface Location {
  set: 'dungeon' | 'wilderness';
  type: 'entrance' | 'passage' | 'road' | 'room';
  glory: number;
  peril: number;
  exits: Printed[];
  challenge?: [string, string, number];
  terrain?: string;
  sewer?: string;
  portal?: boolean;
  guardian?: Stats;
  use?: boolean;
}
export interface Quest {
  condition: string;
  places: string[];
  stats?: Stats;
  search?: [string, number];
  danger?: [string, number];
  roll?: number;
  artifact?: boolean;
}
export interface HeroCard {
  values: number[][];
  symbols: string[][];
  boons: number;
  treasures: number;
  ability: string[];
  /** What the ability adds to a roll before which it is used. */
  bonus: number;
}

const designs = content.designs as Record<string, string>;
const names = content.names as Record<string, string[]>;
const texts = content.texts as Record<string, string[]>;
const icons = content.icons as Record<string, string>;
const cards = content.cards as unknown as Record<string, Card>;
export const locations = content.locations as unknown as Record<string, Location>;
export const quests = content.quests as unknown as Record<string, Quest>;
export const heroes = content.heroes as unknown as Record<string, HeroCard>;

const design = (id: string): string => designs[id] ?? id;
const spoken = (words: string[] | undefined): string => words?.[LANGUAGES.indexOf(language())] ?? '';

export const cardOf = (id: string): Card | undefined => cards[design(id)];
export const nameOf = (id: string): string => spoken(names[design(id)]) || id;
/** The name without the title: "Isaura Venn, the Lampwarden". */
export const shortName = (id: string): string => nameOf(id).split(',')[0] ?? '';
export const titleOf = (id: string): string => nameOf(id).split(', ')[1] ?? '';
export const textOf = (id: string): string => spoken(texts[design(id)]);
export const abilityOf = (hero: string): string => spoken(heroes[hero]?.ability);
/** What a card or a hero's ability adds to a roll before which it is played. */
export const bonusOf = (id: string): number => cardOf(id)?.bonus ?? heroes[id]?.bonus ?? 0;
export const iconOf = (id: string): string => icons[design(id)] ?? icons[id] ?? 'card-random';
export const statsOf = (id: string): Stats | undefined => cardOf(id)?.stats ?? quests[id]?.stats ?? locations[id]?.guardian;
/** The name of whoever fights: a guardian has another name than its location. */
export const foeName = (id: string): string => (locations[id] ? nameOf(`${id}-guardian`) : nameOf(id));

export function kindOf(id: string): Kind {
  if (quests[id]) return 'quest';
  if (heroes[id]) return 'hero';
  if (locations[id]) return locations[id]!.guardian ? 'monster' : 'location';
  return cardOf(id)?.kind ?? 'boon';
}

/** Light, base and dark of a kind's colour, and the ink on it. */
export const TINTS: Record<Kind, { light: string; base: string; dark: string; ink: string; icon: string }> = {
  boon: { light: '#7fb0e0', base: '#3f6ea3', dark: '#223f60', ink: '#fff6e2', icon: 'upgrade' },
  treasure: { light: '#f3d07a', base: '#c0912f', dark: '#6a4c14', ink: '#241703', icon: 'chest' },
  bane: { light: '#c9c6bb', base: '#85837c', dark: '#45443f', ink: '#1b1a18', icon: 'crossed-chains' },
  monster: { light: '#ec7d63', base: '#a8352b', dark: '#591913', ink: '#fff6e2', icon: 'death-skull' },
  trap: { light: '#ec7d63', base: '#a8352b', dark: '#591913', ink: '#fff6e2', icon: 'wolf-trap' },
  quest: { light: '#b3cc93', base: '#5f7a4c', dark: '#32431f', ink: '#fff6e2', icon: 'wax-seal' },
  hero: { light: '#f0d9ab', base: '#8a6a33', dark: '#3b2b12', ink: '#fff6e2', icon: 'person' },
  location: { light: '#8fb9c6', base: '#4d5962', dark: '#1b2b33', ink: '#fff6e2', icon: 'treasure-map' },
};
export const ATTRIBUTES: Record<Attribute, { icon: string; colour: string; ink: string }> = {
  melee: { icon: 'mailed-fist', colour: '#ee9a4d', ink: '#9a4d10' },
  magic: { icon: 'magic-palm', colour: '#b99ae0', ink: '#5e3f8c' },
  speed: { icon: 'walking-boot', colour: '#7db4e3', ink: '#22577f' },
};
/** What is tested need not be one of the three. */
export const TESTED: Record<string, { icon: string; colour: string; ink: string }> = {
  ...ATTRIBUTES,
  life: { icon: 'hearts', colour: '#e9604d', ink: '#a8352b' },
  level: { icon: 'upgrade', colour: '#b3cc93', ink: '#32431f' },
};
export const TIMINGS: Record<Card['timing'], string> = { hero: 'lantern-flame', reaction: 'shield-reflect', anytime: 'sands-of-time', lord: 'overlord-helm' };
export const DURATIONS: Record<Card['duration'], string> = { permanent: 'infinity', instant: 'explosion-rays', attachment: 'chained-arrow-heads', monster: 'crossed-swords' };
/** Paid with the peril of the hero it is played against. */
export const isEvil = (id: string): boolean => ['bane', 'monster', 'trap'].includes(kindOf(id));

export const attributeName = (what: string): string => say(`dungeoneer-type-${what}`);
