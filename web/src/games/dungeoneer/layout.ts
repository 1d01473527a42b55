/** Where the locations lie on the sheet, how their exits stand, and how far a hero gets. */

import { locations, type Printed } from './content';
import { SIDES, type DungeoneerView, type Player, type Spot } from './types';

export const CARD = { w: 172, h: 128 };
export const GAP = 3;
const MARGIN = 26;
export const DX = [0, 1, 0, -1];
export const DY = [-1, 0, 1, 0];
export const BACK = [2, 3, 0, 1];

export interface Exit {
  state: 'open' | 'trapped' | 'locked' | 'wall';
  attribute: string;
  value: number;
}
export interface Point {
  x: number;
  y: number;
}
/** A cell of one of the two maps. */
export interface Cell extends Point {
  area: Spot['area'];
}

/** How one comes to a location: in so many steps, from which neighbour, and past how many dangers. */
export interface Reached {
  steps: number;
  from: string;
  dangers: number;
}

const printed = (one: Printed): Exit => {
  const [state, attribute, value] = typeof one === 'string' ? [one, '', 0] : one;
  return { state: state as Exit['state'], attribute, value: value as number };
};

/** The exits as the card lies: north, east, south, west. */
export function exitsOf(place: string, turned: boolean): Exit[] {
  const all = (locations[place]?.exits ?? []).map(printed);
  return turned ? [all[2]!, all[3]!, all[0]!, all[1]!] : all;
}

export class Laid {
  readonly spots = new Map<string, Spot>();
  private readonly cells = new Map<string, string>();

  constructor(readonly view: DungeoneerView) {
    for (const spot of view.map) {
      this.spots.set(spot.place, spot);
      this.cells.set(key(spot), spot.place);
    }
  }
  at = (cell: Cell): string => this.cells.get(key(cell)) ?? '';
  beside(place: string, side: number): string {
    const spot = this.spots.get(place);
    return spot ? this.at({ area: spot.area, x: spot.x + DX[side]!, y: spot.y + DY[side]! }) : '';
  }
  printedExits = (place: string): Exit[] => exitsOf(place, this.spots.get(place)?.turned ?? false);

  /** Opened this turn, or held open by somebody on the threshold. */
  opened(place: string, side: number): boolean {
    const other = this.beside(place, side);
    return (
      this.view.opened.some(([where, which]) => where === place && which === side) ||
      this.view.players.some((hero) => hero.threshold >= 0 && ((hero.at === place && hero.threshold === side) || (hero.at === other && hero.threshold === BACK[side])))
    );
  }
  exits(place: string): Exit[] {
    return this.printedExits(place).map((exit, side) => {
      const changed = this.view.exits.findLast(([where, which]) => where === place && which === side);
      return changed ? { state: changed[2] as Exit['state'], attribute: changed[3], value: changed[4] } : exit;
    });
  }
  /** Can one pass there at all, with or without a test? */
  joined(place: string, side: number): boolean {
    const other = this.beside(place, side);
    return other !== '' && this.printedExits(place)[side]!.state !== 'wall' && this.printedExits(other)[BACK[side]!]!.state !== 'wall';
  }
  isOpen = (place: string, side: number): boolean => this.exits(place)[side]!.state === 'open' || this.opened(place, side);

  /** How far each location is by exits that need no test, and by which neighbour one comes there: the short way with the fewest dangers. */
  reach(hero: Player): Map<string, Reached> {
    const found = new Map<string, Reached>([[hero.at, { steps: 0, from: '', dangers: 0 }]]);
    for (const [place, { steps, dangers: before }] of found) {
      if (steps >= hero.mp) continue;
      const dangers = before + (steps && (locations[place]?.challenge || locations[place]?.guardian) ? 1 : 0);
      for (let side = 0; side < 4; side++) {
        const other = this.beside(place, side);
        if (!other || !this.joined(place, side) || !this.isOpen(place, side)) continue;
        const known = found.get(other);
        if (!known || (known.steps === steps + 1 && known.dangers > dangers)) found.set(other, { steps: steps + 1, from: place, dangers });
      }
    }
    return found;
  }
  /** The locations that one enters on the way to one within reach, itself the last. */
  wayTo(place: string, reach: Map<string, Reached>): string[] {
    const way: string[] = [];
    for (let at = place; reach.get(at)?.steps; at = reach.get(at)!.from) way.unshift(at);
    return way;
  }
  /** The side by which one goes from a location to its neighbour. */
  sideTo = (from: string, to: string): string => SIDES[[0, 1, 2, 3].find((side) => this.beside(from, side) === to) ?? 0]!;
}

export const key = (cell: Cell): string => `${cell.area}:${cell.x}:${cell.y}`;

/** The paper on which everything lies: it grows with the maps and what could be laid next to them. */
export interface Sheet {
  width: number;
  height: number;
  corner: (cell: Cell) => Point;
}
export function sheetOf(cells: Cell[]): Sheet {
  const areas = (['dungeon', 'wilderness'] as const).map((area) => cells.filter((cell) => cell.area === area));
  const box = areas.map((own) => (own.length ? { left: Math.min(...own.map((c) => c.x)), right: Math.max(...own.map((c) => c.x)), top: Math.min(...own.map((c) => c.y)), bottom: Math.max(...own.map((c) => c.y)) } : null));
  const [one, two] = box;
  const columns = (b: (typeof box)[number]) => (b ? b.right - b.left + 1 : 0);
  const rows = (b: (typeof box)[number]) => (b ? b.bottom - b.top + 1 : 0);
  const between = one && two ? 70 : 0;
  const width = 2 * MARGIN + (columns(one!) + columns(two!)) * (CARD.w + GAP) + between;
  const most = Math.max(rows(one!), rows(two!));
  const corner = (cell: Cell): Point => {
    const own = (cell.area === 'dungeon' ? one : two)!;
    const left = cell.area === 'dungeon' ? 0 : columns(one!) * (CARD.w + GAP) + between;
    const top = ((most - rows(own)) / 2) * (CARD.h + GAP);
    return { x: MARGIN + left + (cell.x - own.left) * (CARD.w + GAP), y: MARGIN + top + (cell.y - own.top) * (CARD.h + GAP) };
  };
  return { width, height: 2 * MARGIN + most * (CARD.h + GAP), corner };
}

/** The empty cells that touch the map of an area. */
export function rim(laid: Laid, area: Spot['area']): Cell[] {
  const found = new Map<string, Cell>();
  for (const spot of laid.spots.values()) {
    if (spot.area !== area) continue;
    for (let side = 0; side < 4; side++) {
      const cell = { area, x: spot.x + DX[side]!, y: spot.y + DY[side]! };
      if (!laid.at(cell)) found.set(key(cell), cell);
    }
  }
  return [...found.values()];
}
