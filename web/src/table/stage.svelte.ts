/** What has happened is acted out line by line before the table shows where it led: nothing jumps, nothing is missed. */

import { pace } from '../lib/settings.svelte';
import type { Line, TableState } from '../lib/types';
import { diceOf, type Face, type Pace } from './face';

type Item = { line: Line } | { state: TableState };

/** More than this at once is not acted out: somebody was away, and the log tells it. */
const MOST_ACTED = 60;
/** When so much waits to be seen (in milliseconds), it goes faster. */
const TOO_LONG = 5000;
const THROW: Pace = { move: 900, read: 1100 };

export class Stage {
  /** The table as far as it has been acted out. */
  table = $state.raw<TableState>();
  /** Lines acted out since; the last one is happening. */
  acted = $state.raw<Line[]>([]);
  /** How long the happening line moves; 0 without motion. */
  moving = $state(0);
  /** A throw whose dice still roll: nobody reads yet how it ends. */
  aloft = $state.raw<Line | null>(null);
  busy = $state(false);
  /** Was there something to read since somebody here answered? */
  eventful = $state(false);

  private queue: Item[] = [];
  private newest: TableState | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onbeat` hears of a line when it begins to happen, `ontold` when it can be read. */
  constructor(private readonly face: Face, private readonly onbeat: (line: Line) => void, private readonly ontold: (line: Line) => void) {}

  /** The newest state of the table, as it came. */
  take(next: TableState): void {
    const before = this.newest;
    this.newest = next;
    const fresh = before ? newLines(before, next) : null;
    if (!fresh || !this.table || before?.me !== next.me || fresh.length > MOST_ACTED) return this.jump(next);
    if (!fresh.length && !this.queue.length && !this.busy) {
      this.table = next;
      return;
    }
    this.queue.push(...fresh.map((line) => ({ line })), { state: next });
    if (!this.busy) {
      this.busy = true;
      this.next();
    }
  }

  /** Show where it all led, at once. */
  skip(): void {
    if (this.newest) this.jump(this.newest);
  }
  answered(): void {
    this.eventful = false;
  }
  close(): void {
    clearTimeout(this.timer);
  }

  private jump(to: TableState): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.acted = [];
    this.aloft = null;
    this.table = to;
    this.busy = false;
  }

  private next(): void {
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      if ('state' in item) {
        this.table = item.state;
        this.acted = [];
        continue;
      }
      const { line } = item;
      const paced = this.paceOf(line);
      const hurry = this.waiting() > TOO_LONG ? 0.4 : 1;
      this.moving = paced ? paced.move * pace() * hurry : 0;
      this.acted = [...this.acted, line];
      if (!paced) {
        this.ontold(line);
        continue;
      }
      if (paced.read) this.eventful = true;
      this.onbeat(line);
      const reading = paced.read * (pace() || 0.8) * hurry;
      this.aloft = diceOf(line).length ? line : null;
      this.timer = setTimeout(() => {
        this.aloft = null;
        this.ontold(line);
        this.timer = setTimeout(() => this.next(), reading);
      }, this.moving);
      return;
    }
    this.busy = false;
  }

  private paceOf(line: Line): Pace | null {
    const mine = this.newest !== undefined && this.newest.me !== null && line.facts['seat'] === this.newest.me;
    const own = this.face.pace?.(line, mine);
    return own === undefined || own === null ? (diceOf(line).length ? THROW : null) : own;
  }
  private waiting(): number {
    return this.queue.reduce((sum, item) => {
      const paced = 'line' in item ? this.paceOf(item.line) : null;
      return sum + (paced ? paced.move + paced.read : 0);
    }, 0);
  }
}

/** The lines that have come since; null if what was there is not the beginning of what is. */
function newLines(before: TableState, next: TableState): Line[] | null {
  const count = before.lines.length;
  if (before.match.id !== next.match.id || next.lines.length < count) return null;
  return count && next.lines[count - 1] !== before.lines[count - 1] ? null : next.lines.slice(count);
}
