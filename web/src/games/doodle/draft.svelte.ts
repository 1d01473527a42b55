/** What one is about to draw: the same for the sheet and the question bar. Nothing of it has been answered yet. */

import { sameOption, type Ask, type Option, type TableState } from '../../lib/types';
import { elementsOf, formationOf } from './content';
import { againstStep, againstThing, againstWalls, ALL, cellAt, COLUMNS, ENTRANCE, inside, laid, mirrored, placeOf, ROWS, straightTo, turned, type Objection } from './grid';
import { drawnBy, gameOf, guardsOf, type Dungeon } from './types';

export const CELLS = ['trap', 'goblin', 'orc', 'dragon', 'treasure', 'name-monster'];

interface Draft {
  /** Which question this belongs to; others may answer in between without disturbing it. */
  key: string;
  /** The formation as it is turned now, and its upper left corner. */
  rows: string[];
  row: number;
  column: number;
  /** The cell that the keys point at. */
  cursor: string;
  /** Was the formation taken from the card with the pointer, and is carried over? */
  held: boolean;
  /** Steps of the way that wait for the server. */
  pending: string[];
  /** Does the pointer rub out? */
  rubbing: boolean;
  objection: Objection | null;
  /** The dice that are to be rolled again, by their places counted from 1. */
  dice: number[];
}
export const draft = $state<Draft>({ key: '', rows: [], row: 0, column: 0, cursor: '', held: false, pending: [], rubbing: false, objection: null, dice: [] });

const keyOf = (table: TableState, ask: Ask): string => {
  const game = gameOf(table);
  return [table.match.id, ask.seat, ask.what, game.phase, game.phase === 'A' ? game.round : '', game.phase === 'A' ? `${game.dungeons[ask.seat]?.taken}/${game.dungeons[ask.seat]?.step}` : '', game.phase === 'C' ? ask.moment : ''].join('/');
};

/** A new question begins with the formation in a place where it may lie. */
export function begin(table: TableState, ask: Ask): void {
  const key = keyOf(table, ask);
  if (draft.key === key) return;
  Object.assign(draft, { key, held: false, pending: [], rubbing: false, objection: null, cursor: '', dice: [] });
  if (ask.what === 'walls') startWalls(table, ask);
  else if (CELLS.includes(ask.what)) draft.cursor = firstCell(table, ask);
}

/** One die more or less to be rolled again. */
export const takeDie = (place: number): void => void (draft.dice = draft.dice.includes(place) ? draft.dice.filter((one) => one !== place) : [...draft.dice, place].toSorted());

/** A treasure is best begun with where somebody guards it. */
function firstCell(table: TableState, ask: Ask): string {
  const cells = (ask.options ?? []).map((option) => String(option.value)).filter((value) => value !== 'erase');
  const guards = ask.what === 'treasure' ? guardsOf(gameOf(table).dungeons[ask.seat]!) : [];
  return cells.find((cell) => guards.includes(cell)) ?? cells[0] ?? '';
}

export function elementNow(dungeon: Dungeon): string {
  return elementsOf(dungeon.taken)[dungeon.step] ?? '';
}

function startWalls(table: TableState, ask: Ask): void {
  const element = elementNow(gameOf(table).dungeons[ask.seat]!);
  draft.rows = formationOf(element) ?? ['#'];
  const legal = placesOf(ask);
  const spots = ALL.map(placeOf).toSorted((a, b) => Math.abs(a[0] - 3) + Math.abs(a[1] - 4) - Math.abs(b[0] - 3) - Math.abs(b[1] - 4));
  for (let tries = 0; tries < 8; tries++) {
    const found = spots.find(([r, c]) => r + draft.rows.length <= ROWS && c + draft.rows[0]!.length <= COLUMNS && legal.has(keyFor(laid(draft.rows, r, c))));
    if (found) return void ([draft.row, draft.column] = found);
    draft.rows = tries === 3 ? mirrored(draft.rows) : turned(draft.rows);
  }
}

const keyFor = (cells: Option): string => (Array.isArray(cells) ? cells.toSorted().join() : '');
let known: { ask: Ask; places: Set<string> } | null = null;
/** The places where the formation may lie, as the server says. */
export function placesOf(ask: Ask): Set<string> {
  if (known?.ask !== ask) known = { ask, places: new Set((ask.options ?? []).map((option) => keyFor(option.value))) };
  return known.places;
}

