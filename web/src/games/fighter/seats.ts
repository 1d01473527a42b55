/** What a seat's card says of its hero. */

import { say } from '../../lib/words.svelte';
import type { TableState } from '../../lib/types';
import type { Row, SeatLook } from '../../table/face';
import { nameOf } from './content';
import { gameOf } from './types';

export function seat(table: TableState, seat: number): SeatLook {
  const game = gameOf(table);
  const hero = game.heroes[seat];
  if (!hero?.hero) return { about: '', rows: [] };
  const rows: Row[] = [
    ...(hero.levelled_up ? [{ icon: 'laurel-crown', text: say('fighter-view-levelled-up'), tone: 'hurt' as const }] : []),
    ...(hero.fainted ? [{ icon: 'broken-heart', text: say('fighter-view-fainted'), tone: 'hurt' as const }] : []),
    ...(game.throw?.seat === seat ? [{ icon: 'grab', text: say('fighter-table-throws', { die: say(`fighter-die-${game.throw.die}`) }), tone: 'gain' as const }] : []),
    ...(game.throw?.lender === seat ? [{ icon: 'grab', text: say('fighter-table-lends'), tone: 'gain' as const }] : []),
  ];
  const badge = hero.levelled_up ? 'laurel-crown' : hero.fainted ? 'broken-heart' : '';
  const leads = game.leader === seat ? ` · ${say('fighter-table-leader')}` : '';
  return { about: nameOf(hero.hero) + leads, rows, count: { number: hero.life, text: say('fighter-table-life-of', { life: hero.life, most: hero.most_life }), icon: 'hearts' }, ...(badge ? { badge } : {}) };
}
