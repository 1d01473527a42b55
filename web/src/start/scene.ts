/** The cellar vault: wall, arches, candles and the long table. Drawn once, no bitmap. */

import { mix, steady, type Random } from '../games/labyrinth/ink';

const stone = (random: Random, base = '#4a3f35') => mix(base, random() < 0.5 ? '#2f2822' : '#5d5044', random() * 0.55);

export const SCENE_DEFS =
  '<linearGradient id="wax" x1="0" x2="1"><stop offset="0" stop-color="#b9a274"/><stop offset=".35" stop-color="#fdf0cf"/><stop offset=".7" stop-color="#e6cf9c"/><stop offset="1" stop-color="#8f7443"/></linearGradient><radialGradient id="flame" cx=".5" cy=".7" r=".75"><stop offset="0" stop-color="#fffbe0"/><stop offset=".45" stop-color="#ffc95a"/><stop offset="1" stop-color="#e8701c" stop-opacity=".85"/></radialGradient>' +
  '<linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2e2118"/><stop offset=".45" stop-color="#241a13"/><stop offset="1" stop-color="#17110d"/></linearGradient><radialGradient id="nlight" cx=".5" cy=".36" r=".6"><stop offset="0" stop-color="#f0a94a" stop-opacity=".42"/><stop offset=".55" stop-color="#b5692a" stop-opacity=".16"/><stop offset="1" stop-color="#b5692a" stop-opacity="0"/></radialGradient>';

/** Courses of blocks, each a tone of its own. */
export function drawWall(w: number, h: number): string {
  const random = steady(2024);
  let drawn = '';
  for (let y = 0; y < h; ) {
    const course = 26 + random() * 10;
    for (let x = -random() * 60; x < w; ) {
      const block = 52 + random() * 58;
      drawn += `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(block - 1.6).toFixed(1)}" height="${(course - 1.6).toFixed(1)}" rx="2.5" fill="${mix(stone(random, '#3a312a'), '#1c1815', 0.28)}"/>`;
      x += block;
    }
    y += course;
  }
  return drawn;
}

/** An arch: centre x, half width of the opening, spring line and foot. */
export function drawArch(cx: number, half: number, spring: number, foot: number, seed: number): { stones: string; open: string; rim: string } {
  const random = steady(seed);
  const thick = 26;
  let stones = '';
  for (let i = 0; i < 15; i++) {
    const [a, b] = [Math.PI + (i / 15) * Math.PI + 0.008, Math.PI + ((i + 1) / 15) * Math.PI - 0.008];
    const key = i === 7;
    const outer = half + thick + (key ? 9 : 0) + random() * 2;
    const p = (angle: number, r: number) => `${(cx + Math.cos(angle) * r).toFixed(1)} ${(spring + Math.sin(angle) * r).toFixed(1)}`;
    stones += `<path d="M${p(a, half)}A${half} ${half} 0 0 1 ${p(b, half)}L${p(b, outer)}A${outer} ${outer} 0 0 0 ${p(a, outer)}Z" fill="${stone(random, key ? '#62543f' : '#4f4438')}" stroke="#15100c" stroke-width="1.6"/><path d="M${p(a + 0.012, outer - 2)}A${outer - 2} ${outer - 2} 0 0 1 ${p(b - 0.012, outer - 2)}" fill="none" stroke="#8d7a63" stroke-opacity=".45" stroke-width="1.2"/><path d="M${p(a + 0.012, half + 1.5)}A${half + 1.5} ${half + 1.5} 0 0 1 ${p(b - 0.012, half + 1.5)}" fill="none" stroke="#e2a256" stroke-opacity=".45" stroke-width="1.6"/>`;
  }
  for (const s of [-1, 1]) {
    const x = s < 0 ? cx - half - thick : cx + half;
    for (let y = spring; y < foot; ) {
      let h = Math.min(30 + random() * 14, foot - y);
      if (foot - y - h < 8) h = foot - y;
      stones += `<rect x="${x}" y="${(y + 0.8).toFixed(1)}" width="${thick}" height="${(h - 1.6).toFixed(1)}" fill="${stone(random)}" stroke="#15100c" stroke-width="1.4"/><path d="M${s < 0 ? x + thick - 1.5 : x + 1.5} ${(y + 2).toFixed(1)}v${(h - 4).toFixed(1)}" stroke="#d6964c" stroke-opacity=".35" stroke-width="1.6"/>`;
      y += h;
    }
    const ix = s < 0 ? cx - half - thick - 5 : cx + half - 4;
    stones += `<path d="M${ix} ${spring - 7}h${thick + 9}v10h${-(thick + 9)}z" fill="#6a5b4a" stroke="#15100c" stroke-width="1.4"/><path d="M${ix + 1} ${spring - 5.5}h${thick + 7}" stroke="#c7a376" stroke-opacity=".6" stroke-width="1.2"/>`;
  }
  const rim = `M${cx - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${cx + half} ${spring}V${foot}`;
  return { stones, open: `${rim}Z`, rim };
}

