/** The cards, formations and tracks, as the game's own content has them. */

import { language, say } from '../../lib/words.svelte';
import content from './content.json';
import type { Category } from './types';

interface Action { dungeon: boolean; timing: string; clause: string; only: string; bonus: number; bonusByHearts: number; turnsLowest: number; damage: number }
interface Track { id: Category; levels: number[]; points: number; damage: number }
interface Content {
  names: Record<string, string[]>;
  icons: Record<string, string>;
  cards: Record<string, string[]>;
  actions: Record<string, Action>;
  formations: Record<string, string[]>;
  tracks: Track[];
}
const all = content as unknown as Content;

const LANGUAGES = ['en', 'de', 'it'];
export const TRACKS = all.tracks;
export const slugOf = (card: string): string => card.replace(/-\d+$/, '');
export const nameOf = (card: string): string => all.names[slugOf(card)]?.[LANGUAGES.indexOf(language())] ?? card;
export const iconOf = (card: string): string => all.icons[slugOf(card)] ?? '';
export const actionOf = (card: string): Action => all.actions[slugOf(card)]!;
export const elementsOf = (card: string): string[] => all.cards[card] ?? [];
export const formationOf = (element: string): string[] | undefined => all.formations[element];
/** What a card lets one build, for those who do not see its pictures. */
export const partsOf = (card: string): string => say('doodle-table-elements', { elements: elementsOf(card).map((one) => say(`doodle-element-${formationOf(one) ? 'walls' : one}`)).join(', ') });
export const damageOf = (kind: string, levels: Record<string, number>): number => (kind === 'trap' ? (levels['trap'] ?? 1) : (TRACKS.find((track) => track.id === kind)?.damage ?? 0));
/** What a card above a dungeon takes from the next damage by a monster. */
export const softenedBy = (card: string): number => (actionOf(card).timing === 'damage' ? actionOf(card).damage : 0);
/** What a card surely adds to these dice; those that are thrown are left to chance. */
export function addedBy(card: string, dice: number[], lost: number): number {
  const { dungeon, bonus, bonusByHearts, turnsLowest } = actionOf(card);
  if (!dungeon) return 0;
  return bonus + Math.min(lost, bonusByHearts) + (turnsLowest ? Math.max(0, turnsLowest - Math.min(...dice)) : 0);
}
/** Monsters have a level that is added; the others simply a number. */
export const levelText = (category: string, level: number): string => (['goblin', 'orc', 'dragon'].includes(category) ? `+${level}` : String(level));
