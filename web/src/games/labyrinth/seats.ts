/** What a seat's card tells of its adventurer: only what everybody at the table may know. */

import { number, say } from '../../lib/words.svelte';
import type { TableState } from '../../lib/types';
import type { Row, SeatLook } from '../../table/face';
import { mayNotFight } from './fight';
import { classOf, nameOf } from './naming';
import { gameOf, type Adventurer } from './types';

export function seat(table: TableState, seat: number): SeatLook {
  const view = gameOf(table);
  const hero = view.adventurers[seat];
  if (!hero?.class) return { about: '', rows: [] };
  const cards = hero.carried.length + hero.secured.length;
  const count = { number: cards, text: say('labyrinth-view-cards', { number: cards }) };
  const rows = [...plight(table, hero), ...means(hero)];
  const badge = hero.caged ? 'cage' : hero.wounded || hero.misses ? 'arm-bandage' : hero.engaged ? 'crossed-swords' : '';
  const base: SeatLook = { about: nameOf(hero.class), rows, count, ...(badge ? { badge } : {}) };
  if (table.me !== seat) return { ...base, rows: [{ icon: '', text: say('web-goal', { gold: number(hero.goal) }), tone: 'plain' }, ...rows] };
  const gold = hero.gold ?? 0;
  const steps = Math.max(classOf(hero.class)?.steps ?? 5, view.steps);
  return {
    ...base,
    meter: { part: gold / (hero.goal || 1), text: say('web-gold-of', { gold: number(gold), goal: number(hero.goal) }), aside: count.text },
    ...(view.active === seat ? { left: { icon: 'walking-boot', now: view.steps, of: steps, text: say('web-steps-left', { steps: view.steps }) } } : {}),
  };
}

function plight(table: TableState, hero: Adventurer): Row[] {
  const view = gameOf(table);
  const hurt = (icon: string, text: string): Row => ({ icon, text, tone: 'hurt' });
  const locked = view.locks.filter((pair) => pair.includes(hero.seat)).map(([a, b]) => table.match.seats[a === hero.seat ? b : a]?.name ?? '');
  return [
    ...(hero.wounded ? [hurt('arm-bandage', say('labyrinth-view-wounded'))] : []),
    ...(hero.caged ? [hurt('cage', say('labyrinth-view-caged'))] : []),
    ...(hero.misses ? [hurt('arm-bandage', say('labyrinth-view-misses', { number: hero.misses }))] : []),
    ...(hero.engaged ? [hurt('crossed-swords', say('labyrinth-view-engaged', { card: nameOf(hero.engaged) }))] : []),
    ...locked.map((name) => hurt('manacles', say('labyrinth-view-locked', { target: name }))),
    ...(view.active === hero.seat && mayNotFight(table, hero.seat) ? [{ icon: 'peace-dove', text: say('labyrinth-view-may-not-fight'), tone: 'magic' as const }] : []),
  ];
}

function means(hero: Adventurer): Row[] {
  if (hero.spells) return [{ icon: 'spell-book', text: say('labyrinth-view-spell-count', { number: hero.spells }), tone: 'magic' }];
  if (hero.missiles) return [{ icon: 'sling', text: say('labyrinth-view-missile-count', { number: hero.missiles }), tone: 'magic' }];
  return [];
}
