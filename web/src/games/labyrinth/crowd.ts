/** Where figures stand when several share a space: side by side, smaller if they must be, never one behind another. */

import { middle, spaces } from './board';
import { CELL as C } from './ink';

export interface Stand { x: number; y: number; height: number }

const TALL = 40;
const LEAST = 27;

/** The feet of the n-th of `count` figures on a space, and how tall they are drawn. */
export function stand(id: string, n: number, count: number): Stand {
  const space = spaces.get(id) ?? spaces.get('start')!;
  const [mx, my] = middle(space);
  const small = space.kind === 'corridor' || space.kind === 'stair';
  const [wide, high] = small ? [Math.max(2.2, space.w), 1.1] : [space.w - 0.5, space.h - 0.4];
  if (count === 1) {
    const low = space.kind === 'chamber' ? space.h / 2 - 0.35 : Math.min(space.h / 2 - 0.3, 0.85); // under a chamber's name
    return { x: mx * C, y: (my + (small ? 0.3 : low)) * C, height: TALL };
  }
  const columns = small ? Math.ceil(count / (count > 2 ? 2 : 1)) : Math.min(count, Math.max(1, Math.round(Math.sqrt((count * wide * 1.5) / high))));
  const rows = Math.ceil(count / columns);
  const height = Math.max(LEAST, Math.min(TALL, (wide / columns) * C * 1.42, rows > 1 ? (high / rows) * C * 1.7 : TALL));
  const [row, column] = [Math.floor(n / columns), n % columns];
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const dx = (column - (inRow - 1) / 2) * Math.min(wide / columns, (height * 0.62) / C);
  const dy = (row - (rows - 1) / 2) * Math.min(high / rows, (height * 0.62) / C);
  const foot = small ? 0.34 : Math.min(0.5, (height * 0.3) / C);
  return { x: (mx + dx) * C, y: (my + dy + foot) * C, height };
}
