/** What the close-up shows: who fights whom with what, what is added, and how the dice may fall or have fallen. */

import { say } from '../../lib/words.svelte';
import type { Ask, Line, Option, TableState } from '../../lib/types';
import { isFight } from './acting';
import { abilityOf, bonusOf, cardOf, foeName, nameOf, shortName, statsOf } from './content';
import { partsOf } from './options';
import { factOf, gameOf, TYPES, type Attribute, type Foe, type Player } from './types';

export interface Part {
  n: number;
  text: string;
}
export interface Side {
  /** A hero's seat, or -1 for a monster. */
  seat: number;
  card: string;
  name: string;
  /** Who plays the monster. */
  owner: number;
  total: number;
  parts: Part[];
  /** Does it strike when its total is higher? */
  hits: boolean;
  life: number;
  values: number[] | undefined;
  dice: number[];
}
export interface Fight {
  kind: 'fight';
  left: Side;
  right: Side;
  type: Attribute;
  place: string;
  /** The dice have been thrown. */
  thrown: Line | null;
  /** What the lit answer would change: the lead of the left side. */
  changed: { lead: number; label: string } | null;
}
export interface Trial {
  kind: 'trial';
  /** A trap that is about to snap, or nothing but the test. */
  card: string;
  seat: number;
  what: string;
  needed: number;
  has: number;
  place: string;
}
/** A card that everybody looks at: a bane that strikes, or a quest that is completed. */
export interface Reveal {
  kind: 'reveal';
  card: string;
  title: string;
  /** Whose moment it is. */
  seat: number;
  good: boolean;
}

function heroSide(hero: Player, type: Attribute, bonus: number): Side {
  const t = TYPES.indexOf(type);
  const value = hero.values[t] ?? 0;
  const parts = [{ n: value, text: say(`dungeoneer-type-${type}`) }, ...(bonus ? [{ n: bonus, text: say('dungeoneer-web-bonus') }] : [])];
  return { seat: hero.seat, card: hero.hero, name: shortName(hero.hero), owner: hero.seat, total: value + bonus, parts, hits: hero.symbols[t] !== '-', life: hero.life, values: hero.values, dice: [] };
}
function foeSide(table: TableState, card: string, type: Attribute, foe: Foe | undefined): Side {
  const view = gameOf(table);
  const stats = statsOf(card);
  const t = TYPES.indexOf(type);
  const printed = stats?.values[t] ?? 0;
  const value = foe?.values[t] ?? printed;
  const attached = (view.attached[card] ?? []).map((one) => nameOf(one)).join(', ');
  const parts = [{ n: printed, text: say(`dungeoneer-type-${type}`) }, ...(value !== printed ? [{ n: value - printed, text: attached || say('dungeoneer-web-bonus') }] : [])];
  return { seat: -1, card, name: foeName(card), owner: foe?.seat ?? (view.mode === 'campaign' ? view.lord : -1), total: value, parts, hits: stats?.symbols[t] !== '-', life: foe?.life ?? (stats?.life ?? 1) - (view.wounds[card] ?? 0), values: foe?.values, dice: [] };
}

/** The chances of a hit from the left, of nothing, and of a hit from the right, with this lead of the left. */
export function chances(lead: number, leftHits: boolean, rightHits: boolean): [number, number, number] {
  let [left, right] = [0, 0];
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) a + lead > b ? left++ : a + lead < b ? right++ : 0;
  const [l, r] = [leftHits ? left / 36 : 0, rightHits ? right / 36 : 0];
  return [l, 1 - l - r, r];
}
export const passing = (needed: number, has: number): number => Math.max(0, Math.min(6, 7 - (needed - has))) / 6;

