/** The names and pictures of the Labyrinth's things; sentences come from the server. */

import { language, LANGUAGES, say } from '../../lib/words.svelte';
import type { LabyrinthView } from './types';
import { isWaiting, spaces } from './board';
import content from './content.json';

const names = content.names as Record<string, string[]>;
const icons = content.icons as Record<string, string>;
const gold = content.gold as Record<string, number>;
const monsters = content.monsters as unknown as Record<string, [number, number[]]>;
const classes = content.classes as unknown as Record<string, [number, number, number, number | null]>;

/** The slug of a card: its id without the number of the copy. */
export function slug(card: string): string {
  for (let id = card; id; id = id.replace(/-?[^-]*$/, '')) if (names[id]) return id;
  return card;
}
export const cardIcon = (card: string): string => icons[slug(card)] ?? 'chest';
export const goldOf = (card: string): number => gold[slug(card)] ?? 0;
export const nameOf = (id: string): string => names[slug(id)]?.[LANGUAGES.indexOf(language())] ?? id;
export const monsterOf = (card: string): [level: number, targets: number[]] | undefined => monsters[slug(card)];
/** A class: its goal, its steps, the faces that find secret doors, and its line of the cards where it has only one. */
export const classOf = (kind: string) => {
  const found = classes[kind];
  return found && { goal: found[0], steps: found[1], secretDoor: found[2], line: found[3] };
};

/** A space in words: its name, where one is ("in"), or where one goes ("into"). */
export function spaceName(id: string, form: '' | 'in' | 'into' = ''): string {
  const space = spaces.get(id);
  const attribute = form && `.${form}`;
  const [head = '', number = ''] = id.split('-');
  if (!space || !['corridor', 'room', 'stair'].includes(space.kind)) return say(`labyrinth-space-${id}${attribute}`);
  const facts = { level: Number(head[1]), number: Number(number), above: Number(head[1]), below: Number(head.at(-1)) };
  return say(`labyrinth-space-${space.kind}${attribute}`, facts);
}

/** The monster that this seat knows to wait there. */
export function knownFoe(view: LabyrinthView, seat: number, space: string): string {
  const hero = view.adventurers[seat];
  if (hero?.at === space && hero.engaged) return hero.engaged;
  const open = view.foes.find((foe) => foe.at === space && isWaiting(view, foe));
  if (open) return open.card;
  return view.reserved[space]?.monster || view.peeks.find(([place]) => place === space)?.[1] || '';
}
