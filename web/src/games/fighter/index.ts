/** The face of Dungeon Fighter. */

import pictures from 'virtual:icons/fighter';
import { addIcons } from '../../lib/icons';
import { say } from '../../lib/words.svelte';
import type { Face } from '../../table/face';
import { doneTo, pace, sound, turnOf } from './acting';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import { nameOf } from './content';
import HeroBits from './HeroBits.svelte';
import { answersFor, likely, look } from './options';
import Portrait from './Portrait.svelte';
import { seat } from './seats';
import { gameOf } from './types';

addIcons(pictures);

export const face: Face = {
  board: Board,
  answers: Answers,
  answersFor,
  isForm: (ask) => ask.what.startsWith('entry-'),
  phoneBar: 176,
  together: true,
  isFight: (line) => line.kind === 'landed' || line.kind === 'throw-real',
  seatPicture: HeroBits,
  portrait: Portrait,
  kindOf: (table, seat) => gameOf(table).heroes[seat]?.hero ?? '',
  seat,
  where: (table) => {
    const { level, place, round } = gameOf(table);
    const map = place.split('/')[0] ?? '';
    const at = place === 'outside' ? say('fighter-table-place-outside') : place === 'boss-room' ? say('fighter-table-place-boss') : say('fighter-table-place', { level, name: nameOf(map) });
    return { long: `${at} · ${say('fighter-view-round', { round })}`, short: at };
  },
  keys: () => [['← →', 'fighter-table-key-turn'], ['↑ ↓', 'fighter-table-key-draw'], ['W S', 'fighter-table-key-loft'], ['A D', 'fighter-table-key-place'], ['Q E', 'fighter-table-key-spin'], ['Enter', 'fighter-table-key-throw']],
  look,
  likely,
  clauses: (table, ask) => [...(ask.what === 'throw' ? ['FIG-THROW-1', 'FIG-THROW-8'] : []), ...(gameOf(table).throw?.throws.length ? ['FIG-WEAP-9'] : [])],
  pace,
  sound,
  doneTo,
  turnOf,
  result: (table) => [
    { title: say('fighter-table-life'), value: (seat) => String(gameOf(table).heroes[seat]?.life ?? 0) },
    { title: say('fighter-view-scars'), value: (seat) => String(gameOf(table).heroes[seat]?.scars.length ?? 0) },
    { title: say('fighter-statistic-score'), value: () => { const score = gameOf(table).score; return score ? String(score.total) : '–'; } },
  ],
};
