/** Options that live on the board: which spaces glow, and what a click on them means. */

import { sameOption, type Ask, type Choice, type Option, type TableState } from '../../lib/types';
import { isAtPeace, isPlace, isUnsafe, links, reach, spaces } from './board';
import { mayNotFight } from './fight';
import { gameOf, type LabyrinthView } from './types';

export interface Target {
  space: string;
  /** What is answered by it: one option, or the steps of a walk. */
  values: Option[];
  /** The spaces one walks over, the last one is the target. */
  way: string[];
  icon: string;
  danger: boolean;
  odds: number | null;
  /** A secret door that may be searched for. */
  door: string;
  label: string;
}

const SPACE_ASKS = ['teleport', 'fall', 'retreat', 'ball'];
/** What is done to a place from the space before it, and its picture. */
const AIMED: Record<string, string> = { cast: 'fireball', throw: 'sling', look: 'semi-closed-eye' };
const blank = { way: [], icon: '', danger: false, odds: null, door: '' };

export function targetsOf(table: TableState, ask: Ask | null): Target[] {
  if (!ask?.options) return [];
  const view = gameOf(table);
  if (SPACE_ASKS.includes(ask.what))
    return ask.options.filter((o) => spaces.has(String(o.value))).map((o) => ({ ...blank, space: String(o.value), values: [o.value], danger: ask.what !== 'ball' && isUnsafe(view, String(o.value)), label: o.label, icon: ask.what === 'ball' ? 'crystal-ball' : '' }));
  if (ask.what === 'collect') return collecting(ask);
  return ask.what === 'move' ? moves(table, view, ask) : [];
}

/** LAB-MAGE-8: the one step to where the victim of a spell dropped treasure. */
function collecting(ask: Ask): Target[] {
  const space = String(ask.facts?.['place'] ?? '');
  const step = ask.options?.find((o) => o.value === 'step');
  return step && spaces.has(space) ? [{ ...blank, space, values: [step.value], way: [space], label: step.label, icon: 'open-treasure-chest' }] : [];
}

function moves(table: TableState, view: LabyrinthView, ask: Ask): Target[] {
  const options = ask.options ?? [];
  const found = walks(table, view, ask, options);
  const here = view.adventurers[ask.seat]?.at ?? '';
  for (const option of options) {
    if (!Array.isArray(option.value)) continue;
    const [word, thing] = option.value as string[];
    if (word === 'search') {
      const link = links.find((l) => l.id === thing);
      const space = link && (link.a === here ? link.b : link.a);
      if (link && space && !found.some((t) => t.space === space)) found.push({ ...blank, space, values: [option.value], icon: 'magnifying-glass', door: link.id, odds: option.odds ?? null, label: option.label });
    } else if (word && AIMED[word]) {
      const space = String(option.value.at(-1));
      if (!found.some((t) => t.space === space)) found.push({ ...blank, space, values: [option.value], icon: AIMED[word], danger: true, odds: option.odds ?? null, label: option.label });
    }
  }
  return found;
}

function walks(table: TableState, view: LabyrinthView, ask: Ask, options: Choice[]): Target[] {
  const others = view.adventurers.filter((hero) => hero.seat !== ask.seat).map((hero) => hero.at);
  const stops = new Set(table.match.options['ambush'] ? others : []);
  const found: Target[] = [];
  for (const [space, way] of reach(view, ask.seat, options, { stops, peaceful: mayNotFight(table, ask.seat) })) {
    const one = way.length === 1 ? options.find((o) => sameOption(o.value, ['step', space])) : undefined;
    const danger = isUnsafe(view, space) && !isAtPeace(view, space);
    found.push({ ...blank, space, values: way.map((to) => ['step', to]), way, danger, icon: danger ? 'crossed-swords' : isPlace(space) ? (view.graves.includes(space) ? 'tombstone' : 'peace-dove') : '', odds: one?.odds ?? null, label: one?.label ?? '' });
  }
  return found;
}

export function isPlainStep(view: LabyrinthView, option: Choice): boolean {
  if (!Array.isArray(option.value) || option.value[0] !== 'step') return false;
  const space = String(option.value[1]);
  return !isUnsafe(view, space) || isAtPeace(view, space);
}

/** Is this the target of that option? */
export const fits = (target: Target, value: Option | null): boolean => value !== null && target.values.length === 1 && sameOption(target.values[0]!, value);
