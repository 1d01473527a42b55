/** A fight as the table shows it: which line counts, what must be thrown, what a hit brings and what a miss risks. */

import type { Ask, Line, Option, TableState } from '../../lib/types';
import { isWaiting, spaces } from './board';
import content from './content.json';
import { ROMAN } from './ink';
import { classOf, knownFoe, monsterOf, slug } from './naming';
import { gameOf, type Adventurer, type LabyrinthView } from './types';

export const LINES = ['bolt', 'fireball', 'wizard', 'superhero', 'hero', 'elf'] as const;
export const RESULTS = ['nothing', 'unconscious', 'light', 'serious', 'killed'] as const;
export type Result = (typeof RESULTS)[number];
export type Means = 'hand' | 'fireball' | 'bolt' | 'bind' | 'missile';

export const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** In how many of 36 throws two dice show at least this total. */
export const waysFor = (least: number): number => WAYS.reduce((sum, ways, total) => sum + (total >= least ? ways : 0), 0);
const DASH = 13;

export interface Fight {
  seat: number;
  /** The monster; empty while its card lies face down. */
  card: string;
  place: string;
  level: number;
  means: Means;
  /** Thrown or cast from the space before the place. */
  outside: boolean;
  /** The line of the card that counts, as a place in LINES; -1 while the card lies face down. */
  line: number;
  /** The number on that line; 13 is a dash. */
  target: number;
  /** The least total that hits, bonuses counted; 13 if none does. */
  needed: number;
  /** The chance to hit; for a card that lies face down the mean over all that it may be. */
  odds: number;
  /** What is thrown now: the attack, or the counter-attack. */
  thrown: Line | null;
  /** How it ended, as far as it has been acted out. */
  ended: '' | 'hit' | 'miss' | 'hopeless' | 'stolen';
}

/** LAB-CLER-9, LAB-HOBB-2, LAB-DWARF-1, LAB-THIEF-2: the line of the card that an adventurer fights on. */
export function lineOf(kind: string, card: string, means: Means): number {
  const targets = monsterOf(card)?.[1];
  if (!targets) return -1;
  if (means === 'bolt' || means === 'fireball') return LINES.indexOf(means);
  if (kind === 'cleric') return LINES.indexOf(content.prey.includes(slug(card)) ? 'superhero' : 'hero');
  if (kind === 'hobbit') return LINES.indexOf((targets[5] ?? 0) > (targets[4] ?? 0) ? 'elf' : 'hero');
  return classOf(kind)?.line ?? 4;
}

/** The chances of the counter-attack after a miss (LAB-CTR-1), as this adventurer suffers it, in 36 throws. */
export function counterWays(kind: string, surprise: boolean): Record<Result, number> {
  const found: Record<Result, number> = { nothing: 0, unconscious: 0, light: 0, serious: 0, killed: 0 };
  (content.counter as string[]).forEach((result, total) => {
    if (!result) return;
    let felt = result as Result;
    if (kind === 'hobbit' && total === 11) felt = 'unconscious'; // LAB-HOBB-3
    if (surprise && felt !== 'killed') felt = 'nothing'; // LAB-THIEF-4
    found[felt] += WAYS[total] ?? 0;
  });
  return found;
}

/** LAB-THIEF-3, LAB-THIEF-9, from what the log tells: has he attacked this monster on his previous turn? */
export function hasSurprise(table: TableState, seat: number, card: string): boolean {
  if (gameOf(table).adventurers[seat]?.class !== 'thief') return false;
  let turns = 0;
  for (const line of table.lines.toReversed()) {
    if (line.facts['seat'] !== seat) continue;
    if (line.kind === 'turn' && ++turns === 2) return true;
    if (line.kind === 'attack' && turns === 1 && line.facts['card'] === card) return false;
  }
  return true;
}

/** LAB-CLER-6, LAB-HOBB-7, LAB-SPELL-11: does a miss bring a counter-attack? */
export const isStruckBack = (fight: Fight): boolean => !fight.outside && fight.means !== 'bind' && fight.means !== 'missile';

/** What a victory brings, as facts for `web-fight-won`. */
export function prize(view: LabyrinthView, fight: Fight): Record<string, unknown> {
  const foe = view.foes.find((one) => one.card === fight.card && one.at === fight.place);
  const kind = spaces.get(fight.place)?.kind ?? 'corridor';
  const number = Number(fight.place.split('-')[1]);
  const defeats = (view.defeats[fight.place] ?? 0) + 1;
  const where = foe?.robbed ? 'robbed' : foe?.wanderer && kind !== 'room' && kind !== 'chamber' ? 'wanderer' : view.graves.includes(fight.place) ? 'grave' : kind;
  return { where, number, level: ROMAN[fight.level], defeats, held: foe?.held.length ?? 0 };
}

const FOUGHT = ['revealed', 'attack', 'hopeless', 'counterattack', 'defeated', 'stolen', 'defeated-outside'];

/** The fight of the viewer: being acted out, or about to be decided. */
export function fightOf(table: TableState, ask: Ask | null, acted: Line[], lit: Option | null): Fight | null {
  return actedFight(table, acted) ?? (ask ? askedFight(table, ask, lit) : null);
}

function fighterOf(acted: Line[]): number | null {
  const seat = acted.findLast((line) => line.kind === 'attack' || line.kind === 'hopeless')?.facts['seat'];
  return typeof seat === 'number' ? seat : null;
}

