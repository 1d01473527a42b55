/** The HTTP part of docs/protocol.md, and the secrets of this device's seats. */

import type { Looked } from '../lib/analysis';
import { language } from '../lib/words.svelte';
import type { Match, Word } from '../lib/types';

export interface Mine {
  match: Match;
  seats: { seat: number; secret_number: number }[];
  asked: boolean;
}
export interface Joined {
  match: Match;
  secrets: { seat: number; secret: string }[];
  invites: { seat: number; invite: string }[];
}
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  least: number;
  most: number;
  presets: { name: string; label: string; about: string; options: Record<string, Word | boolean> }[];
  options: { name: string; label: string; about: string; kind: 'choice' | 'switch' | 'text'; default: Word | boolean; values: { value: Word | boolean; label: string; about: string }[] }[];
  levels: string[];
  characters?: string[];
}

export class Refused extends Error {}

async function call<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const reply = await fetch(`/api/${path}${path.includes('?') ? '&' : '?'}lang=${language()}`, body === undefined ? {} : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const given: unknown = await reply.json().catch(() => null);
  if (!reply.ok) throw new Refused((given as { error?: { text?: string } } | null)?.error?.text ?? reply.statusText);
  return given as T;
}

export const games = () => call<GameInfo[]>('games');
export const check = (game: string, options: unknown, seats: number) => call(`games/${game}/check`, { options, seats });
export const create = (wanted: unknown) => call<Joined>('matches', wanted);
export const match = (id: string) => call<Match>(`matches/${encodeURIComponent(id)}`);
export const byCode = (code: string) => call<Match>(`codes/${encodeURIComponent(code)}`);
export const join = (wanted: { name: string; code?: string; invite?: string }) => call<Joined>('join', wanted);
export const begin = (id: string, secret: string, level = 'medium') => call<{ match: Match }>(`matches/${id}/start`, { secret, level });
export const rematch = (id: string, secret: string) => call<{ match: Match }>(`matches/${id}/rematch`, { secret });
/** Go on from a moment of a finished match, at one seat and against bots; the new match's seat is kept on this device. */
export async function playOn(id: string, position: number, seat: number): Promise<string> {
  const { match: begun, secrets } = await call<Joined>(`matches/${encodeURIComponent(id)}/play-on`, { position, seat });
  keep(begun.id, secrets);
  return begun.id;
}
export const analysisOf = (id: string) => call<Looked>(`matches/${encodeURIComponent(id)}/analysis`);
export const analyse = (id: string) => call<Looked>(`matches/${encodeURIComponent(id)}/analysis`, {});
/** Delete a match that is over or never began, for everybody who sat there. */
export const remove = (id: string, secret: string) => call<null>(`matches/${encodeURIComponent(id)}`, { secret }, 'DELETE');

// --- what this device keeps ------------------------------------------------------------------------------------------

type Kept = Record<string, { seat: number; secret: string }[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem('seats') ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keep(id: string, secrets: { seat: number; secret: string }[]): void {
  const all = kept();
  const before = (all[id] ?? []).filter((old) => !secrets.some((s) => s.secret === old.secret));
  try {
    localStorage.setItem('seats', JSON.stringify({ ...all, [id]: [...before, ...secrets] }));
  } catch {
    // without a store the seats last as long as the page
  }
}

/** The secrets for a match; those of an old match are good for its rematch. */
/** The seats of a match that are known to be this device's. */
export const seatsOf = (id: string): number[] => (kept()[id] ?? []).map((s) => s.seat).filter((seat) => seat >= 0);
export const secretsOf = (id: string): string[] => (kept()[id] ?? []).map((s) => s.secret);

export async function mine(): Promise<Mine[]> {
  const secrets = [...new Set(Object.values(kept()).flat().map((s) => s.secret))].slice(-200);
  if (!secrets.length) return [];
  const forgotten = forgottenMatches();
  const found = (await call<Mine[]>('mine', { secrets })).filter((one) => !forgotten.includes(one.match.id));
  for (const one of found) keep(one.match.id, one.seats.map((s) => ({ seat: s.seat, secret: secrets[s.secret_number] ?? '' })));
  return found;
}

/** A match that this device shall not list any more. Its secrets may be good for a rematch, so its name is remembered. */
export function forget(id: string): void {
  const { [id]: _, ...others } = kept();
  try {
    localStorage.setItem('seats', JSON.stringify(others));
    localStorage.setItem('forgotten', JSON.stringify([...forgottenMatches(), id].slice(-500)));
  } catch {
    // without a store nothing is kept anyway
  }
}

function forgottenMatches(): string[] {
  try {
    return JSON.parse(localStorage.getItem('forgotten') ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Links for invited people, kept on this device until they have joined. */
export function keepInvites(id: string, invites: { seat: number; invite: string }[]): void {
  try {
    sessionStorage.setItem(`invites-${id}`, JSON.stringify(invites));
  } catch {
    // then they are only shown once
  }
}
export function invitesOf(id: string): { seat: number; invite: string }[] {
  try {
    return JSON.parse(sessionStorage.getItem(`invites-${id}`) ?? '[]') as { seat: number; invite: string }[];
  } catch {
    return [];
  }
}
