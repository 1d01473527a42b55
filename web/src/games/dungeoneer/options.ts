/** How Dungeoneer's options look: what they are about, what they cost and bring, and where they lie on the map. */

import { listed, say } from '../../lib/words.svelte';
import type { Ask, Choice, Option, TableState } from '../../lib/types';
import type { OptionLook } from '../../table/face';
import { cardOf, heroes, iconOf, isEvil, locations, nameOf, quests } from './content';
import { Laid } from './layout';
import { factOf, gameOf, SIDES, TYPES, type Attribute, type DungeoneerView } from './types';

/** The parts of an option by what they are. */
export interface Parts {
  word: string;
  card: string;
  seats: number[];
  type: Attribute | '';
  side: number;
  place: string;
  bearer: string;
  quest: string;
  help: boolean;
}

export function partsOf(value: Option): Parts {
  const found: Parts = { word: '', card: '', seats: [], type: '', side: -1, place: '', bearer: '', quest: '', help: false };
  const words = Array.isArray(value) ? value : [value];
  words.forEach((one, i) => {
    if (typeof one === 'number') found.seats.push(one);
    else if ((TYPES as readonly string[]).includes(one)) found.type = one as Attribute;
    else if ((SIDES as readonly string[]).includes(one)) found.side = SIDES.indexOf(one as 'north');
    else if (one === 'help') found.help = true;
    else if (quests[one] && found.card) found.quest = one;
    else if (locations[one] && !(words[0] === 'duel' || words[0] === 'horde-duel')) found.place = one;
    else if (cardOf(one) || quests[one] || heroes[one] || locations[one]) found.card ? (found.bearer = one) : (found.card = one);
    else if (i === 0) found.word = one;
  });
  return found;
}

/** Words whose options are gathered by their card: one card may be played in many ways. */
const BY_CARD = ['play', 'bane', 'encounter', 'add', 'use', 'duel', 'steal', 'horde-attack', 'horde-duel', 'give', 'drop', 'discard', 'pay', 'take-back'];
export const gathered = (ask: Ask, parts: Parts): string => (ask.what === 'end-discard' && parts.card ? parts.word : BY_CARD.includes(parts.word) && parts.card ? parts.card : '');

/** What tells one way to play a card from the others. */
export function variant(table: TableState, parts: Parts): string {
  const words = [
    ['drop', 'discard', 'pay', 'take-back', 'horde-duel'].includes(parts.word) ? say(`dungeoneer-web-${parts.word}`) : '',
    parts.seats.length ? listed(parts.seats.map((seat) => table.match.seats[seat]?.name ?? '')) : '',
    parts.type && say(`dungeoneer-type-${parts.type}`),
    parts.side >= 0 ? say(`dungeoneer-side-${SIDES[parts.side]}`) : '',
    parts.place && nameOf(parts.place),
    parts.bearer && nameOf(parts.bearer),
    parts.quest && nameOf(parts.quest),
  ];
  return words.filter(Boolean).join(', ');
}

const ICONS: Record<string, string> = {
  explore: 'magnifying-glass', stand: 'sprint', pass: 'hourglass', 'pass-turn': 'hourglass', 'pass-always': 'hourglass', 'ask-again': 'hourglass', end: 'hourglass', done: 'hourglass', save: 'walking-boot', lapse: 'cancel', draw: 'card-draw', buy: 'card-draw',
  sewer: 'water-drop', portal: 'magic-portal', 'rest-with': 'campfire', deal: 'shaking-hands', give: 'shaking-hands', loot: 'open-chest', drop: 'drop-weapon', show: 'public-speaker', attempt: 'wax-seal', accept: 'wax-seal',
  meet: 'two-shadows', deliver: 'two-shadows', hand: 'card-random', horde: 'death-skull', take: 'check-mark', agree: 'check-mark', fight: 'crossed-swords', roll: 'perspective-dice-six', pack: 'backpack', unpack: 'backpack',
  'horde-go': 'paw', 'horde-link': 'paw', 'horde-use': 'paw', duel: 'crossed-swords', steal: 'crossed-swords',
};
const LAST = ['end', 'pass', 'pass-turn', 'pass-always', 'ask-again', 'done', 'keep', 'none', 'nobody', 'lapse', 'no', 'stop', 'leave', 'decline', 'refuse', 'stand-back'];
const PICTURED = ['play', 'bane', 'encounter', 'add', 'use', 'attempt', 'meet', 'deliver', 'accept', 'clear', 'pay', 'take-back', 'pack', 'unpack', 'loot', 'give', 'hand', 'treasure', 'horde', 'drop', 'discard', ''];

