/** Words from the shared Fluent files, in the reader's language; switching it redraws whatever reads them. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../../src/undercroft/locales/*/{table,labyrinth,web}.ftl', { query: '?raw', import: 'default' });
const ruleFiles = import.meta.glob<string>('../../../src/undercroft/locales/*/rules-labyrinth.ftl', { query: '?raw', import: 'default' });

const bundles: Partial<Record<Language, FluentBundle>> = {};
const rules: Partial<Record<Language, FluentBundle>> = {};
const current = $state<{ lang: Language }>({ lang: 'en' });

async function bundleOf(lang: Language, from: Record<string, () => Promise<string>>): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const texts = await Promise.all(Object.entries(from).filter(([path]) => path.includes(`/locales/${lang}/`)).map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Load a language and speak it from now on. */
export async function speak(lang: Language): Promise<void> {
  bundles[lang] ??= await bundleOf(lang, files);
  current.lang = lang;
  document.documentElement.lang = lang;
  try {
    localStorage.setItem('language', lang);
  } catch {
    // without a store the choice lasts as long as the page
  }
}

/** The language chosen earlier, asked for by the address, or the browser's own. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('language');
  } catch {
    // no store
  }
  const known = [asked, kept, ...navigator.languages.map((l) => l.slice(0, 2))];
  return (known.find((l) => (LANGUAGES as readonly (string | null)[]).includes(l)) as Language | undefined) ?? 'en';
}

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

export const has = (message: string): boolean => pattern(bundles[current.lang], message) !== null;

/** The message with its facts; its id where nobody has written it yet. */
export function say(message: string, facts: Facts = {}): string {
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
  const bundle = (rules[lang] ??= await bundleOf(lang, ruleFiles));
  const told = (id: string) => {
    const found = pattern(bundle, id);
    return found === null ? '' : bundle.formatPattern(found, {}, []);
  };
  return { title: told(clause.replace(/-\d+$/, '')), text: told(clause) };
}

/** All clauses whose text or id holds the typed words. */
export async function searchRules(typed: string): Promise<{ id: string; text: string }[]> {
  const lang = current.lang;
  const bundle = (rules[lang] ??= await bundleOf(lang, ruleFiles));
  const wanted = typed.trim().toLocaleLowerCase(lang);
  const found: { id: string; text: string }[] = [];
  for (const [id, message] of bundle._messages) {
    const text = message.value === null ? '' : bundle.formatPattern(message.value, {}, []);
    if (`${id} ${text}`.toLocaleLowerCase(lang).includes(wanted)) found.push({ id, text });
  }
  return found;
}

export const number = (value: number): string => new Intl.NumberFormat(current.lang).format(value);
export const percent = (chance: number): string => say('table-odds', { percent: Math.round(chance * 100) });
