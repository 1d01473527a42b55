/** How an option looks in the question bar: its picture, and the line of cost and odds under its label. */

import { links, side, spaces, ways } from '../labyrinth/board';
import { isPlainStep } from '../labyrinth/targets';
import { cardIcon, classOf } from '../labyrinth/naming';
import { say } from '../lib/words.svelte';
import type { Ask, Choice, LabyrinthView } from '../lib/types';

const WORDS: Record<string, string> = {
  step: 'crossed-swords', search: 'magnifying-glass', cast: 'fireball', throw: 'sling', look: 'semi-closed-eye', ambush: 'hooded-assassin', hex: 'lightning-storm',
  fight: 'crossed-swords', hand: 'crossed-swords', ball: 'crystal-ball', take: 'open-treasure-chest', deposit: 'bank', end: '', no: '', yes: 'crossed-swords', missile: 'sling',
};

export function iconOf(ask: Ask, option: Choice): string {
  const word = String(Array.isArray(option.value) ? option.value[0] : option.value);
  if (ask.what === 'class' || ['drop', 'split', 'deposit', 'opponent', 'spell-pick', 'refill'].includes(ask.what)) return cardIcon(word);
  if (word === 'cast' || word === 'hex') return cardIcon(String((option.value as string[])[1]));
  return WORDS[word] ?? (['bolt', 'fireball', 'teleport', 'bind', 'transport'].includes(word) ? cardIcon(word) : '');
}

export interface Detail { text: string; faces: number }

export function detailOf(view: LabyrinthView, ask: Ask, option: Choice): Detail {
  const value = Array.isArray(option.value) ? option.value : [option.value];
  const odds = option.odds_text ?? '';
  if (value[0] === 'search') return { text: say('web-opens', { odds }), faces: classOf(view.adventurers[ask.seat]?.class ?? '')?.secretDoor ?? 2 };
  const win = odds && say('web-win', { odds });
  if (value[0] === 'step' && ask.what === 'move') {
    const level = spaces.get(String(value[1]))?.level ?? 0;
    return { text: [say('web-steps', { steps: 1 }), level ? say('labyrinth-view-level', { level }) : '', win].filter(Boolean).join(' · '), faces: 0 };
  }
  return { text: [option.about, win].filter(Boolean).join(' · '), faces: 0 };
}

/** Single steps over quiet ground, by the side on which they lie (n, e, s, w). */
export function compass(view: LabyrinthView, ask: Ask): { option: Choice; side: number }[] {
  const here = spaces.get(view.adventurers[ask.seat]?.at ?? '');
  if (ask.what !== 'move' || !here) return [];
  return (ask.options ?? [])
    .filter((option) => isPlainStep(view, option))
    .map((option) => {
      const to = String((option.value as string[])[1]);
      const link = ways.get(here.id)?.find((w) => w.to === to)?.link ?? links[0]!;
      return { option, side: side(here, link) };
    })
    .sort((a, b) => a.side - b.side);
}
