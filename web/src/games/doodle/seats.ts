/** The players of a doodle table: what each is busy with, and whose sheet lies in the middle. */

import type { Ask, Line, Option, TableState } from '../../lib/types';
import { has, say } from '../../lib/words.svelte';
import type { SeatLook } from '../../table/face';
import { actionOf, elementsOf } from './content';
import { drawnBy, gameOf, PLACES, type Dungeon, type Game } from './types';

/** One's own sheet while one builds, the neighbour's while one draws the way, then the one where the hero walks. */
export function shownSeat(table: TableState, game: Game, ask: Ask | null, lit: Option | null = null): number {
  if (table.view.over) return table.me ?? table.view.winners[0] ?? 0;
  const looking = table.me ?? doer(table.lines) ?? game.sharpener;
  if (game.phase === 'A') return looking;
  if (game.phase === 'B') return drawnBy(game, looking);
  if (ask?.what === 'hero-action') {
    if (Array.isArray(lit)) return Number(lit[1]); // where the card would lie
    const targets = new Set((ask.options ?? []).flatMap(({ value }) => (Array.isArray(value) ? [Number(value[1])] : [])));
    return targets.size === 1 ? [...targets][0]! : game.active;
  }
  return ask?.what === 'name-monster' ? bombed(game, ask) : game.active;
}

/** What a dungeon is called: proposed names everybody reads in his own language, the others as they were written. */
export const nameInWords = (name: string): string => (/^[a-z-]+$/.test(name) && name !== 'own' && has(`doodle-dungeon-${name}`) ? say(`doodle-dungeon-${name}`) : name);

/** The name on the sheet; whose it is, as long as it has none. */
export const dungeonName = (table: TableState, dungeon: Dungeon): string => nameInWords(dungeon.name) || say('doodle-view-dungeon-of', { seat: table.match.seats[dungeon.seat]?.name });

/** The name and whose it is. */
export const dungeonTitle = (table: TableState, dungeon: Dungeon): string => (dungeon.name ? say('doodle-view-sheet', { dungeon: nameInWords(dungeon.name), seat: table.match.seats[dungeon.seat]?.name }) : dungeonName(table, dungeon));

/** The four steps of a turn of phase C. */
export const STEPS = ['move', 'encounter', 'lay', 'refill'] as const;

/** The step in which somebody is asked, counted from 1; 0 where nobody sees it or there is none. */
export function stepOf(table: TableState, game: Game, ask: Ask | null): number {
  if (game.phase !== 'C' || table.view.over) return 0;
  if (game.encounter) return 2;
  return { 'hero-action': 3, 'name-monster': 3, under: 4 }[ask?.what ?? ''] ?? 0;
}

/** Why a card of the hand cannot be played just now, in words; empty where it is plain. */
export function whyNotNow(game: Game, ask: Ask, card: string): string {
  const { dungeon, only, timing } = actionOf(card);
  const met = game.encounter;
  const heroIsGone = game.dungeons[ask.seat]?.fate !== 'alive';
  if (ask.what === 'hero-action') return dungeon ? say(heroIsGone ? 'doodle-table-not-gone' : 'doodle-table-not-dungeon') : '';
  if (ask.what === 'under') return dungeon || game.dungeons.some((one) => one.seat !== ask.seat && one.fate === 'alive' && one.above.length < PLACES) ? '' : say('doodle-table-not-room');
  if (ask.what !== 'dungeon-action' || !met) return '';
  if (!dungeon) return say('doodle-table-not-hero');
  if (only && only !== met.kind) return say('doodle-table-not-only', { element: say(`doodle-element-${only}`) });
  if (timing === 'any' || timing === met.stage) return '';
  if (timing === 'trap') return say('doodle-table-not-trap');
  if (met.kind === 'trap') return say('doodle-table-not-fight');
  return say(timing === 'open' ? 'doodle-table-not-open' : 'doodle-table-not-rolled');
}

/** The cards of this round, as they were laid out. */
export function laidOutLately(lines: Line[]): string[] {
  return lines.slice(lines.findLastIndex((line) => line.kind === 'round') + 1).filter((line) => line.kind === 'laid-out').map((line) => String(line.facts['card']));
}

/** The cells that a seat has drawn on since the round began, as far as all were told. */
export function drawnLately(lines: Line[], seat: number): string[] {
  const since = lines.slice(lines.findLastIndex((line) => line.kind === 'round') + 1).filter((line) => line.facts['seat'] === seat);
  return since.flatMap((line) => [line.facts['cell'], line.facts['cells']].flat().filter((cell): cell is string => typeof cell === 'string'));
}

/** Who has done something last: that is where those look who have no seat. */
function doer(lines: Line[]): number | undefined {
  const seat = lines.findLast((line) => typeof line.facts['seat'] === 'number')?.facts['seat'];
  return typeof seat === 'number' ? seat : undefined;
}

/** The dungeon that a Bomb is laid above: the question says which. */
export function bombed(game: Game, ask: Ask): number {
  const owner = ask.facts?.['owner'];
  return typeof owner === 'number' ? owner : game.active;
}

/** Four sheets have little room beside the fights: then the name of a dungeon stands with its master's. */
export const isCrowded = (game: Game): boolean => game.phase === 'C' && game.dungeons.length > 3;

function doing(table: TableState, game: Game, seat: number): string {
  const dungeon = game.dungeons[seat]!;
  if (table.view.over) return dungeon.score ? say('doodle-table-points', { number: dungeon.score.total }) : '';
  const fate = dungeon.fate === 'alive' ? '' : say(`doodle-table-hero-${dungeon.fate}`);
  if (game.phase === 'C') return [isCrowded(game) ? dungeonName(table, dungeon) : '', fate].filter(Boolean).join(' · ');
  const asked = table.view.asked.includes(seat);
  if (dungeon.ready) return `✓ ${say('doodle-view-ready')}`;
  if (!asked) return '';
  if (game.phase === 'B') return say('doodle-table-draws', { seat: table.match.seats[drawnBy(game, seat)]?.name });
  if (!dungeon.taken) return say(dungeon.name ? 'doodle-table-picks' : 'doodle-table-names');
  const elements = elementsOf(dungeon.taken).length;
  return seat === table.me ? say('doodle-table-builds-step', { step: Math.min(dungeon.step + 1, elements), of: elements }) : say('doodle-table-builds');
}

export function seat(table: TableState, at: number): SeatLook {
  const game = gameOf(table);
  const dungeon = game.dungeons[at]!;
  return {
    about: doing(table, game, at),
    rows: [],
    ...(game.phase === 'C' ? { count: { number: dungeon.hearts, text: [say('doodle-view-hearts', { hearts: dungeon.hearts }), table.view.over ? '' : say('doodle-table-hand', { number: dungeon.hand_count })].filter(Boolean).join(' · '), icon: 'hearts' } } : {}),
    ...(game.phase === 'A' && game.sharpener === at && game.dungeons.every(({ name }) => name) ? { badge: 'pencil' } : {}), // nobody holds it before all have a name
  };
}
