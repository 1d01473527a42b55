/** One table's live connection: a snapshot, then differences; it comes back by itself and misses nothing. */

import { language, say } from '../lib/words.svelte';
import { sameOption, type Ask, type Chat, type Hint, type Line, type Match, type Option, type Proposal, type TableState, type View } from '../lib/types';

type Path = (string | number)[];
type Patch = [Path, unknown] | [Path];
interface Viewer { view: View; ask: Ask | null; undo: number | null; lines: Line[]; earlier: number }
interface Change { patch: Patch[]; ask: Ask | null; undo: number | null; lines: Line[] }
interface Snapshot { type: 'snapshot'; moment: number; match: Match; seats: number[]; viewers: Record<string, Omit<Viewer, 'earlier'>>; since: number | null; earlier: number; chat: Chat[]; proposals: Proposal[] }
type Message =
  | Snapshot
  | { type: 'change'; moment: number; after: number; back_to: number | null; viewers: Record<string, Change> }
  | { type: 'match'; match: Match }
  | ({ type: 'chat' } & Chat)
  | ({ type: 'proposal' } & Proposal)
  | { type: 'ok'; re?: number; moment: number }
  | { type: 'error'; re?: number; kind: string; text: string; clause: string }
  | ({ type: 'hint' } & Hint)
  | { type: 'log'; viewer: string; earlier: number; lines: Line[] }
  | { type: 'rematch'; match: string };

/** The view with differences laid over it; what did not change stays the same object. */
export function patched<T>(view: T, patches: Patch[]): T {
  let next = view;
  for (const patch of patches) next = at(next, patch[0], patch.length > 1, patch[1]) as T;
  return next;
}

function at(value: unknown, path: Path, set: boolean, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[key as number] = at(copy[key as number], rest, set, to);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (!rest.length && !set) delete copy[key];
  else copy[key] = at(copy[key], rest, set, to);
  return copy;
}

const WAITS = [500, 1000, 2000, 4000, 8000];
/** Milliseconds: the server is asked for a word after such a pause, has so long to say it, and is given up after that. */
const PULSE = { quiet: 1800, patience: 1000, thinking: 8000, dead: 12000, look: 200 };

export class Connection {
  match = $state.raw<Match | null>(null);
  seats = $state.raw<number[]>([]);
  viewers = $state.raw<Record<string, Viewer>>({});
  chat = $state.raw<Chat[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  hint = $state.raw<Hint | null>(null);
  connected = $state(false);
  /** The connection stands, but nothing comes through it. */
  silent = $state(false);
  /** An answer was given that the server has not taken yet. */
  unsent = $state(false);
  refused = $state('');
  /** Why there will be no table: the match is unknown, or the secret is not one of it. */
  failed = $state('');
  /** It failed because the rules have changed since the match began; its record can still be saved. */
  outdated = $state(false);
  rematch = $state('');

  private socket: WebSocket | null = null;
  /** The last answers sent together. */
  private batch: { number: number; seat: number; values: Option[] } | null = null;
  /** What is left of answers that could not be given together, because somebody else is asked in between. */
  private walk: { seat: number; what: string; left: Option[] } | null = null;
  /** The last answer until the server has said what became of it: after a new start it is given again, if it is still asked for. */
  private given: { number: number; seat: number; moment: number; values: Option[]; again: boolean } | null = null;
  private heard = 0;
  /** When the server was asked for a word that has not come yet; 0: it owes none. */
  private pinged = 0;
  /** A hint is thought about; what else is asked waits for it. */
  private thinks = false;
  private pulse: ReturnType<typeof setInterval>;
  private moment: number | null = null;
  private number = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string, private readonly secrets: string[]) {
    this.open();
    this.pulse = setInterval(() => this.listen(), PULSE.look);
    window.addEventListener('offline', this.lost);
    window.addEventListener('online', this.back);
  }

  /** The table as a seat sees it, or as the public does. */
  table(seat: number | null): TableState | null {
    const viewer = this.viewers[seat === null ? 'public' : String(seat)];
    if (!this.match || !viewer) return null;
    return { match: this.match, me: seat, view: viewer.view, ask: viewer.ask, undo: viewer.undo, lines: viewer.lines, earlier: viewer.earlier, chat: this.chat, proposals: this.proposals, hint: this.hint && this.hint.moment === viewer.ask?.moment ? this.hint : null };
  }

