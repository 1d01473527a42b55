/** The face of the Labyrinth. */

import pictures from 'virtual:icons/labyrinth';
import { addIcons } from '../../lib/icons';
import { number, say } from '../../lib/words.svelte';
import type { TableState } from '../../lib/types';
import type { Face, ResultColumn } from '../../table/face';
import { doneTo, pace, sound, turnOf } from './acting';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { fightOf } from './fight';
import Hand from './Hand.svelte';
import { goldOf, nameOf } from './naming';
import { group, likely, look } from './options';
import Portrait from './Portrait.svelte';
import Scene from './Scene.svelte';
import { seat } from './seats';
import { gameOf } from './types';

addIcons(pictures);

/** Every card is known at the end to whoever may know it; what was won stands in the last line. */
function goldHeld(table: TableState, seat: number): number | null {
  const hero = gameOf(table).adventurers[seat]!;
  const told = table.lines.findLast((line) => line.kind === 'won')?.facts;
  const place = (told?.['seats'] as number[] | undefined)?.indexOf(seat) ?? -1;
  const won = place >= 0 ? (told?.['gold'] as number[] | undefined)?.[place] : undefined;
  const all = [...hero.carried, ...hero.secured];
  return won ?? hero.gold ?? (all.every((held) => held.card) ? all.reduce((sum, held) => sum + goldOf(held.card ?? ''), 0) : null);
}
function goldShown(table: TableState, seat: number): string {
  const gold = goldHeld(table, seat);
  return gold === null ? '–' : number(gold);
}

function result(table: TableState): ResultColumn[] {
  const hero = (seat: number) => gameOf(table).adventurers[seat];
  return [
    { title: say('labyrinth-statistic-classes'), value: (seat) => (hero(seat)?.class ? nameOf(hero(seat)!.class) : '') },
    { title: say('labyrinth-statistic-gold'), value: (seat) => goldShown(table, seat) },
    { title: say('labyrinth-view-carried'), value: (seat) => String((hero(seat)?.carried.length ?? 0) + (hero(seat)?.secured.length ?? 0)) },
  ];
}

/** Why a class fights on another line than its own name says. */
const LINE_CLAUSES: Record<string, string[]> = { dwarf: ['LAB-DWARF-1'], cleric: ['LAB-CLER-9'], hobbit: ['LAB-HOBB-2'], thief: ['LAB-THIEF-2', 'LAB-THIEF-3'] };

export const face: Face = {
  board: Board,
  scene: Scene,
  isFight: (line) => ['attack', 'strike', 'hex', 'hopeless'].includes(line.kind),
  sceneThrows: (table, line) => table.me !== null && line.facts['seat'] === table.me && ['attack', 'counterattack'].includes(line.kind) && fightOf(table, null, [line], null) !== null,
  hand: Hand,
  handCount: (table) => {
    const hero = table.me === null ? undefined : gameOf(table).adventurers[table.me];
    return hero ? hero.carried.length + hero.secured.length + (hero.spell_cards?.length ?? 0) : 0;
  },
  beside: Beside,
  portrait: Portrait,
  kindOf: (table, seat) => gameOf(table).adventurers[seat]?.class ?? '',
  seat,
  where: (table) => {
    const round = say('labyrinth-view-round', { round: gameOf(table).round });
    return { long: `${say(`web-mode-${String(table.match.options['mode'] ?? 'expert')}`)} · ${round}`, short: round };
  },
  keys: () => [[say('web-keys-letters'), 'web-key-group'], ['B', 'web-key-board'], ['← ↑ → ↓', 'web-key-arrows'], ['+ − 0', 'web-key-zoom']],
  look,
  group,
  likely,
  clauses: (table, ask) => {
    const fight = fightOf(table, ask, [], null);
    const kind = gameOf(table).adventurers[ask.seat]?.class ?? '';
    return fight ? [...(LINE_CLAUSES[kind] ?? []), 'LAB-FIGHT-5', 'LAB-FIGHT-6', 'LAB-FIGHT-7'] : [];
  },
  pace,
  sound,
  doneTo,
  turnOf,
  round: (table) => gameOf(table).round,
  result,
  rank: (table, seat) => goldHeld(table, seat) ?? 0,
};
