/** The squares of a sheet, and the rules that the sheet shows while one draws; the server has the last word. */

import { thingsOf, type Dungeon } from './types';

export const ROWS = 8;
export const COLUMNS = 10;
export const ENTRANCE = 'A1';
export const EXIT = 'H10';
const LETTERS = 'ABCDEFGH';

export const cellAt = (row: number, column: number): string => `${LETTERS[row]}${column + 1}`;
export const placeOf = (cell: string): [number, number] => [LETTERS.indexOf(cell[0]!), Number(cell.slice(1)) - 1];
export const inside = (row: number, column: number): boolean => row >= 0 && column >= 0 && row < ROWS && column < COLUMNS;
export const indexOf = (cell: string): number => placeOf(cell)[0] * COLUMNS + placeOf(cell)[1];
export const ALL: string[] = [...Array(ROWS * COLUMNS).keys()].map((n) => cellAt(Math.floor(n / COLUMNS), n % COLUMNS));

export function neighbours(cell: string): string[] {
  const [row, column] = placeOf(cell);
  return [[row - 1, column], [row, column + 1], [row + 1, column], [row, column - 1]].filter(([r, c]) => inside(r!, c!)).map(([r, c]) => cellAt(r!, c!));
}

// --- wall formations -------------------------------------------------------------------------------------------------

/** A quarter turn clockwise. */
export const turned = (rows: string[]): string[] => [...rows[0]!].map((_, column) => rows.map((row) => row[column]).toReversed().join(''));
export const mirrored = (rows: string[]): string[] => rows.map((row) => [...row].toReversed().join(''));

/** The cells of a formation whose upper left corner lies here, kept inside the sheet. */
export function laid(rows: string[], row: number, column: number): string[] {
  const top = Math.max(0, Math.min(ROWS - rows.length, row));
  const left = Math.max(0, Math.min(COLUMNS - rows[0]!.length, column));
  return rows.flatMap((line, down) => [...line].flatMap((sign, right) => (sign === '#' ? [cellAt(top + down, left + right)] : [])));
}

/** All that can be reached without crossing a wall or a corner. */
export function reach(from: string, walls: ReadonlySet<string>): Set<string> {
  const found = new Set(walls.has(from) ? [] : [from]);
  for (const cell of found) for (const next of neighbours(cell)) if (!walls.has(next)) found.add(next);
  return found;
}

export interface Objection { clause: string; cells: string[] }

/** What speaks against these walls, and where: DOO-WALL-4 to 9. */
export function againstWalls(dungeon: Dungeon, cells: string[]): Objection | null {
  const things = thingsOf(dungeon);
  const taken = cells.filter((cell) => dungeon.walls.includes(cell) || things.has(cell));
  if (taken.length) return { clause: 'DOO-WALL-4', cells: taken };
  if (cells.includes(EXIT)) return { clause: 'DOO-WALL-6', cells: [EXIT] };
  if (cells.includes(ENTRANCE)) return { clause: 'DOO-WALL-5', cells: [ENTRANCE] };
  const walls = new Set([...dungeon.walls, ...cells]);
  const reached = reach(ENTRANCE, walls);
  const cut = ALL.filter((cell) => !walls.has(cell) && !reached.has(cell));
  return cut.length ? { clause: reached.has(EXIT) ? 'DOO-WALL-5' : 'DOO-WALL-6', cells: cut } : null;
}

/** What speaks against a trap, monster or treasure on a cell. */
export function againstThing(dungeon: Dungeon, what: string, cell: string): Objection {
  if (what === 'treasure') return { clause: 'DOO-TREAS-3', cells: [cell] };
  const things = thingsOf(dungeon);
  if (dungeon.walls.includes(cell) || things.has(cell)) return { clause: 'DOO-BUILD-9', cells: [cell] };
  return { clause: what === 'trap' ? 'DOO-SPACE-1' : 'DOO-SPACE-2', cells: neighbours(cell).filter((next) => things.has(next)) };
}

// --- the hero's way --------------------------------------------------------------------------------------------------

/** The monster that was met last and may not be met again yet (DOO-PATH-9); empty if there is none. */
export function lockedIn(dungeon: Dungeon, path: string[]): string {
  const things = thingsOf(dungeon);
  const last = path.findLast((cell) => things.has(cell));
  return last && things.get(last) !== 'trap' && path.indexOf(last) === path.lastIndexOf(last) ? last : '';
}

/** The rule that forbids this step, looking no further than the step itself; empty if none does. */
export function againstStep(dungeon: Dungeon, path: string[], cell: string): string {
  const here = path.at(-1) ?? ENTRANCE;
  if (!neighbours(here).includes(cell)) return 'DOO-PATH-4';
  if (dungeon.walls.includes(cell)) return 'DOO-PATH-6';
  if (path.filter((passed) => passed === cell).length > 1) return 'DOO-PATH-8';
  return cell === lockedIn(dungeon, path) ? 'DOO-PATH-9' : '';
}

/** The shortest way on to a cell over cells that may be entered, without the cell itself being where one stands. */
export function wayTo(dungeon: Dungeon, path: string[], goal: string): string[] | null {
  const here = path.at(-1) ?? ENTRANCE;
  const locked = lockedIn(dungeon, path);
  const shut = (cell: string) => dungeon.walls.includes(cell) || cell === locked || path.filter((passed) => passed === cell).length > 1;
  const came = new Map<string, string>();
  const queue = [here];
  for (const cell of queue) {
    for (const next of neighbours(cell)) {
      if (came.has(next) || next === here || shut(next)) continue;
      came.set(next, cell);
      queue.push(next);
    }
  }
  if (!came.has(goal)) return null;
  const way = [goal];
  while (came.get(way[0]!) !== here) way.unshift(came.get(way[0]!)!);
  return way;
}

/** The cells in a straight line to a cell, if it lies straight ahead. */
export function straightTo(from: string, to: string): string[] {
  const [[a, b], [c, d]] = [placeOf(from), placeOf(to)];
  if ((a !== c) === (b !== d)) return [];
  const steps = Math.abs(c - a) + Math.abs(d - b);
  return [...Array(steps).keys()].map((n) => cellAt(a + Math.sign(c - a) * (n + 1), b + Math.sign(d - b) * (n + 1)));
}