export function closeUpOf(table: TableState, ask: Ask | null, lit: Option | null, acted: Line[]): Fight | Trial | Reveal | null {
  const thrown = acted.findLast(isFight);
  if (thrown) return thrownFight(table, thrown);
  if (acted.length) return revealed(acted.at(-1)!);
  return pending(table, ask, lit) ?? answerable(table, ask);
}
const REVEALS: Record<string, { card: string; seat: string; good: boolean }> = {
  completed: { card: 'quest', seat: 'seat', good: true },
  bane: { card: 'card', seat: 'target', good: false },
  'bane-strikes': { card: 'card', seat: 'seat', good: false },
};
function revealed(line: Line): Reveal | null {
  const what = REVEALS[line.kind];
  return what ? { kind: 'reveal', card: String(line.facts[what.card]), title: line.text, seat: Number(line.facts[what.seat]), good: what.good } : null;
}
/** The bane that one may still answer. */
function answerable(table: TableState, ask: Ask | null): Reveal | null {
  if (ask?.what !== 'answer-bane') return null;
  const [card, seat] = [String(factOf(ask, 'card') ?? ''), Number(factOf(ask, 'target') ?? ask.seat)];
  return cardOf(card) ? { kind: 'reveal', card, title: say('dungeoneer-told-bane-strikes', { seat: table.match.seats[seat]?.name ?? '', card: nameOf(card) }), seat, good: false } : null;
}

/** A fight that the lit answer would begin: shown small, beside the map. */
export function previewOf(table: TableState, ask: Ask | null, lit: Option | null): Fight | null {
  const view = gameOf(table);
  const parts = lit === null || !ask ? null : partsOf(lit);
  const option = parts && ask?.options?.find((one) => JSON.stringify(one.value) === JSON.stringify(lit));
  if (!parts?.type || !option || typeof option.odds !== 'number') return null;
  const own = view.players[ask!.seat];
  const other = view.players[parts.seats[0] ?? Number(factOf(ask, 'target') ?? -1)];
  const duel = parts.word === 'duel' || parts.word === 'steal';
  const monster = parts.card && parts.word !== 'steal' ? foeSide(table, parts.card, parts.type, view.foes.find((foe) => foe.card === parts.card)) : null;
  const left = duel ? own?.hero ? heroSide(own, parts.type, 0) : null : monster;
  const right = duel && monster ? monster : other?.hero ? heroSide(other, parts.type, 0) : null;
  if (!left || !right) return null;
  const hero = duel ? left : right;
  const rest = leadOf(option.odds, left.total - right.total) - (left.total - right.total);
  hero.total += duel ? rest : -rest;
  return { kind: 'fight', left, right, type: parts.type, place: '', thrown: null, changed: null };
}
/** The lead that gives these odds, next to the one that is seen: what cards add to a roll shows only in the odds. */
function leadOf(odds: number, seen: number): number {
  if (Math.abs(chances(seen, true, true)[0] - odds) < 0.005) return seen;
  for (let lead = -6; lead <= 6; lead++) if (Math.abs(chances(lead, true, true)[0] - odds) < 0.005) return lead;
  return seen;
}

function thrownFight(table: TableState, line: Line): Fight | null {
  const view = gameOf(table);
  const facts = line.facts as { card?: string; seat?: number; target?: number; type: Attribute; dice: number[]; total: number; against: number };
  const foe = view.foes.find((one) => one.card === facts.card);
  const hero = (seat: number | undefined) => view.players[seat ?? -1];
  const [one, two] = [hero(facts.seat), hero(facts.target)];
  const monster = facts.card ? foeSide(table, facts.card, facts.type, foe) : null;
  const left = line.kind === 'fight-monster' ? monster : one?.hero ? heroSide(one, facts.type, 0) : null;
  const right = line.kind === 'fight-hero' ? monster : two?.hero ? heroSide(two, facts.type, 0) : null;
  if (!left || !right) return null;
  // two dice for somebody who keeps one of them
  const first = facts.dice.length === 2 ? 1 : facts.dice.length === 4 ? 2 : left.seat >= 0 ? 2 : 1;
  left.dice = facts.dice.slice(0, first);
  right.dice = facts.dice.slice(first);
  const place = view.players[left.seat >= 0 ? left.seat : right.seat]?.at ?? '';
  return { kind: 'fight', left: settled(left, facts.total), right: settled(right, facts.against), type: facts.type, place, thrown: line, changed: null };
}
/** The sum as it was told: what the view does not explain is a bonus. */
function settled(side: Side, told: number): Side {
  const bare = told - Math.max(...side.dice);
  const rest = bare - side.total;
  return rest && side.dice.length === 1 ? { ...side, total: bare, parts: [...side.parts, { n: rest, text: say('dungeoneer-web-bonus') }] } : { ...side, total: side.dice.length === 1 ? bare : side.total };
}

