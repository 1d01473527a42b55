import house from 'virtual:icons';

const bodies: Record<string, string> = { ...house };

/** A game brings its own pictures when its face is loaded. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(bodies, more);
}

/** The drawing of a picture of the game-icons set, in a box of 512 by 512. */
export const iconBody = (name: string): string => bodies[name] ?? '';

/** A picture inside an SVG drawing. */
export const drawnIcon = (name: string, x: number, y: number, size: number, colour: string, extra = ''): string =>
  `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(size / 512).toFixed(5)})" color="${colour}" fill="${colour}" ${extra}>${iconBody(name)}</g>`;
