/** Options that live on the board: which spaces glow, and what a click on them means. */

import { sameOption, type Ask, type Choice, type LabyrinthView, type Option } from '../lib/types';
import { isUnsafe, links, reach, spaces } from './board';

export interface Target {
  space: string;
  /** What is answered by it: one option, or the steps of a walk. */
  values: Option[];
  steps: number;
  icon: string;
  danger: boolean;
  odds: number | null;
  /** A secret door that may be searched for. */
  door: string;
  label: string;
}

const SPACE_ASKS = ['teleport', 'fall', 'retreat', 'ball'];

export function targetsOf(view: LabyrinthView, ask: Ask | null): Target[] {
  if (!ask?.options) return [];
  const blank = { steps: 0, icon: '', danger: false, odds: null, door: '' };
  if (SPACE_ASKS.includes(ask.what))
    return ask.options.filter((o) => spaces.has(String(o.value))).map((o) => ({ ...blank, space: String(o.value), values: [o.value], danger: isUnsafe(view, String(o.value)), label: o.label, icon: ask.what === 'ball' ? 'crystal-ball' : '' }));
  if (ask.what !== 'move') return [];
  const here = view.adventurers[ask.seat]?.at ?? '';
  const found: Target[] = [];
  for (const [space, way] of reach(view, ask.seat, ask.options)) {
    const danger = isUnsafe(view, space);
    const one = way.length === 1 ? ask.options.find((o) => sameOption(o.value, ['step', space])) : undefined;
    const place = ['room', 'chamber'].includes(spaces.get(space)?.kind ?? '');
    found.push({ ...blank, space, values: way.map((to) => ['step', to]), steps: way.length, danger, icon: danger ? 'crossed-swords' : place ? 'tombstone' : '', odds: one?.odds ?? null, label: one?.label ?? '' });
  }
  for (const option of ask.options) {
    if (!Array.isArray(option.value) || option.value[0] !== 'search') continue;
    const link = links.find((l) => l.id === (option.value as string[])[1]);
    const space = link && (link.a === here ? link.b : link.a);
    if (link && space && !found.some((t) => t.space === space)) found.push({ ...blank, space, values: [option.value], icon: 'magnifying-glass', door: link.id, odds: option.odds ?? null, label: option.label });
  }
  return found;
}

export const isPlainStep = (view: LabyrinthView, option: Choice): boolean =>
  Array.isArray(option.value) && option.value[0] === 'step' && !isUnsafe(view, String(option.value[1]));

/** Is this the target of that option? */
export const fits = (target: Target, value: Option | null): boolean => value !== null && target.values.length === 1 && sameOption(target.values[0]!, value);
