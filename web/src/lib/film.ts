/** A finished game as GET /api/matches/{id}/replay gives it, and the table at each of its steps. */

import { patched } from '../live/connection.svelte';
import { Refused } from '../live/api';
import type { Line, Match, TableState, View } from './types';
import { language } from './words.svelte';

type Path = (string | number)[];
interface FilmLine {
  kind: string;
  clause: string;
  text?: string;
  seats?: number[];
  facts?: Record<string, unknown>;
}
interface FilmStep {
  at: number;
  patch?: ([Path, unknown] | [Path])[];
  lines?: FilmLine[];
}
export interface Film {
  viewer: number | null;
  last: number;
  first: View;
  steps: FilmStep[];
  statistics: Record<string, (string | number)[]>;
}

export async function loadFilm(id: string, viewer: number | null): Promise<Film> {
  const reply = await fetch(`/api/matches/${encodeURIComponent(id)}/replay?lang=${language()}${viewer === null ? '' : `&viewer=${viewer}`}`);
  const given: unknown = await reply.json();
  if (!reply.ok) throw new Refused((given as { error?: { text?: string } }).error?.text ?? reply.statusText);
  return given as Film;
}

/** So many steps lie between two views that are kept, so that a jump does not play the whole game. */
const KEPT_EVERY = 64;

export class Reel {
  readonly lines: Line[] = [];
  /** How many lines have been told when a step is reached. */
  private readonly told: number[] = [];
  private readonly kept: View[];
  private latest: { step: number; view: View };

  constructor(readonly film: Film) {
    this.kept = [film.first];
    this.latest = { step: 0, view: film.first };
    for (const step of film.steps) {
      for (const { kind, clause, text = '', seats = [], facts = {} } of step.lines ?? []) this.lines.push({ kind, clause, text, seats, facts, position: step.at, moment: step.at });
      this.told.push(this.lines.length);
    }
  }

  get length(): number {
    return this.film.steps.length;
  }

  /** The last step that shows no more than this position. */
  stepAt(position: number): number {
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.position(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  position(step: number): number {
    return this.film.steps[step]?.at ?? 0;
  }
  linesAt(step: number): Line[] {
    return this.lines.slice(0, this.told[step] ?? 0);
  }
  linesOf(step: number): Line[] {
    return this.lines.slice(this.told[step - 1] ?? 0, this.told[step] ?? 0);
  }

  viewAt(step: number): View {
    const near = Math.min(Math.floor(step / KEPT_EVERY), this.kept.length - 1);
    const goesOn = this.latest.step <= step && this.latest.step >= near * KEPT_EVERY;
    let { step: at, view } = goesOn ? this.latest : { step: near * KEPT_EVERY, view: this.kept[near]! };
    while (at < step) {
      view = patched(view, this.film.steps[++at]?.patch ?? []);
      if (at === this.kept.length * KEPT_EVERY) this.kept.push(view);
    }
    this.latest = { step, view };
    return { ...view, position: this.position(step) };
  }

  table(match: Match, step: number): TableState {
    return { match, me: this.film.viewer, view: this.viewAt(step), ask: null, undo: null, lines: this.linesAt(step), earlier: 0, chat: [], proposals: [], hint: null };
  }
}