export const iconFor = (parts: Parts): string => (parts.card && PICTURED.includes(parts.word) ? iconOf(parts.card) : (ICONS[parts.word] ?? (parts.word === 'go' || parts.word === 'try' ? '' : parts.place ? iconOf(parts.place) : '')));

export interface Price {
  glory?: number;
  peril?: number;
  mp?: number;
  /** The points that entering gives. */
  gain?: [number, number];
}

const COSTS_MP = ['go', 'try', 'explore', 'stand', 'duel', 'steal', 'loot', 'give', 'horde-go', 'horde-duel'];

/** What an option costs, and what a step brings. */
export function priceOf(view: DungeoneerView, ask: Ask, parts: Parts): Price {
  const price: Price = {};
  const card = cardOf(parts.card);
  if (card && ['play', 'bane', 'encounter', 'add'].includes(parts.word)) price[isEvil(parts.card) ? 'peril' : 'glory'] = card.cost;
  if (card && parts.word === 'pay') price.glory = card.upkeep ?? 0;
  if (COSTS_MP.includes(parts.word)) price.mp = 1;
  const to = parts.word === 'go' ? targetOf(view, ask, parts) : '';
  if (to && !view.visited.includes(to)) price.gain = [locations[to]!.glory, view.mode === 'solo' ? 0 : locations[to]!.peril];
  return price;
}

/** The location of the map that an option means; '' for none. */
export function targetOf(view: DungeoneerView, ask: Ask, parts: Parts): string {
  const laid = new Laid(view);
  if (['go', 'try'].includes(parts.word)) return laid.beside(view.players[ask.seat]?.at ?? '', parts.side);
  if (parts.word === 'horde-go') return laid.beside(view.horde.at, parts.side);
  if (ask.what === 'leave-by' && parts.side >= 0) return laid.beside(view.players[Number(factOf(ask, 'target') ?? ask.seat)]?.at ?? '', parts.side);
  return parts.place && laid.spots.has(parts.place) ? parts.place : '';
}

export function look(table: TableState, ask: Ask, option: Choice): OptionLook {
  const parts = partsOf(option.value);
  const last = LAST.includes(parts.word);
  const odds = typeof option.odds === 'number' ? (option.odds_text ?? '') : '';
  return { icon: iconFor(parts), last, ...(ask.what === 'choose-hero' ? { portrait: parts.card } : {}), ...(odds ? { detail: odds } : option.about ? { detail: option.about } : {}) };
}

/** What most would do: deliver a person, attempt what is likely, and otherwise nothing is put first. */
export function likely(_table: TableState, ask: Ask, options: Choice[]): number {
  if (ask.what !== 'hero') return -1;
  return options.findIndex((option) => ['deliver', 'meet'].includes(partsOf(option.value).word));
}

export const isWindow = (ask: Ask | null): boolean => ask !== null && ['anytime', 'respond', 'challenge', 'before-roll', 'answer-bane'].includes(ask.what);

/** Is the viewer himself struck, or is it his own roll? */
export function concerns(table: TableState, ask: Ask): boolean {
  if (ask.what === 'anytime') return false;
  const target = factOf(ask, 'target');
  const card = String(factOf(ask, 'card') ?? '');
  const view = gameOf(table);
  const trapped = cardOf(card)?.kind === 'trap' && view.foes.some((foe) => foe.card === card && foe.at === view.players[ask.seat]?.at);
  return target === ask.seat || trapped;
}
