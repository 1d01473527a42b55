/** Addresses of the pages. Every page can be linked to, and the browser's back button works. */

export type Route =
  | { page: 'start' | 'settings' | 'credits' | 'matches' | 'missing' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string; invite: string }
  | { page: 'match' | 'result'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'rules'; game: string; clause: string };

const number = (text: string | null): number | null => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null);

/** The page of an address. */
export function routeOf(url: URL): Route {
  const [first = '', second = '', third = '', ...more] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (more.length) return { page: 'missing' };
  if (!first) return { page: 'start' };
  if (first === 'join') return { page: 'join', code: second || (url.searchParams.get('code') ?? ''), invite: url.hash.slice(1) };
  if (first === 'rules') return { page: 'rules', game: second, clause: third.toUpperCase() };
  if (first === 'new' && second && !third) return { page: 'new', game: second };
  if ((first === 'match' || first === 'result') && second && !third) return { page: first, id: second };
  if (first === 'replay' && second && !third) return { page: 'replay', id: second, at: number(url.searchParams.get('at')), seat: number(url.searchParams.get('seat')) };
  if ((first === 'settings' || first === 'credits' || first === 'matches') && !second) return { page: first };
  return { page: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % in the address
  }
}

/** A code of six letters where the id of a match is expected. */
export const isCode = (id: string): boolean => /^[A-Za-z0-9]{6}$/.test(id);

/** The code in whatever a person pasted: the code itself, or a link that carries it. */
export function codeIn(text: string): string {
  const found = /(?:^|\/join\/|[?&]code=)([A-Za-z0-9]{6})(?:$|[?#&\s])/.exec(text.trim());
  return found?.[1]?.toUpperCase() ?? '';
}

/** An own address in a pasted link of ours: invites and tables are opened as they are. */
export function pathIn(text: string): string {
  const found = /^https?:\/\/[^/\s]+(\/(?:join|match|replay|result|rules)\b\S*)$/.exec(text.trim());
  return found?.[1] ?? '';
}
