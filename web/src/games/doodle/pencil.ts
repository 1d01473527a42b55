/** A pencil that writes SVG: every stroke by rough.js with a seed of its own, so that nothing wobbles when it is drawn again. */

import { RoughGenerator } from 'roughjs/bin/generator';
import type { Drawable, Options } from 'roughjs/bin/core';

export type Point = [number, number];
export const INK = '#33312e';
export const PAPER = '#f6f0e0';
export const CRAYON = '#c2352b';
export const OCHRE = '#8a5a10';

const generator = new RoughGenerator();
const short = (d: string): string => d.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));

export class Pencil {
  out = '';
  constructor(private seed = 1) {}

  line = (a: number, b: number, c: number, d: number, x: Options = {}): void => this.put(generator.line(a, b, c, d, this.as(x)));
  polygon = (points: Point[], x: Options = {}): void => this.put(generator.polygon(points, this.as(x)));
  strokes = (points: Point[], x: Options = {}): void => this.put(generator.linearPath(points, this.as(x)));
  path = (d: string, x: Options = {}): void => this.put(generator.path(d, this.as(x)));
  oval = (x: number, y: number, w: number, h: number, o: Options = {}): void => this.put(generator.ellipse(x, y, w, h, this.as(o)));
  box = (x: number, y: number, w: number, h: number, o: Options = {}): void => this.put(generator.rectangle(x, y, w, h, this.as(o)));
  dot(x: number, y: number, r: number, colour = INK): void {
    this.out += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${colour}"/>`;
  }
  flat(d: string, colour: string, more = ''): void {
    this.out += `<path d="${short(d)}" fill="${colour}" ${more}/>`;
  }
  text(x: number, y: number, words: string, size: number, more = ''): void {
    this.out += `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" ${more}>${words}</text>`;
  }
  group(more: string, draw: () => void): void {
    this.out += `<g ${more}>`;
    draw();
    this.out += '</g>';
  }

  private as(x: Options): Options {
    return { seed: this.seed++, roughness: 0.9, bowing: 1.1, stroke: INK, strokeWidth: 1.8, ...x };
  }
  private put(drawn: Drawable): void {
    for (const path of generator.toPaths(drawn)) {
      if (path.stroke === 'none' && (!path.fill || path.fill === 'none')) continue;
      this.out += `<path d="${short(path.d)}" fill="${path.fill ?? 'none'}" stroke="${path.stroke}" stroke-width="${path.strokeWidth}"${drawn.options.strokeLineDash?.length ? ` stroke-dasharray="${drawn.options.strokeLineDash.join(' ')}"` : ''}/>`;
    }
  }
}

/** Numbers that look like chance and are always the same. */
export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
