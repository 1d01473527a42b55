/** The printed things of the game: names, pictures, numbers, and the ledger's geometry. */

import { language, LANGUAGES, listed, say } from '../../lib/words.svelte';
import content from './content.json';
import type { Ability, Kind } from './types';

const names = content.names as Record<string, string[]>;
const icons = content.icons as Record<string, string>;
export interface Equipment { kind: Kind; throw: string; bonus: number; times: number; effect: string; value: number; once: boolean; price: number }
export const EQUIPMENT = content.equipment as unknown as Record<string, Equipment>;
export const HEROES = content.heroes as unknown as Record<string, { abilities: [string, number, string][]; slots: [number, number, number] }>;
export const MONSTERS = content.monsters as unknown as Record<string, [level: number, damage: number]>;
export const PHYSICS = content.physics;
export const TIMING = content.timing;
export const NUMBERS = content.numbers as unknown as [string, number][];
export const RINGS = PHYSICS.target.rings;
/** Zones from the middle outwards, as the rings are. */
export const ZONES = ['10', '4', '3', '2', '1'];

export const nameOf = (id: string): string => names[id]?.[LANGUAGES.indexOf(language())] ?? id;
export const iconOf = (id: string): string => icons[id] ?? 'perspective-dice-six-faces-random';
export const listNames = (ids: string[]): string => listed(ids.map(nameOf));
export const needsHit = (ability: string): boolean => content.needsHit.includes(ability);
export const powerText = ({ ability, value, type }: Ability): string => say(`fighter-power-${ability}`, { value, type: type && say(`fighter-type-${type}`) });
export const abilityName = (ability: string): string => nameOf(`ability-${ability}`);

/** What a card does, in a few words. */
export function cardText(card: string): string {
  const found = EQUIPMENT[card];
  if (!found) return '';
  if (found.kind === 'weapon') return nameOf(found.throw);
  const once = found.once ? ` · ${say('fighter-effect-once')}` : '';
  return say(`fighter-effect-${found.effect}`, { value: found.value }) + once;
}
export function bonusText(card: string): string {
  const found = EQUIPMENT[card];
  if (!found || found.kind !== 'weapon') return '';
  return found.times > 1 ? `×${found.times}` : `+${found.bonus}`;
}

export const DICE: Record<string, [base: string, dark: string]> = { red: ['#d23b2c', '#7c1712'], green: ['#4c9a45', '#1f4d1f'], blue: ['#3c7cc4', '#173a6b'], bonus: ['#f1e8d6', '#8b7c64'] };
/** Each die has a sign as well as a colour: flame, leaf, drop, star. */
export const SIGNS: Record<string, string> = {
  red: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9Z',
  green: 'M4 20C3 9 9 3 21 3c0 12-6 18-14 15l8-9-11 11Z',
  blue: 'M12 2c3 5 7 8 7 13a7 7 0 0 1-14 0c0-5 4-8 7-13Z',
  bonus: 'm12 2 3 7 7 .6-5.300 4.800 1.600 7.100L12 17.600 5.700 21.500l1.600-7.100L2 9.600 9 9Z',
};
/** The second ink of a monster's print, by its type. */
export const TINTS: Record<string, string> = { greenskin: '#7fb04a', undead: '#8fa3ad', beast: '#c07f42', fiend: '#cf4a3c', oddity: '#b08bd0', rogue: '#5f8fb0' };
export const ZONE_COLOURS: Record<string, string> = { '1': '#ead9ad', '2': '#e4b04f', '3': '#d9762f', '4': '#ad3527', '10': '#2a1a16' };
