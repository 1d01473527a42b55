/** Words from the shared Fluent files, in the reader's language; switching it redraws whatever reads them. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, settings, type Language } from './settings.svelte';

export { LANGUAGES, type Language };

const files = import.meta.glob<string>('../../../src/undercroft/locales/*/{table,web,pages,opponents}.ftl', { query: '?raw', import: 'default' });
const gameFiles = import.meta.glob<string>(['../../../src/undercroft/locales/*/*.ftl', '!**/{table,web,pages,opponents,hints,server,terminal}.ftl', '!**/rules-*.ftl'], { query: '?raw', import: 'default' });

const bundles: Partial<Record<Language, FluentBundle>> = {};
const learned = new Map<string, Promise<void>>();
/** The games whose words are needed; the Labyrinth is what most people sit down to. */
const games = new Set(['labyrinth']);
const current = $state<{ lang: Language; heard: number }>({ lang: 'en', heard: 0 });

async function take(bundle: FluentBundle, from: (() => Promise<string>)[]): Promise<void> {
  for (const text of await Promise.all(from.map((load) => load()))) bundle.addResource(new FluentResource(text));
}

const ofLanguage = (from: Record<string, () => Promise<string>>, ending: string) => Object.entries(from).filter(([path]) => path.includes(`/locales/${ending}`)).map(([, load]) => load);

async function base(lang: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  await take(bundle, ofLanguage(files, `${lang}/`));
  return (bundles[lang] ??= bundle);
}

async function all(lang: Language): Promise<void> {
  const bundle = bundles[lang] ?? (await base(lang));
  await Promise.all([...games].map((game) => once(`${lang}/${game}`, () => take(bundle, ofLanguage(gameFiles, `${lang}/${game}.ftl`)))));
}

function once(key: string, load: () => Promise<void>): Promise<void> {
  const loading = learned.get(key) ?? load();
  learned.set(key, loading);
  loading.catch(() => learned.delete(key)); // so that another try may succeed
  return loading;
}

/** Load the words of a game, in this language and in each one that is spoken later. */
export async function learn(game: string): Promise<void> {
  games.add(game);
  await all(current.lang);
  current.heard++;
}

/** Load a language and speak it from now on. */
export async function speak(lang: Language): Promise<void> {
  settings.language = lang;
  await all(lang);
  if (settings.language !== lang) return; // another one was chosen while this one was loading
  current.lang = lang;
  document.documentElement.lang = lang;
}
$effect.root(() => {
  $effect(() => {
    if (settings.language !== current.lang) void speak(settings.language);
  });
});

/** The language chosen earlier, asked for by the address, or the browser's own. */
export const preferred = (): Language => settings.language;

export const language = (): Language => current.lang;

type Facts = Record<string, unknown>;

function plain(fact: unknown): FluentVariable {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (fact === null || fact === undefined || fact === '') return 'none';
  return typeof fact === 'number' ? fact : String(fact);
}

function pattern(bundle: FluentBundle | undefined, message: string) {
  const [name = '', attribute] = message.split('.');
  const found = bundle?.getMessage(name);
  return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
}

export const has = (message: string): boolean => (current.heard, pattern(bundles[current.lang], message) !== null);

/** The message with its facts; its id where nobody has written it yet. */
export function say(message: string, facts: Facts = {}): string {
  void current.heard; // read again when a game's words have come
  const bundle = bundles[current.lang];
  const found = pattern(bundle, message);
  if (!bundle || found === null) return message;
  return bundle.formatPattern(found, Object.fromEntries(Object.entries(facts).map(([k, v]) => [k, plain(v)])), []);
}

export const listed = (things: string[]): string =>
  things.length < 2 ? things.join('') : say('table-list', { first: things.slice(0, -1).join(', '), last: things.at(-1) });

/** The text of a clause, and the title of its section. */
export async function clauseText(clause: string): Promise<{ title: string; text: string }> {
  const lang = current.lang;
  const { gameOf, rulebook, sectionOf } = await import('./rules');
  const section = (await rulebook(await gameOf(clause), lang)).find(({ id }) => id === sectionOf(clause));
  return { title: section?.title ?? '', text: section?.clauses.find(({ id }) => id === clause)?.text ?? '' };
}

export const number = (value: number): string => new Intl.NumberFormat(current.lang).format(value);
export const percent = (chance: number): string => say('table-odds', { percent: Math.round(chance * 100) });
