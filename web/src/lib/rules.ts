/** The rulebook of a game: fetched when somebody wants to read it, kept by game and language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Language } from './settings.svelte';

export interface Clause {
  id: string;
  text: string;
}
export interface Section {
  id: string;
  title: string;
  clauses: Clause[];
}

const texts = import.meta.glob<string>('../../../src/undercroft/locales/*/rules-*.ftl', { query: '?raw', import: 'default' });
const ledgers = import.meta.glob<string>('../../../src/undercroft/locales/clauses/*.txt', { query: '?raw', import: 'default' });
const books = new Map<string, Promise<Section[]>>();

const gameIn = (path: string): string => /(?:rules-|\/clauses\/)([\w-]+)\.\w+$/.exec(path)?.[1] ?? '';

/** The games that have a rulebook here. */
export const RULEBOOKS: string[] = [...new Set(Object.keys(texts).map(gameIn))].filter((game) => Object.keys(ledgers).some((path) => gameIn(path) === game));

export const sectionOf = (clause: string): string => clause.replace(/-\d+$/, '');

/** The rulebook section by section, in the ledger's order. */
export function rulebook(game: string, lang: Language): Promise<Section[]> {
  const key = `${lang}/${game}`;
  let book = books.get(key);
  if (!book) {
    book = read(game, lang);
    books.set(key, book);
    book.catch(() => books.delete(key)); // so that another try may succeed
  }
  return book;
}

async function read(game: string, lang: Language): Promise<Section[]> {
  const [text, ledger] = [Object.entries(texts).find(([path]) => path.endsWith(`/${lang}/rules-${game}.ftl`)), Object.entries(ledgers).find(([path]) => gameIn(path) === game)];
  if (!text || !ledger) return [];
  const [told, ids] = await Promise.all([text[1](), ledger[1]()]);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(told));
  const say = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : '';
  };
  const sections = new Map<string, Section>();
  for (const id of ids.split(/\s+/)) {
    const clause = { id, text: say(id) };
    if (!clause.text) continue; // worked examples are scenario files and have no text
    const name = sectionOf(id);
    const section = sections.get(name) ?? { id: name, title: say(name) || name, clauses: [] };
    section.clauses.push(clause);
    sections.set(name, section);
  }
  return [...sections.values()];
}

/** The game that a clause belongs to, by its prefix. */
export async function gameOf(clause: string): Promise<string> {
  const prefix = `${clause.split('-')[0]}-`;
  for (const [path, load] of Object.entries(ledgers)) if ((await load()).startsWith(prefix)) return gameIn(path);
  return RULEBOOKS[0] ?? '';
}

// --- searching -------------------------------------------------------------------------------------------------------

/** Each letter folded, with its place in the text: "Tür" is t-u-r, or t-u-e-r for those who type it so. */
function folded(text: string, spelled: boolean): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  [...text].reduce((place, letter) => {
    const low = letter.toLowerCase();
    const spelling = spelled ? { ä: 'ae', ö: 'oe', ü: 'ue' }[low] : undefined;
    const plain = spelling ?? low.replace('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
    letters += plain;
    for (const _ of plain) places.push(place);
    return place + letter.length;
  }, 0);
  return { letters, places };
}

/** The words of a search, folded. */
export const wordsOf = (typed: string): string[] => folded(typed, false).letters.split(/\s+/).filter(Boolean);

/** Where these words stand in a text, as pairs of begin and end; nothing if one of them is not there. */
export function found(text: string, words: string[]): [number, number][] | null {
  const spellings = [folded(text, false), folded(text, true)];
  const spans: [number, number][] = [];
  for (const word of words) {
    const before = spans.length;
    for (const { letters, places } of spellings) {
      for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
        spans.push([places[at] ?? 0, (places[at + word.length - 1] ?? 0) + 1]);
      }
      if (spans.length > before) break;
    }
    if (spans.length === before) return null;
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

/** The clauses that have all the words, in text, id or title. */
export function search(book: Section[], typed: string): Section[] {
  const words = wordsOf(typed);
  if (!words.length) return book;
  return book
    .map((section) => ({ ...section, clauses: section.clauses.filter(({ id, text }) => found(`${id} ${text} ${section.title}`, words) !== null) }))
    .filter((section) => section.clauses.length);
}

export type Part = { text: string; clause?: string; marked?: boolean };

/** A text in parts: what was searched for is marked, other clauses are links. */
export function parts(text: string, words: string[]): Part[] {
  const marks: boolean[] = [];
  for (const word of words) for (const [from, to] of found(text, [word]) ?? []) for (let place = from; place < to; place++) marks[place] = true;
  const cut: Part[] = [];
  let at = 0;
  const plain = (to: number) => {
    while (at < to) {
      const marked = marks[at] ?? false;
      let end = at;
      while (end < to && (marks[end] ?? false) === marked) end++;
      cut.push({ text: text.slice(at, end), marked });
      at = end;
    }
  };
  for (const reference of text.matchAll(/\b[A-Z]{2,4}-[A-Z]+(?:-\d+)?\b/g)) {
    plain(reference.index);
    cut.push({ text: reference[0], clause: reference[0] });
    at = reference.index + reference[0].length;
  }
  plain(text.length);
  return cut;
}
