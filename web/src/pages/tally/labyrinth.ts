/** What can be counted of a finished Labyrinth, seat by seat. */

import type { Reel } from '../../lib/film';
import type { Line } from '../../lib/types';
import type { LabyrinthView } from '../../games/labyrinth/types';
import type { Tally } from '.';

const seatOf = (line: Line): number => (typeof line.facts['seat'] === 'number' ? line.facts['seat'] : -1);
const STRIKES = ['attack', 'strike', 'hex'];
const LEVELS = 6;

export function tally(reel: Reel, seats: number): Tally {
  const counted = () => Array.from({ length: seats }, () => 0);
  const [won, lost, deaths, steps, doors] = [counted(), counted(), counted(), counted(), counted()];
  const treasure = Array.from({ length: seats }, () => Array<number>(LEVELS).fill(0));
  const add = (to: number[], seat: number) => (to[seat] = (to[seat] ?? 0) + 1);
  for (const line of reel.lines) {
    const seat = seatOf(line);
    if (seat < 0 || seat >= seats) continue;
    if (STRIKES.includes(line.kind)) add(line.facts['success'] === true ? won : lost, seat);
    if (line.kind === 'hopeless') add(lost, seat);
    if (line.kind === 'killed') add(deaths, seat);
    if (line.kind === 'step') add(steps, seat);
    if (line.kind === 'door-found') add(doors, seat);
    const level = line.facts['level'];
    if (line.kind === 'treasure-drawn' && typeof level === 'number') add(treasure[seat]!, level - 1);
  }
  return {
    rounds: (reel.viewAt(reel.length - 1).game as LabyrinthView).round,
    fights: { won, lost },
    levels: treasure,
    counts: [
      { name: 'deaths', icon: 'tombstone', values: deaths },
      { name: 'steps', icon: 'boot-prints', values: steps },
      { name: 'doors', icon: 'magnifying-glass', values: doors },
    ],
    race: race(reel, seats),
  };
}

/** The treasure cards that each one held at the beginning of each round. */
function race(reel: Reel, seats: number): number[][] {
  const held: number[][] = Array.from({ length: seats }, () => []);
  let round = 0;
  for (let step = 0; step < reel.length; step++) {
    const view = reel.viewAt(step).game as LabyrinthView;
    if (view.round === round && step < reel.length - 1) continue;
    round = view.round;
    for (const hero of view.adventurers) held[hero.seat]?.push(hero.carried.length + hero.secured.length);
  }
  return held;
}