function actedFight(table: TableState, acted: Line[]): Fight | null {
  const view = gameOf(table);
  // who only looks on, as in a replay, sees everybody's fights
  const seat = table.me ?? fighterOf(acted);
  const turn = acted.findLastIndex((line) => line.kind === 'turn');
  const mine = acted.slice(turn + 1).filter((line) => line.facts['seat'] === seat && FOUGHT.includes(line.kind));
  const first = mine.findLast((line) => line.kind === 'revealed') ?? mine[0];
  if (seat === null || !first) return null;
  const since = mine.slice(mine.indexOf(first));
  const attack = since.find((line) => line.kind === 'attack' || line.kind === 'hopeless');
  const card = String(first.facts['card'] ?? attack?.facts['card'] ?? '');
  if (!monsterOf(card)) return null;
  const at = placeOf(view, seat, acted);
  const place = String(first.facts['place'] ?? at);
  const laid = acted.findLast((line) => line.kind === 'spell-laid' && line.facts['seat'] === seat)?.facts['spell'];
  const means = meansOf(attack?.facts['means'] ?? laid);
  const line = lineOf(view.adventurers[seat]?.class ?? '', card, means);
  const target = monsterOf(card)?.[1][line] ?? DASH;
  const needed = Number(attack?.facts['needed'] ?? expected(view.adventurers[seat]!, target, means, hasSurprise(table, seat, card)));
  const thrown = since.findLast((one) => one.kind === 'attack' || one.kind === 'counterattack') ?? null;
  const happening = acted.at(-1) === attack;
  const ended = since.some((one) => one.kind === 'stolen') ? 'stolen' : attack?.kind === 'hopeless' ? 'hopeless' : !attack || happening ? '' : attack.facts['success'] ? 'hit' : 'miss';
  return { seat, card, place, level: monsterOf(card)?.[0] ?? 1, means, outside: place !== at, line, target, needed, odds: waysFor(needed) / 36, thrown, ended };
}

function askedFight(table: TableState, ask: Ask, lit: Option | null): Fight | null {
  const view = gameOf(table);
  const hero = view.adventurers[ask.seat];
  const here = hero?.at ?? '';
  const fights = ask.what === 'means' || ask.what === 'opponent' || (ask.what === 'move' && ask.options?.some((o) => o.value === 'fight'));
  if (!hero || !fights) return null;
  const means = ask.what === 'means' ? meansOf(lit ?? undefined) : 'hand';
  const card = ask.what === 'opponent' ? String(lit ?? ask.options?.[0]?.value ?? '') : knownFoe(view, ask.seat, here);
  if (ask.what === 'move' && (!card || !monsterOf(card))) return null;
  const found = ask.options?.find((o) => o.value === (ask.what === 'means' ? means : ask.what === 'opponent' ? card : 'fight'));
  const odds = found?.odds ?? 0;
  const level = monsterOf(card)?.[0] ?? spaces.get(here)?.level ?? 1;
  const blank = { seat: ask.seat, place: here, level, means, outside: false, thrown: null, ended: '' as const };
  if (!monsterOf(card)) return { ...blank, card: '', line: -1, target: DASH, needed: 0, odds };
  const line = lineOf(hero.class, card, means);
  const target = monsterOf(card)?.[1][line] ?? DASH;
  return { ...blank, card, line, target, needed: neededFor(odds) ?? expected(hero, target, means, hasSurprise(table, ask.seat, card)), odds };
}

const meansOf = (value: unknown): Means => (['fireball', 'bolt', 'bind', 'missile'].includes(String(value)) ? (String(value) as Means) : 'hand');

/** The total that the table's own odds stand for; they count swords and every class's rules. */
function neededFor(odds: number): number | undefined {
  const found = Array.from({ length: 12 }, (_, i) => i + 2).find((least) => Math.abs(waysFor(least) / 36 - odds) < 0.004);
  return found;
}

/** The total as the public can reckon it, where no odds are given. */
function expected(hero: Adventurer, target: number, means: Means, surprise: boolean): number {
  if (means === 'fireball' || means === 'bolt') return target;
  if (means === 'missile') return Math.max(2, target - (target >= DASH ? 0 : 2));
  const sword = hero.class === 'wizard' ? 0 : Math.max(0, ...Object.values(hero.swords));
  if (target >= DASH) return DASH - sword;
  return Math.max(2, target - sword - (means === 'bind' ? 2 : 0) - (surprise ? 1 : 0));
}

const MOVED = ['step', 'retreated', 'teleported', 'fallen'];

/** Where a figure stands, as far as it has been acted out. */
export function placeOf(view: LabyrinthView, seat: number, acted: Line[]): string {
  const moved = acted.findLast((line) => line.facts['seat'] === seat && (MOVED.includes(line.kind) || line.kind === 'killed' || line.kind === 'wounded-home'));
  if (!moved) return view.adventurers[seat]?.at ?? '';
  return MOVED.includes(moved.kind) ? String(moved.facts['place']) : 'start';
}

/** LAB-THIEF-8, from what the log tells: no further fight on this turn. */
export function mayNotFight(table: TableState, seat: number): boolean {
  for (const line of table.lines.toReversed()) {
    if (line.facts['seat'] !== seat) continue;
    if (line.kind === 'turn') return false;
    if (line.kind === 'stolen') return true;
  }
  return false;
}

/** LAB-RULING-14: the monsters that lie open, and where. */
export const openFoes = (view: LabyrinthView) => view.foes.filter((foe) => foe.engaged >= 0 || isWaiting(view, foe));