  send(message: Record<string, unknown>): void {
    this.refused = '';
    this.thinks ||= message['type'] === 'hint';
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id: ++this.number }));
    else this.refused = say('web-reconnecting');
  }
  answer(seat: number, values: Option[]): void {
    const ask = this.viewers[String(seat)]?.ask;
    if (!ask) return;
    this.walk = null;
    this.give(seat, ask.moment, values);
    if (values.length > 1) this.batch = { number: this.number, seat, values };
  }
  /** Without a connection an answer waits for the next one. */
  private give(seat: number, moment: number, values: Option[], again = false): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'answer', seat, moment, ...(values.length === 1 ? { value: values[0] } : { values }) });
    this.given = { number: this.number, seat, moment, values, again };
    this.unsent = true;
  }
  private settled(): void {
    this.given = null;
    this.unsent = false;
  }
  /** Older lines of the log, as one viewer heard them. */
  earlier(seat: number | null): void {
    const who = seat === null ? 'public' : String(seat);
    const before = this.viewers[who]?.earlier ?? 0;
    if (before > 0) this.send({ type: 'log', viewer: who, before });
  }
  /** Hear everything again in the language that is spoken now. */
  relearn(): void {
    this.send({ type: 'language', lang: language() });
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    window.removeEventListener('offline', this.lost);
    window.removeEventListener('online', this.back);
    this.socket?.close();
  }

  // --- is anybody there? A dead line says nothing by itself ----------------------------------------------------------

  private readonly lost = (): void => {
    this.silent = true;
  };
  private readonly back = (): void => {
    if (!this.connected) this.redial();
    else this.ask();
  };
  /** Who does not look at the page needs no pulse; what comes is taken all the same. */
  private listen(): void {
    if (!this.connected || document.hidden) return;
    const now = performance.now();
    if (!this.pinged) {
      if (now - this.heard > PULSE.quiet) this.ask();
      return;
    }
    const owed = now - this.pinged;
    if (owed > (this.thinks ? PULSE.thinking : PULSE.patience)) this.silent = true;
    if (owed > PULSE.dead) this.redial();
  }
  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.pinged) return;
    this.pinged = performance.now();
    this.socket.send(JSON.stringify({ type: 'ping', id: ++this.number }));
  }
  private redial(): void {
    const socket = this.socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    clearTimeout(this.timer);
    this.connected = false;
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    this.pinged = 0;
    this.thinks = false;
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = performance.now();
      this.pinged = 0;
      this.silent = false;
      this.take(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      this.connected = false;
      if (this.closed) return;
      if (event.code === 4404 || event.code === 4403) this.failed = say('web-no-match');
      else if (event.code === 4410) [this.failed, this.outdated] = [say('web-broken-match'), true];
      else this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }
  private hello(): void {
    this.socket?.send(JSON.stringify({ type: 'hello', protocol: 1, secrets: this.secrets, lang: language(), moment: this.moment, final: true }));
  }

  private take(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        return this.snapshot(message);
      case 'change':
        if (message.after !== this.moment) {
          this.moment = null;
          return this.hello();
        }
        this.moment = message.moment;
        this.viewers = Object.fromEntries(
          Object.entries(this.viewers).map(([who, viewer]) => {
            const change = message.viewers[who];
            const back = message.back_to;
            const lines = back === null ? viewer.lines : viewer.lines.filter((line) => line.position <= back);
            if (!change) return [who, { ...viewer, lines }];
            return [who, { view: patched(viewer.view, change.patch), ask: change.ask, undo: change.undo, lines: [...lines, ...change.lines], earlier: viewer.earlier }];
          }),
        );
        return this.walkOn();
      case 'match':
        this.match = message.match;
        return;
      case 'chat':
        this.chat = [...this.chat, message];
        return;
      case 'proposal':
        this.proposals = [...this.proposals.filter((p) => p.proposal !== message.proposal), message];
        return;
      case 'hint':
        this.thinks = false;
        this.hint = message;
        return;
      case 'ok':
        if (message.re === this.given?.number) this.settled();
        return;
      case 'log': {
        const viewer = this.viewers[message.viewer];
        if (viewer) this.viewers = { ...this.viewers, [message.viewer]: { ...viewer, earlier: message.earlier, lines: [...message.lines, ...viewer.lines] } };
        return;
      }
      case 'error':
        this.thinks = false;
        if (message.re === this.given?.number) {
          const known = this.given?.again && message.kind === 'refusal-stale-position';
          this.settled();
          if (known) return; // it had got through before the line went dead
        }
        if (message.kind === 'refusal-batch-broken' && this.stepByStep(message.re)) return;
        this.refused = message.clause && !message.text.includes(message.clause) ? `${message.text} (${message.clause})` : message.text;
        return;
      case 'rematch':
        this.rematch = message.match;
        return;
    }
  }

  /** Something comes in between: then one answer after another, as long as the same is asked. */
  private stepByStep(refused: number | undefined): boolean {
    const batch = this.batch;
    const ask = batch ? this.viewers[String(batch.seat)]?.ask : null;
    if (!batch || !ask || batch.number !== refused) return false;
    this.batch = null;
    this.walk = { seat: batch.seat, what: ask.what, left: batch.values };
    this.walkOn();
    return true;
  }
  private walkOn(): void {
    const walk = this.walk;
    const ask = walk && this.viewers[String(walk.seat)]?.ask;
    if (!walk || !ask) return;
    const [next, ...left] = walk.left;
    const possible = next !== undefined && ask.what === walk.what && ask.options?.some((option) => sameOption(option.value, next));
    this.walk = possible && left.length ? { ...walk, left } : null;
    if (possible) this.give(walk.seat, ask.moment, [next]);
  }

  private snapshot(given: Snapshot): void {
    const fresh = given.since === null;
    this.viewers = Object.fromEntries(
      Object.entries(given.viewers).map(([who, viewer]) => {
        const before = this.viewers[who];
        return [who, fresh || !before ? { ...viewer, earlier: given.earlier } : { ...viewer, earlier: before.earlier, lines: [...before.lines, ...viewer.lines] }];
      }),
    );
    this.moment = given.moment;
    this.match = given.match;
    this.seats = given.seats;
    this.chat = given.chat;
    this.proposals = given.proposals;
    const left = this.connected ? null : this.given;
    this.connected = true;
    this.silent = false;
    this.tries = 0;
    if (left && this.viewers[String(left.seat)]?.ask?.moment === left.moment) this.give(left.seat, left.moment, left.values, true);
    else if (left) this.settled();
  }
}
