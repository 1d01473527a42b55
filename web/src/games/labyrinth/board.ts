/** The board as it is drawn, and the ways that a seat knows through it. */

import type { Choice } from '../../lib/types';
import type { LabyrinthView } from './types';
import data from './board.json';
import content from './content.json';

export type Kind = 'start' | 'corridor' | 'stair' | 'room' | 'chamber' | 'hall';
export type LinkKind = 'open' | 'door' | 'secret';

export interface Space {
  id: string;
  kind: Kind;
  level: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Link {
  id: string;
  a: string;
  b: string;
  kind: LinkKind;
  x: number;
  y: number;
}

type SpaceRow = [string, Kind, number, number, number, number, number];
type LinkRow = [string, string, LinkKind, number, number];

export const WIDTH = 50;
export const HEIGHT = 38;
export const spaces = new Map<string, Space>(
  (data.spaces as SpaceRow[]).map(([id, kind, level, x, y, w, h]) => [id, { id, kind, level, x, y, w, h }]),
);
export const links: Link[] = (data.links as LinkRow[]).map(([a, b, kind, x, y]) => ({ id: `${a}/${b}`, a, b, kind, x, y }));
export const ways = new Map<string, { to: string; link: Link }[]>();
for (const link of links) {
  for (const [here, to] of [[link.a, link.b], [link.b, link.a]] as const) ways.set(here, [...(ways.get(here) ?? []), { to, link }]);
}

export const roomNumber = (id: string): number => Number(id.split('-')[1]);
export const isPlace = (id: string): boolean => ['room', 'chamber'].includes(spaces.get(id)?.kind ?? '');
export const middle = (s: Space): [number, number] => [s.x + s.w / 2, s.y + s.h / 2];

/** LAB-RULING-14: does an open monster fight the next who comes? */
export const isWaiting = (view: LabyrinthView, foe: { engaged: number }): boolean => {
  const hero = view.adventurers[foe.engaged];
  return foe.engaged < 0 || !hero || hero.wounded || hero.misses > 0;
};

/** LAB-MOVE-6, LAB-WAND-12, from what everybody sees: a wanderer counts also while somebody is engaged with it. */
export const isUnsafe = (view: LabyrinthView, space: string): boolean =>
  isPlace(space) && (!view.graves.includes(space) || view.foes.some((foe) => foe.at === space && (foe.wanderer || isWaiting(view, foe))));

/** LAB-SPELL-16, LAB-DWARF-5, LAB-RULING-77: unsafe, but whoever has the turn meets nobody there any more. */
export const isAtPeace = (view: LabyrinthView, space: string): boolean => view.pacified.includes(space);

const slugOf = (card: string): string => card.replace(/(-\d)?-\d+$/, '');

export interface Walking {
  /** Spaces that end a way: somebody may lie in ambush there (LAB-AMB-2). */
  stops: ReadonlySet<string>;
  /** LAB-THIEF-8: unsafe places are closed. */
  peaceful: boolean;
}

/** The shortest safe way to every space within reach whose first step is an option; an unsafe place ends a way. */
export function reach(view: LabyrinthView, seat: number, options: Choice[], walking: Walking): Map<string, string[]> {
  const hero = view.adventurers[seat];
  const found = new Map<string, string[]>();
  if (!hero) return found;
  const opens = hero.carried.some((held) => held.card && content.openers.includes(slugOf(held.card)));
  const first = new Set(options.map((o) => o.value).filter((v) => Array.isArray(v) && v[0] === 'step').map((v) => String((v as string[])[1])));
  const ends = (space: string) => isUnsafe(view, space) || walking.stops.has(space);
  const queue: [string, string[]][] = [[hero.at, []]];
  const seen = new Set([hero.at]);
  while (queue.length) {
    const [here, way] = queue.shift()!;
    if (way.length >= view.steps || (way.length && ends(here))) continue;
    for (const { to, link } of ways.get(here) ?? []) {
      if (seen.has(to) || (link.kind === 'secret' && !opens && !hero.doors.includes(link.id))) continue;
      if (way.length ? walking.peaceful && isUnsafe(view, to) : !first.has(to)) continue;
      seen.add(to);
      found.set(to, [...way, to]);
      queue.push([to, [...way, to]]);
    }
  }
  return found;
}

/** On which side of a space a link lies: 0 north, 1 east, 2 south, 3 west. */
export function side(here: Space, link: Link): number {
  if (link.y === here.y) return 0;
  if (link.x === here.x + here.w) return 1;
  return link.y === here.y + here.h ? 2 : 3;
}
