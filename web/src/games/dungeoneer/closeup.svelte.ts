/** What the viewer looks at from near, and what he is about to do: kept while the table goes on. */

import type { Cell } from './layout';

export const closeUp = $state({
  /** The card or location shown large; '' for none. */
  shown: '',
  /** It stays until it is closed. */
  pinned: false,
  /** The card of the hand whose ways to be played are offered. */
  card: '',
  /** The fight is folded away to see the map. */
  folded: false,
});

/** The location that is being laid: how it is turned, and where it is tried. */
export const laying = $state<{ turned: boolean; cell: Cell | null; /** By a finger, which cannot hover: a second touch lays it. */ touched: boolean }>({ turned: false, cell: null, touched: false });

/** The viewer wants to be asked only about what concerns him, until his own next turn. */
export const quiet = $state({ on: false });

/** Who only passes over a card does not mean it. */
const LINGER = 240;
let lingering: ReturnType<typeof setTimeout> | undefined;

export function show(id: string, pinned = false): void {
  clearTimeout(lingering);
  if (closeUp.pinned && !pinned) return;
  if (id && !pinned) {
    lingering = setTimeout(() => (closeUp.shown = id), LINGER);
    return;
  }
  closeUp.shown = id;
  closeUp.pinned = pinned && id !== '';
}
