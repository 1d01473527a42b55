/** The games that this client has a table for; the server may know more. */

const faces = Object.keys(import.meta.glob('../games/*/index.ts'));

export const hasTable = (game: string): boolean => faces.includes(`../games/${game}/index.ts`);