function pending(table: TableState, ask: Ask | null, lit: Option | null): Fight | Trial | null {
  const view = gameOf(table);
  const bonus = (seat: number) => Number(factOf(ask, `bonus${seat}`) ?? 0);
  if (ask?.what === 'before-roll') {
    const type = String(factOf(ask, 'test') ?? '');
    const target = view.players[Number(factOf(ask, 'target') ?? ask.seat)];
    if (!target?.hero) return null;
    if (factOf(ask, 'moment') !== 'fight') return { kind: 'trial', card: '', seat: target.seat, what: type, needed: Number(factOf(ask, 'value') ?? 0), has: tested(target, type) + bonus(target.seat), place: target.at };
    const side = (name: 'attacker' | 'defender'): Side | null => {
      const card = String(factOf(ask, name) ?? '');
      const hero = view.players.find((one) => one.hero === card);
      return hero ? heroSide(hero, type as Attribute, bonus(hero.seat)) : card ? foeSide(table, card, type as Attribute, view.foes.find((foe) => foe.card === card)) : null;
    };
    const [left, right] = [side('attacker'), side('defender')];
    return left && right ? { kind: 'fight', left, right, type: type as Attribute, place: target.at, thrown: null, changed: changedBy(ask, lit, left, right) } : null;
  }
  if (ask && ['monster', 'defend'].includes(ask.what)) {
    const card = String(factOf(ask, 'card') ?? '');
    const foe = view.foes.find((one) => one.card === card);
    const target = view.players[Number(factOf(ask, 'target') ?? ask.seat)];
    const types = (ask.options ?? []).map((option) => option.value).filter((value) => TYPES.includes(value as Attribute)) as Attribute[];
    const type = types.find((one) => one === lit) ?? types[0] ?? (foe?.type || undefined);
    return card && type && target?.hero ? { kind: 'fight', left: foeSide(table, card, type, foe), right: heroSide(target, type, foe ? addedTo(target, foe, type) : 0), type, place: target.at, thrown: null, changed: null } : null;
  }
  const answered = ask?.what === 'respond' ? view.foes.find((foe) => foe.card === factOf(ask, 'card')) : !ask ? view.foes.find((foe) => !foe.resolved && ['encounter', 'trap'].includes(foe.kind)) : undefined;
  if (!answered) return null;
  const target = view.players[answered.target];
  // who has left is not met any more (DGR-ENC-10)
  if (!target?.hero || target.at !== answered.at) return null;
  if (answered.kind === 'trap') {
    const [what, needed] = cardOf(answered.card)?.test ?? ['speed', 7];
    return { kind: 'trial', card: answered.card, seat: target.seat, what, needed, has: (answered.against[0] ?? tested(target, what)) + bonus(target.seat), place: answered.at };
  }
  const type = (answered.type || 'melee') as Attribute;
  const left = foeSide(table, answered.card, type, answered);
  const right = heroSide(target, type, addedTo(target, answered, type) + bonus(target.seat));
  return { kind: 'fight', left, right, type, place: answered.at, thrown: null, changed: ask ? changedBy(ask, lit, left, right) : null };
}

/** What cards add to the defence. */
function addedTo(target: Player, foe: Foe, type: Attribute): number {
  const t = TYPES.indexOf(type);
  return (foe.against[t] ?? 0) - (target.values[t] ?? 0);
}

const tested = (hero: Player, what: string): number => (what === 'life' ? hero.life : what === 'level' ? hero.level : (hero.values[TYPES.indexOf(what as Attribute)] ?? 0));

function changedBy(ask: Ask, lit: Option | null, left: Side, right: Side): Fight['changed'] {
  const parts = lit === null ? null : partsOf(lit);
  const n = parts ? bonusOf(parts.card) : 0;
  if (!parts || !n) return null;
  const seat = parts.word === 'bane' ? (parts.seats[0] ?? -1) : ask.seat;
  const lead = left.total - right.total + (seat === left.seat ? n : seat === right.seat ? -n : 0);
  return { lead, label: abilityOf(parts.card) || nameOf(parts.card) };
}
