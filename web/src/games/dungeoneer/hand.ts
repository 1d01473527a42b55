/** What can be done with each card now, and why nothing can. */

import { say } from '../../lib/words.svelte';
import type { Ask, Choice, TableState } from '../../lib/types';
import { cardOf, isEvil } from './content';
import { partsOf } from './options';
import { gameOf, isLord, meOf } from './types';

/** The answers that are about a card of the viewer's own. */
export const waysOf = (ask: Ask | null, card: string): Choice[] => (ask?.options ?? []).filter((option) => {
  const parts = partsOf(option.value);
  return parts.card === card && parts.word !== 'duel' && parts.word !== 'steal';
});

/** In a word or two: what a card costs now, or why it has to wait. */
export function captionOf(table: TableState, ask: Ask | null, card: string): { text: string; can: boolean } {
  const printed = cardOf(card);
  const ways = waysOf(ask, card);
  const words = new Set(ways.map((way) => partsOf(way.value).word));
  if (ways.length) {
    if (words.has('hand') || words.has('treasure') || words.has('horde') || words.has('discard')) return { text: say('dungeoneer-web-discard'), can: true };
    if (words.has('')) return { text: say(['bonus-card', 'pay-card', 'forced-discard', 'unpacked-discard', 'trim-horde'].includes(ask?.what ?? '') ? 'dungeoneer-web-discard' : 'dungeoneer-web-choose'), can: true };
    return { text: say(words.has('use') ? 'dungeoneer-web-use' : 'dungeoneer-web-play', { cost: printed?.cost ?? 0 }), can: true };
  }
  const me = meOf(table);
  if (!printed || !me) return { text: '', can: false };
  const view = gameOf(table);
  if (isEvil(card)) {
    if (printed.timing === 'anytime') return { text: say('dungeoneer-web-before-roll'), can: false };
    const richest = Math.max(0, ...view.players.filter((other) => other.seat !== me.seat && other.at).map((other) => other.peril));
    const mine = view.active === me.seat && view.phase === 'lord';
    if (mine && richest < printed.cost) return { text: say('dungeoneer-web-peril-short', { number: printed.cost - richest }), can: false };
    return { text: say('dungeoneer-web-when-lord'), can: false };
  }
  if (isLord(view, me.seat)) return { text: '', can: false };
  if (me.glory < printed.cost) return { text: say('dungeoneer-web-glory-short', { number: printed.cost - me.glory }), can: false };
  return { text: say(`dungeoneer-web-when-${printed.timing}`), can: false };
}
