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
  kindOf: (table, seat) => (isLord(gameOf(table), seat) ? 'lord' : (gameOf(table).players[seat]?.hero ?? '')),
  seat,
  seatPicture: Seat,
  where: (table) => {
    const view = gameOf(table);
    const round = say('dungeoneer-view-round', { round: view.round });
    return { long: `${say(`dungeoneer-option-mode-${view.mode}`)} · ${round} · ${table.match.seats[view.active]?.name ?? ''}: ${say(`dungeoneer-phase-${view.phase}`)}`, short: `${round} · ${say(`dungeoneer-phase-${view.phase}`)}` };
  },
  look,
  likely,
  pace,
  sound,
  doneTo,
  turnOf,
  round: (table) => gameOf(table).round,
  result,
};
