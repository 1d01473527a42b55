/** What a seat's card tells in words; hearts, coins and cards are drawn by Seat.svelte. */

import { say } from '../../lib/words.svelte';
import type { TableState } from '../../lib/types';
import type { Row, SeatLook } from '../../table/face';
import { shortName } from './content';
import { gameOf, isLord } from './types';

export function seat(table: TableState, seat: number): SeatLook {
  const view = gameOf(table);
  const hero = view.players[seat];
  if (!hero) return { about: '', rows: [] };
  if (isLord(view, seat)) return { about: say('dungeoneer-view-lord'), rows: [], count: { number: hero.hand_size, text: say('dungeoneer-view-hand-size', { number: hero.hand_size }) } };
  if (!hero.hero || !hero.at) return { about: hero.out ? [hero.lost ? shortName(hero.lost) : '', say('dungeoneer-view-out')].filter(Boolean).join(' · ') : hero.returns ? say('dungeoneer-web-returns') : '', rows: [] };
  const rows: Row[] = hero.tipped ? [{ icon: 'falling', text: say('dungeoneer-view-tipped'), tone: 'hurt' }] : [];
  const told = say('dungeoneer-view-points', { life: hero.life, level: hero.level, glory: hero.glory, peril: hero.peril, mp: hero.mp });
  const purse = [{ icon: 'laurel-crown', colour: '#f0c75a', number: hero.glory }, ...(view.mode === 'solo' ? [] : [{ icon: 'water-drop', colour: '#e2574a', number: hero.peril }]), { icon: 'wax-seal', colour: '#d9a93c', number: hero.completed.length }];
  return { told, purse, about: `${shortName(hero.hero)} · ${say('dungeoneer-web-level', { level: hero.level })}`, rows, count: { number: hero.life, text: say('dungeoneer-web-life-hand', { life: hero.life, number: hero.hand_size }), icon: 'hearts' }, ...(hero.tipped ? { badge: 'falling' } : {}) };
}
