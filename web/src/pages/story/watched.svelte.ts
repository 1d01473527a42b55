/** Waiting for the analysis of a finished game. */

import type { Looked } from '../../lib/analysis';
import { language } from '../../lib/words.svelte';
import { analyse, analysisOf, Refused } from '../../live/api';

/** So many milliseconds until it is looked at again, while it is computed and while the server does not answer. */
const AGAIN = 700;
const LATER = 4000;

/** The analysis of one match: how it stands, asked again while it is computed. */
export class Watched {
  looked = $state.raw<Looked | null>(null);
  wrong = $state('');
  private ended = false;
  private wanted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  /** How it stands now; in another language the words are others. */
  async look(): Promise<void> {
    const lang = language();
    try {
      const found = await analysisOf(this.id);
      if (this.ended || lang !== language()) return;
      if (found.state === 'none' && this.wanted) return await this.start(); // the server has begun anew meanwhile
      this.take(found);
    } catch (error) {
      if (this.ended) return;
      if (error instanceof Refused) this.looked ??= { state: 'impossible' };
      else this.later(LATER);
    }
  }
  async start(): Promise<void> {
    this.wrong = '';
    this.wanted = true;
    try {
      const begun = await analyse(this.id);
      if (begun.state === 'done') await this.look();
      else this.take(begun);
    } catch (error) {
      this.wanted = false;
      this.wrong = error instanceof Refused ? error.message : '';
    }
  }
  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
  private take(found: Looked): void {
    this.looked = found;
    if (found.state === 'failed') this.wanted = false;
    if (found.state === 'waiting' || found.state === 'running') this.later(AGAIN);
  }
  private later(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), time);
  }
}
