/** The grain of graphite and of wax: two small tiles of noise, made once, through which the strokes are seen. */

import { chance } from './pencil';

const SIDE = 192;

/** A tile whose opacity is noise: soft spots of about `spot` pixels, of which the darkest let nothing through. */
function tile(seed: number, spot: number, steep: number, lift: number): string {
  const random = chance(seed);
  const cells = Math.round(SIDE / spot);
  const lattice = Float32Array.from({ length: cells * cells }, () => (random() + random() + random()) / 3);
  const at = (x: number, y: number) => lattice[(y % cells) * cells + (x % cells)]!;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return 'none';
  const pixels = context.createImageData(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [u, v] = [(x / SIDE) * cells, (y / SIDE) * cells];
      const [i, j, a, b] = [Math.floor(u), Math.floor(v), u % 1, v % 1];
      const noise = (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b;
      pixels.data[(y * SIDE + x) * 4 + 3] = 255 * Math.max(0, Math.min(1, lift - steep * noise));
    }
  }
  context.putImageData(pixels, 0, 0);
  return `url(${canvas.toDataURL()})`;
}

let made = false;
/** The tiles stand on the page for every sheet, large or in a dialog. */
export function makeGrain(): void {
  if (made) return;
  made = true;
  const { style } = document.documentElement;
  style.setProperty('--doodle-graphite', tile(7, 1.3, 2.6, 2.22));
  style.setProperty('--doodle-wax', tile(11, 1.9, 3.9, 2.9));
}
