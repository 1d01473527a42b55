/** How options look in the question bar: picture, effect, cost. */

import { say } from '../../lib/words.svelte';
import type { Ask, Choice, TableState } from '../../lib/types';
import type { OptionLook } from '../../table/face';
import { cardText, EQUIPMENT, HEROES, iconOf, powerText } from './content';
import { COLOURS, gameOf, type Colour } from './types';

const OWN = ['throw', 'lend', 'weapons', 'shop', 'entry-bounce', 'entry-done', 'entry-place', 'entry-symbol'];
export const answersFor = (ask: Ask): boolean => OWN.includes(ask.what);

const ICONS: Record<string, string> = {
  'retreat-yes': 'running-ninja', 'retreat-no': 'crossed-swords', 'dice-out-B': 'broken-heart', 'reroll-keep': 'check-mark', 'reroll-ability': 'return-arrow', 'ability-use': 'barbute', 'ability-decline': 'cancel',
  'give-life-yes': 'broken-heart', 'give-life-no': 'cancel', 'second-strike-yes': 'rolling-dices', 'second-strike-no': 'cancel', 'pay-song-yes': 'two-coins', 'pay-song-no': 'cancel', 'retaliate-yes': 'claw-slashes',
  'entry-confirm-confirm': 'check-mark', 'entry-confirm-dispute': 'cancel', 'practice-throw': 'rolling-dices', 'practice-done': 'dungeon-gate', 'no-damage-no': 'broken-heart',
};
const LAST = ['done', 'pass', 'decline', 'none', 'random', 'keep'];
const isColour = (word: string): word is Colour => (COLOURS as string[]).includes(word);

export function look(table: TableState, ask: Ask, option: Choice): OptionLook {
  const value = Array.isArray(option.value) ? option.value : [option.value];
  const word = String(value[0] ?? '');
  const hero = gameOf(table).heroes[ask.seat];
  if (ask.what === 'hero' && HEROES[word]) return { portrait: word, detail: '', onBoard: true };
  if (['die', 'colour', 'scar'].includes(ask.what) && isColour(word)) return { portrait: word, detail: hero?.abilities ? powerText(hero.abilities[word]) : '' };
  if (ask.what === 'dice-out' && word === 'A') return { portrait: 'bonus' };
  if (ask.what === 'dice-out') return { icon: 'broken-heart', detail: damageText(table) };
  if (ask.what === 'way') return { icon: 'footsteps', onBoard: true };
  const card = value.map(String).find((one) => EQUIPMENT[one]);
  if (card) return { icon: iconOf(card), detail: cardText(card) };
  const icon = ICONS[`${ask.what}-${word}`];
  return { ...(icon ? { icon } : {}), last: LAST.includes(word) };
}

/** What option B costs everybody. */
function damageText(table: TableState): string {
  const foe = gameOf(table).monster;
  if (!foe) return '';
  const key = table.match.options['group_damage'];
  const italian = (key === 'de' || key === 'it' ? key : table.match.options['edition']) === 'it';
  return `−${italian ? foe.level : foe.damage} ${say('fighter-table-life')}`;
}

/** What most people would take. */
export function likely(_table: TableState, ask: Ask, options: Choice[]): number {
  const find = (word: string) => options.findIndex((option) => option.value === word);
  switch (ask.what) {
    case 'retreat': return find('no');
    case 'ability': return find('use');
    case 'entry-confirm': return find('confirm');
    case 'dice-out': return find('A');
    case 'exchange': return find('done');
    case 'second-strike': case 'retaliate': return find('yes');
    default: return -1;
  }
}
