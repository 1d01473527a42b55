/** The bots one plays against: how strong they are, and who they are. */

import { has, say } from './words.svelte';
import type { Seat } from './types';

/** A picture for each character; one that a newer server has gets the robot's. */
const PORTRAITS: Record<string, string> = {
  'labyrinth-raider': 'viking-head', 'labyrinth-miser': 'swap-bag', 'labyrinth-hunter': 'bowman', 'labyrinth-daredevil': 'jump-across', 'labyrinth-shadow': 'cowled',
  'doodle-architect': 'brick-wall', 'doodle-trapper': 'wolf-trap', 'doodle-hoarder': 'gold-stack', 'doodle-prankster': 'jester-hat',
  'dungeoneer-quester': 'treasure-map', 'dungeoneer-bully': 'mailed-fist', 'dungeoneer-duelist': 'fencer', 'dungeoneer-collector': 'knapsack', 'dungeoneer-survivor': 'heart-shield',
  'fighter-daredevil': 'acrobatic', 'fighter-careful': 'turtle', 'fighter-showoff': 'juggler', 'fighter-healer': 'caduceus',
};
export const portraitOf = (game: string, character: string): string => PORTRAITS[`${game}-${character}`] ?? 'vintage-robot';

const named = (message: string, otherwise: string): string => (has(message) ? say(message) : otherwise);
export const characterName = (game: string, character: string): string => named(`${game}-character-${character}`, character);
export const characterAbout = (game: string, character: string): string => named(`${game}-character-${character}-about`, '');
export const levelName = (level: string): string => named(`level-${level}`, level);
export const levelAbout = (game: string, level: string): string => named(`${game}-level-${level}-about`, named(`level-${level}-about`, ''));

/** What is said of a bot's seat: who it is, unless its name says that, and how strong. */
export function botText(game: string, seat: Seat): string {
  const who = seat.character ? characterName(game, seat.character) : '';
  const [first, level] = [who && !seat.name.startsWith(who) ? who : say('table-bot'), seat.level ? levelName(seat.level) : ''];
  return level ? say('opponent-of', { character: first, level }) : first;
}
/** The same as a sentence, for who wants to know more. */
export const botAbout = (game: string, seat: Seat): string => [seat.character ? characterAbout(game, seat.character) : '', seat.level ? levelAbout(game, seat.level) : ''].filter(Boolean).join('; ');
