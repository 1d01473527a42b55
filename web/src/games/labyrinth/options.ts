/** How the Labyrinth's options look in the question bar: picture, cost, odds, and the small steps by their compass side. */

import { say } from '../../lib/words.svelte';
import type { Ask, Choice, TableState } from '../../lib/types';
import type { Group, OptionLook } from '../../table/face';
import { links, side, spaces, ways } from './board';
import { cardIcon, classOf } from './naming';
import { isPlainStep } from './targets';
import { gameOf, type LabyrinthView } from './types';

const WORDS: Record<string, string> = {
  step: 'crossed-swords', search: 'magnifying-glass', look: 'semi-closed-eye', ambush: 'hooded-assassin', throw: 'sling',
  fight: 'crossed-swords', hand: 'crossed-swords', ball: 'crystal-ball', take: 'open-treasure-chest', deposit: 'bank', yes: 'crossed-swords', missile: 'sling',
};
const CARD_ASKS = ['drop', 'split', 'deposit', 'opponent', 'spell-pick', 'refill'];
const SPELLS = ['bolt', 'fireball', 'teleport', 'bind', 'transport'];

export function look(table: TableState, ask: Ask, option: Choice): OptionLook {
  const view = gameOf(table);
  const value = Array.isArray(option.value) ? option.value : [option.value];
  const word = String(value[0]);
  if (ask.what === 'move' && isPlainStep(view, option)) return stepLook(view, ask, String(value[1]));
  const last = word === 'end' || word === 'no';
  const portrait = ask.what === 'class' ? { portrait: word } : {};
  const onBoard = ask.what !== 'class' && spaces.has(word);
  return { icon: iconOf(ask, value as string[]), last, onBoard, ...portrait, ...detail(view, ask, option, word, value.map(String)) };
}

function iconOf(ask: Ask, value: string[]): string {
  const word = String(value[0]);
  if (CARD_ASKS.includes(ask.what)) return cardIcon(word);
  if (ask.what === 'collect' && word === 'step') return 'open-treasure-chest';
  if (word === 'cast' || word === 'hex') return cardIcon(String(value[1]));
  return WORDS[word] ?? (SPELLS.includes(word) ? cardIcon(word) : '');
}

function detail(view: LabyrinthView, ask: Ask, option: Choice, word: string, value: string[]): OptionLook {
  const odds = option.odds_text ?? '';
  if (word === 'search') return { detail: say('web-opens', { odds }), faces: classOf(view.adventurers[ask.seat]?.class ?? '')?.secretDoor ?? 2 };
  const strikes = ['ambush', 'hex'].includes(word) || ['ambush-other', 'join', 'strike-whom'].includes(ask.what);
  const win = odds && say(strikes ? 'web-hit' : 'web-win', { odds });
  const level = spaces.get(value[1] ?? '')?.level;
  const cost = word === 'step' && ask.what === 'move' ? [say('web-steps', { steps: 1 }), level ? say('labyrinth-view-level', { level }) : ''] : [option.about];
  return { detail: [...cost, win].filter(Boolean).join(' · ') };
}

/** A single step over quiet ground: a small button with the side on which it lies. */
function stepLook(view: LabyrinthView, ask: Ask, to: string): OptionLook {
  const here = spaces.get(view.adventurers[ask.seat]?.at ?? '');
  const link = here && ways.get(here.id)?.find((way) => way.to === to)?.link;
  const turn = here ? side(here, link ?? links[0]!) : 0;
  return { group: 'walk', turn, key: say('labyrinth-map-compass').split(' ')[turn] ?? '' };
}

export function group(table: TableState): Group {
  return { icon: 'boot-prints', label: say('web-walk-on'), detail: say('web-walk-sub', { steps: gameOf(table).steps }) };
}

/** A fight that one rather wins, or the only thing there is to do. */
export function likely(_table: TableState, ask: Ask, options: Choice[]): number {
  if (['class', 'spell-pick', 'drop', 'ball', 'teleport', 'pile', 'strike-whom'].includes(ask.what)) return -1;
  const best = options.reduce((found, option, i) => ((option.odds ?? 0) > (options[found]?.odds ?? 0) ? i : found), 0);
  return (options[best]?.odds ?? 0) >= 0.5 ? best : -1;
}