export const ghost = (): string[] => (draft.rows.length ? laid(draft.rows, draft.row, draft.column) : []);
export const mayLie = (ask: Ask): boolean => placesOf(ask).has(keyFor(ghost()));
export const mayErase = (ask: Ask): boolean => ask.options?.some((option) => option.value === 'erase') ?? false;

/** Lay the formation with its middle on a point of the sheet, counted in cells. */
export function hold(down: number, right: number): void {
  draft.row = Math.max(0, Math.min(ROWS - draft.rows.length, Math.round(down - draft.rows.length / 2)));
  draft.column = Math.max(0, Math.min(COLUMNS - draft.rows[0]!.length, Math.round(right - draft.rows[0]!.length / 2)));
}

function around(change: (rows: string[]) => string[]): void {
  const middle = [draft.row + draft.rows.length / 2, draft.column + draft.rows[0]!.length / 2] as const;
  draft.rows = change(draft.rows);
  hold(...middle);
}
export const turn = (): void => around(turned);
export const mirror = (): void => around(mirrored);

/** The cells that a bot would take, if one has asked for a hint. */
export const hintedCells = (table: TableState, ask: Ask): string[] => (table.hint?.moment === ask.moment ? [table.hint.value].flat().map(String).filter((value) => /^[A-H]\d/.test(value)) : []);

/** Turn the formation and lay it on just these cells. */
export function layOn(cells: string[]): void {
  const [row, column] = [0, 1].map((axis) => Math.min(...cells.map((cell) => placeOf(cell)[axis]!))) as [number, number];
  for (let tries = 0; tries < 8; tries++) {
    if (keyFor(laid(draft.rows, row, column)) === keyFor(cells)) return void ([draft.row, draft.column] = [row, column]);
    draft.rows = tries === 3 ? mirrored(turned(draft.rows)) : turned(draft.rows);
  }
}

/** Why the formation may not lie where it is; null if it may. */
export function wallObjection(table: TableState, ask: Ask): Objection | null {
  if (mayLie(ask)) return null;
  return againstWalls(gameOf(table).dungeons[ask.seat]!, ghost()) ?? { clause: ask.clause, cells: [] };
}

/** A cell is picked: the answer, or null with the reason kept. */
export function pickCell(table: TableState, ask: Ask, cell: string): Option | null {
  if (ask.options?.some((option) => sameOption(option.value, cell))) return ((draft.objection = null), cell);
  draft.cursor = cell;
  draft.objection = ask.what === 'name-monster' ? { clause: ask.clause, cells: [cell] } : againstThing(gameOf(table).dungeons[ask.seat]!, ask.what, cell);
  return null;
}

export function moveCursor(key: string): boolean {
  const by = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] }[key];
  if (!by) return false;
  const [row, column] = placeOf(draft.cursor || ENTRANCE);
  if (inside(row + by[0]!, column + by[1]!)) draft.cursor = cellAt(row + by[0]!, column + by[1]!);
  return true;
}
export function moveGhost(key: string): boolean {
  const by = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] }[key];
  if (!by) return false;
  draft.row = Math.max(0, Math.min(ROWS - draft.rows.length, draft.row + by[0]!));
  draft.column = Math.max(0, Math.min(COLUMNS - draft.rows[0]!.length, draft.column + by[1]!));
  return true;
}

// --- the way ---------------------------------------------------------------------------------------------------------

export const drawnSheet = (table: TableState, ask: Ask): Dungeon => gameOf(table).dungeons[drawnBy(gameOf(table), ask.seat)]!;
export const wayNow = (table: TableState, ask: Ask): string[] => [...drawnSheet(table, ask).path, ...draft.pending];

/** Draw on to a cell: a neighbour, or one straight ahead. */
export function drawTo(table: TableState, ask: Ask, cell: string): void {
  const sheet = drawnSheet(table, ask);
  draft.objection = null;
  const here = wayNow(table, ask).at(-1) ?? ENTRANCE;
  const cells = straightTo(here, cell);
  if (!cells.length && cell !== here) draft.objection = { clause: 'DOO-PATH-4', cells: [cell] };
  for (const step of cells) {
    const clause = againstStep(sheet, wayNow(table, ask), step);
    if (clause) return void (draft.objection = { clause, cells: [step] });
    draft.pending.push(step);
  }
}

/** The next step to send; what leads nowhere is dropped, with the reason kept. */
export function nextStep(ask: Ask): string | null {
  const step = draft.pending[0];
  if (step === undefined) return null;
  if (ask.options?.some((option) => option.value === step)) return step;
  draft.objection = { clause: 'DOO-PATH-3', cells: [step] };
  draft.pending = [];
  return null;
}
