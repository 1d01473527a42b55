/** The face of Doodle Dungeon. */

import pictures from 'virtual:icons/doodle';
import { addIcons } from '../../lib/icons';
import type { Ask, Choice, TableState } from '../../lib/types';
import { percent, say } from '../../lib/words.svelte';
import type { Face, OptionLook, ResultColumn, Where } from '../../table/face';
import { doneTo, pace, sound, turnOf } from './acting';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import { actionOf, iconOf } from './content';
import { CELLS } from './draft.svelte';
import { indexOf } from './grid';
import Hand from './Hand.svelte';
import Mini from './Mini.svelte';
import Portrait from './Portrait.svelte';
import { dungeonName, seat } from './seats';
import { gameOf, guardsOf, ROUNDS, thingsOf, type Dungeon, type Phase } from './types';

addIcons(pictures);

const ICONS: Record<string, string> = { done: 'check-mark', erase: 'return-arrow', revise: 'pencil', close: 'check-mark', pass: 'check-mark', keep: 'card-play' };
const PHASES: Phase[] = ['A', 'B', 'C'];
const OWN = ['name-dungeon', 'pick', 'walls', 'upgrade', 'path', 'hero-action', 'choose-dice', ...CELLS];

/** On a large table the card lies just above its button and says itself what it does. */
const small = matchMedia('(max-width: 760px)');
function detailOf(option: Choice): string {
  if (typeof option.odds !== 'number') return option.about;
  const odds = say('doodle-table-odds', { percent: percent(option.odds) });
  return small.matches ? `${odds} · ${option.about}` : odds;
}

function look(_: TableState, ask: Ask, option: Choice): OptionLook {
  const { value } = option;
  const card = Array.isArray(value) ? String(value[0]) : typeof value === 'string' && /-\d+$/.test(value) ? value : '';
  if (card) return { icon: iconOf(card), detail: detailOf(option) };
  const icon = typeof value === 'string' ? ICONS[value] : undefined;
  const detail = typeof option.odds === 'number' ? { detail: say('doodle-table-odds', { percent: percent(option.odds) }) } : {};
  return { ...(icon ? { icon } : {}), ...detail, calm: value === 'revise', last: ['close', 'pass', 'keep', 'erase'].includes(String(value)) && ask.what !== 'revise' };
}

/** A sheet as a sign for each cell, for the smallest picture of it. */
function signs(table: TableState, at: number): string {
  const dungeon = gameOf(table).dungeons[at]!;
  const found = Array<string>(80).fill('.');
  for (const cell of dungeon.walls) found[indexOf(cell)] = '#';
  for (const [cell, kind] of thingsOf(dungeon)) if (!dungeon.gone.includes(cell)) found[indexOf(cell)] = { trap: '^', goblin: 'g', orc: 'o', dragon: 'd' }[kind];
  const hero = dungeon.path[dungeon.at - 1];
  if (gameOf(table).phase === 'C' && hero) found[indexOf(hero)] = '@';
  return found.join('');
}

function result(table: TableState): ResultColumn[] {
  const score = (at: number) => gameOf(table).dungeons[at]?.score;
  return (['treasures', 'monsters', 'death', 'hearts', 'total'] as const).map((line) => ({ title: say(`doodle-table-score-${line}`), value: (at) => String(score(at)?.[line] ?? '–') }));
}

/** What became of everything that was drawn. */
function figures(table: TableState): ResultColumn[] {
  const game = gameOf(table);
  const row = (name: string, value: (dungeon: Dungeon) => string): ResultColumn => ({ title: say(`doodle-table-figure-${name}`), value: (at) => value(game.dungeons[at]!) });
  const share = (some: string[], all: string[]) => say('doodle-table-figure-of', { part: some.length, of: all.length });
  const alive = (dungeon: Dungeon) => guardsOf(dungeon).filter((cell) => !dungeon.gone.includes(cell));
  return [
    { title: say('doodle-view-dungeon'), value: (at) => dungeonName(table, game.dungeons[at]!) },
    row('treasures', (one) => share((one.treasures ?? []).filter((cell) => alive(one).includes(cell)), one.treasures ?? [])),
    row('monsters', (one) => share(alive(one), guardsOf(one))),
    row('traps', (one) => share(one.traps.filter((cell) => one.gone.includes(cell)), one.traps)),
    row('hero', (one) => say(`doodle-view-${one.fate}`)),
    row('damage', (one) => say('doodle-table-figure-of', { part: game.hearts - one.hearts, of: game.hearts })),
    ...result(table).map((column) => ({ ...column, title: say('doodle-table-figure-points', { line: column.title }) })).slice(0, -1),
    ...result(table).slice(-1),
  ];
}

function where(table: TableState): Where {
  const { phase, round, active } = gameOf(table);
  const over = table.view.over;
  const names = PHASES.map((one) => `${one} ${say(`doodle-table-phase-${one}`)}`);
  const turn = say('doodle-view-round', { round: Math.min(round, ROUNDS) });
  const now = over ? PHASES.length : PHASES.indexOf(phase);
  if (over) return { long: say('doodle-table-over'), short: say('doodle-table-over'), phases: { names, now, aside: say('doodle-table-over') } };
  const place = say(`doodle-table-phase-${phase}`);
  if (phase === 'A') return { long: `${place} · ${turn}`, short: turn, phases: { names, now, aside: turn, rounds: [round, ROUNDS] } };
  const aside = phase === 'C' ? say('doodle-table-turn-of', { seat: table.match.seats[active]?.name }) : '';
  return { long: say(`doodle-view-phase-${phase}`), short: place, phases: { names, now, aside } };
}

export const face: Face = {
  board: Board,
  sceneThrows: () => true,
  answers: Answers,
  answersFor: (ask) => OWN.includes(ask.what),
  phoneBar: 214,
  noticesAt: 100,
  hand: Hand,
  handCount: (table) => {
    const own = table.me === null ? undefined : gameOf(table).dungeons[table.me];
    return gameOf(table).phase === 'C' ? (own?.hand?.length ?? 0) : (own?.deck?.length ?? 0);
  },
  portrait: Portrait,
  kindOf: signs,
  seatPicture: Mini,
  seat,
  where,
  keys: () => [['← ↑ → ↓', 'doodle-table-key-arrows'], ['R  M', 'doodle-table-key-turn'], ['Enter', 'doodle-table-key-draw'], ['⌫', 'doodle-table-key-erase']],
  look,
  likely: (table, ask, options) => {
    const enough = (gameOf(table).encounter?.strength ?? 0) >= 20;
    const wanted = { 'finish-build': 'done', under: 'keep', 'dungeon-action': enough ? 'close' : undefined }[ask.what];
    return options.findIndex((option) => option.value === wanted);
  },
  clauses: (_, ask) => [...new Set((ask.options ?? []).map(({ value }) => (Array.isArray(value) ? value[0] : value)).filter((value): value is string => typeof value === 'string' && /-\d+$/.test(value)).map((card) => actionOf(card).clause))],
  pace,
  sound,
  doneTo,
  turnOf,
  result,
  resultName: (table, at) => dungeonName(table, gameOf(table).dungeons[at]!),
  figures,
  rank: (table, at) => gameOf(table).dungeons[at]?.score?.total ?? 0,
  isFight: (line) => ['fight-rolled', 'trap-snaps'].includes(line.kind),
};
