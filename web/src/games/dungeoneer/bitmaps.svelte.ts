/** Engravings have thousands of strokes: each is rendered once to a bitmap, and that is what is moved and zoomed. */

import { SvelteMap } from 'svelte/reactivity';
import { DEFS } from './kit';

const ready = new SvelteMap<string, string>();
const asked = new Set<string>();

async function render(svg: string, w: number, h: number): Promise<string> {
  const image = new Image(w, h);
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${DEFS}</defs>${svg}</svg>`)}`;
  await image.decode();
  const sharp = Math.min(2, Math.max(1.5, devicePixelRatio * 1.25));
  const canvas = document.createElement('canvas');
  canvas.width = w * sharp;
  canvas.height = h * sharp;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.92);
}

/** The address of the bitmap; '' until it is made, when the drawing itself has to do. */
export function bitmapOf(svg: string, w: number, h: number): string {
  const found = ready.get(svg);
  if (found === undefined && !asked.has(svg)) {
    asked.add(svg);
    render(svg, w, h).then(
      (address) => ready.set(svg, address),
      () => ready.set(svg, ''), // a browser that cannot do it draws the strokes
    );
  }
  return found ?? '';
}
