/** Seats by colour and shape, never by colour alone. */

import { settings } from './settings.svelte';

export const SEATS = [
  { colour: '#c4483d', dark: '#7d231b', shape: 'square' },
  { colour: '#4f7fb5', dark: '#274b77', shape: 'circle' },
  { colour: '#5f9a57', dark: '#2f5d29', shape: 'triangle' },
  { colour: '#d9a93c', dark: '#7d5a0c', shape: 'diamond' },
  { colour: '#8c67ad', dark: '#553478', shape: 'star' },
  { colour: '#e6ddcc', dark: '#5d5546', shape: 'cross' },
  { colour: '#d97f3a', dark: '#85430f', shape: 'hexagon' },
  { colour: '#3f9c95', dark: '#165a54', shape: 'crescent' },
] as const;

/** The same shapes in colours that all eyes tell apart. */
const SAFE = [
  { colour: '#d55e00', dark: '#7a3600' },
  { colour: '#0072b2', dark: '#00426a' },
  { colour: '#009e73', dark: '#005c43' },
  { colour: '#f0e442', dark: '#7d7500' },
  { colour: '#cc79a7', dark: '#7d3a5f' },
  { colour: '#f4efe4', dark: '#5d5546' },
  { colour: '#e69f00', dark: '#855c00' },
  { colour: '#56b4e9', dark: '#1c6a9c' },
] as const;

export const seatStyle = (seat: number) => {
  const at = seat % SEATS.length;
  return settings.palette === 'colour-safe' ? { ...SEATS[at]!, ...SAFE[at]! } : SEATS[at]!;
};

/** Where a seat sits in the rematch: the first one goes to the end. */
export const nextSeat = (seat: number, seats: number): number => (seat + seats - 1) % seats;

/** The outline of a seat's mark around 0,0 with radius r. */
export function markPath(shape: string, r: number): string {
  const corners = (n: number, turn = -90, radius = r): [number, number][] =>
    [...Array(n).keys()].map((i) => {
      const a = ((turn + (i * 360) / n) * Math.PI) / 180;
      return [radius * Math.cos(a), radius * Math.sin(a)];
    });
  const closed = (points: [number, number][]) => `M${points.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}Z`;
  switch (shape) {
    case 'square':
      return `M${-r * 0.84} ${-r * 0.84}h${r * 1.68}v${r * 1.68}h${-r * 1.68}z`;
    case 'circle':
      return `M${-r * 0.95} 0a${r * 0.95} ${r * 0.95} 0 1 0 ${r * 1.9} 0a${r * 0.95} ${r * 0.95} 0 1 0 ${-r * 1.9} 0z`;
    case 'triangle':
      return closed(corners(3, -90, r * 1.12).map(([x, y]) => [x, y + r * 0.16]));
    case 'diamond':
      return closed(corners(4, -90, r * 1.1));
    case 'hexagon':
      return closed(corners(6, 0));
    case 'star': {
      const inner = corners(5, -54, r * 0.48);
      return closed(corners(5, -90, r * 1.12).flatMap((p, k) => [p, inner[k]!]));
    }
    case 'cross': {
      const a = r * 0.36;
      return `M${-a} ${-r}h${2 * a}v${r - a}h${r - a}v${2 * a}h${a - r}v${r - a}h${-2 * a}v${a - r}h${a - r}v${-2 * a}h${r - a}z`;
    }
    default:
      return `M${r * 0.5} ${-r * 0.86}A${r} ${r} 0 1 0 ${r * 0.5} ${r * 0.86}A${r * 0.78} ${r * 0.78} 0 1 1 ${r * 0.5} ${-r * 0.86}z`;
  }
}

export const drawnMark = (seat: number, x: number, y: number, r: number, stroke = '#1c1815', width = 1): string =>
  `<path transform="translate(${x} ${y})" d="${markPath(seatStyle(seat).shape, r)}" fill="${seatStyle(seat).colour}" style="stroke:${stroke};stroke-width:${width}" stroke-linejoin="round"/>`;