/** A candle whose foot stands on x, y. */
export function drawCandle(x: number, y: number, h: number, w = 16): string {
  const t = y - h;
  return `<ellipse cx="${x}" cy="${y}" rx="${w * 1.05}" ry="${w * 0.34}" fill="#1a110a"/><ellipse cx="${x}" cy="${y - 2}" rx="${w * 0.98}" ry="${w * 0.3}" fill="#6b4d22" stroke="#2a1a0a"/><path d="M${x - w / 2} ${t + 3}q${w / 2}-6 ${w} 0V${y - 2}q${-w / 2} 5 ${-w} 0z" fill="url(#wax)"/><ellipse cx="${x}" cy="${t + 2.5}" rx="${w / 2}" ry="3.2" fill="#fff1c9"/><path d="M${x} ${t + 2}v-6" stroke="#2a1a0a" stroke-width="1.6"/><g class="flame"><path d="M${x} ${t - 30}q8 13 7.500 20a7.500 7.500 0 0 1-15 0q-.5-7 7.500-20z" fill="url(#flame)"/><path d="M${x} ${t - 18}q3.500 6 3.500 10a3.500 3.500 0 0 1-7 0q0-4 3.500-10z" fill="#fffbe6"/></g>`;
}

/** Planks that run towards the wall. */
export function drawPlanks(w: number, h: number): string {
  const [vx, vy] = [w / 2, -h * 2];
  let joints = '';
  for (let i = -12; i <= 12; i++) {
    const bottom = vx + i * 190;
    const top = vx + (bottom - vx) * (-vy / (h - vy));
    joints += `M${top.toFixed(1)} 0L${bottom} ${h}`;
  }
  const random = steady(21);
  let grain = '';
  for (let i = 0; i < 160; i++) {
    const [x, y, l] = [random() * w, random() * h, 40 + random() * 200];
    grain += `M${x.toFixed(0)} ${y.toFixed(1)}q${(l / 2).toFixed(0)} ${((random() - 0.5) * 5).toFixed(1)} ${l.toFixed(0)} ${((random() - 0.5) * 3).toFixed(1)}`;
  }
  return `<path d="${grain}" fill="none" stroke="#2a1709" stroke-opacity=".35" stroke-width="1.3"/><path d="${joints}" stroke="#1d1108" stroke-width="2.500" fill="none" opacity=".8"/><path d="${joints}" stroke="#a5713d" fill="none" opacity=".35" transform="translate(2 0)"/>`;
}

let wall = '';
/** The wall as a picture for style sheets; drawn once, and as wide as it repeats. */
export function wallImage(): string {
  const drawn = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 700"><rect width="1500" height="700" fill="#15110e"/>${drawWall(1500, 700)}<rect width="1500" height="700" fill="#15110e" opacity=".45"/></svg>`;
  return (wall ||= `data:image/svg+xml,${encodeURIComponent(drawn())}`);
}

/** The torn edge of a slip of paper, as a clip path. */
export function deckled(seed: number, across: number, down: number): string {
  const random = steady(seed);
  const depth = () => `${(random() * 3.5).toFixed(1)}px`;
  const along = (n: number) => [...Array(n).keys()].map((i) => `${(((i + 0.2 + random() * 0.6) / n) * 100).toFixed(2)}%`);
  const top = along(across).map((x) => `${x} ${depth()}`);
  const right = along(down).map((y) => `calc(100% - ${depth()}) ${y}`);
  const bottom = along(across).reverse().map((x) => `${x} calc(100% - ${depth()})`);
  const left = along(down).reverse().map((y) => `${depth()} ${y}`);
  return `polygon(${[...top, ...right, ...bottom, ...left].join(',')})`;
}
