/** The face of Dungeoneer. */

import pictures from 'virtual:icons/dungeoneer';
import { addIcons } from '../../lib/icons';
import { say } from '../../lib/words.svelte';
import type { TableState } from '../../lib/types';
import type { Face, ResultColumn } from '../../table/face';
import { doneTo, isFight, pace, sound, turnOf } from './acting';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import General from './General.svelte';
import Hand from './Hand.svelte';
import Ledge from './Ledge.svelte';
import { likely, look } from './options';
import Portrait from './Portrait.svelte';
import Scene from './Scene.svelte';
import Seat from './Seat.svelte';
import { seat } from './seats';
import { gameOf, isLord, meOf } from './types';

addIcons(pictures);

function result(table: TableState): ResultColumn[] {
  const view = gameOf(table);
  const hero = (seat: number) => view.players[seat]!;
  const shown = (seat: number, value: (seat: number) => string) => (isLord(view, seat) ? '–' : value(seat));
  return [
    { title: say('dungeoneer-web-quests'), value: (seat) => shown(seat, (one) => String(hero(one).completed.length)) },
    { title: say('dungeoneer-web-level-short'), value: (seat) => shown(seat, (one) => String(hero(one).level)) },
    { title: say('dungeoneer-web-defeated'), value: (seat) => String(hero(seat).defeats) },
  ];
}

/** Why they won: what they have done; the lord wins by what the others have not. */
function why(table: TableState): string {
  const view = gameOf(table);
  const first = table.match.winners.find((seat) => !isLord(view, seat));
  const hero = first === undefined ? undefined : view.players[first];
  return hero?.completed.length ? say('dungeoneer-web-why', { quests: hero.completed.length, level: hero.level }) : '';
}

/** By quests, then by level; whoever was struck out of the game comes after all others. */
function rank(table: TableState, seat: number): number {
  const hero = gameOf(table).players[seat];
  return hero ? hero.completed.length * 100 + hero.level - (hero.out ? 10_000 : 0) : 0;
}

export const face: Face = {
  board: Board,
  ledge: Ledge,
  scene: Scene,
  sceneThrows: (_table, line) => isFight(line),
  isFight,
  answers: Answers,
  answersFor: (ask) => ask.options !== undefined,
  phoneBar: 200,
  beside: General,
  hand: Hand,
  handCount: (table) => meOf(table)?.hand.length ?? 0,
  portrait: Portrait,
  kindOf: (table, seat) => (isLord(gameOf(table), seat) ? 'lord' : (gameOf(table).players[seat]?.hero || gameOf(table).players[seat]?.lost || '')),
  seat,
  seatPicture: Seat,
  where: (table) => {
    const view = gameOf(table);
    const round = say('dungeoneer-view-round', { round: view.round });
    return { long: `${say(`dungeoneer-option-mode-${view.mode}`)} · ${round} · ${table.match.seats[view.active]?.name ?? ''}: ${say(`dungeoneer-phase-${view.phase}`)}`, short: `${round} · ${say(`dungeoneer-phase-${view.phase}`)}` };
  },
  keys: () => [['B', 'web-key-board'], ['← ↑ → ↓', 'web-key-arrows'], ['+ − 0', 'web-key-zoom'], ['R', 'dungeoneer-web-key-turn']],
  look,
  likely,
  pace,
  sound,
  doneTo,
  turnOf,
  round: (table) => gameOf(table).round,
  result,
  rank,
  why,
};
