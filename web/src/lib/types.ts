/** The plain data that the table is drawn from: what the server sends for one seat. */

export type Word = string | number;
export type Option = Word | Word[];

export interface Seat {
  seat: number;
  name: string;
  player: 'person' | 'bot';
  level: string;
  /** The habits of a bot; missing or empty for none. */
  character?: string;
  state: 'free' | 'taken' | 'away' | 'conceded';
  here: boolean;
}

export interface Match {
  id: string;
  code: string;
  game: string;
  title: string;
  /** `outdated`: it began with rules that have changed since, and cannot be opened any more. */
  state: 'open' | 'running' | 'over' | 'outdated';
  options: Record<string, Word | boolean>;
  real_dice: boolean;
  spectators?: boolean;
  /** How many look on without a seat, if the server counts them. */
  watching?: number;
  seats: Seat[];
  position: number;
  winners: number[];
  /** Did all agree to end it before the rules did? */
  agreed?: boolean;
  key_hash: string;
  key: string | null;
  rematch: string | null;
  /** From which moment of which finished match it goes on, where it does. */
  begun?: { match: string; entries: number } | null;
  created?: string;
  changed?: string;
}

export interface Choice {
  value: Option;
  label: string;
  about: string;
  odds?: number | null;
  odds_text?: string;
  final?: boolean | null;
}

export interface Ask {
  moment: number;
  seat: number;
  what: string;
  clause: string;
  question: string;
  /** What the game lets one draw of what is asked about. */
  facts?: Record<string, unknown>;
  /** This seat is done and nobody waits for it, but it may still change its mind. */
  ready?: boolean;
  /** False where a hint makes no sense, such as for dice thrown by hand. */
  hint?: boolean;
  options?: Choice[];
  /** Instead of options: any choice of several of these. */
  choose?: { items: Choice[]; least: number; most: number };
  /** Instead of options: dice that people throw by hand. */
  dice?: { number: number; sides: number };
}

export interface Line {
  text: string;
  kind: string;
  clause: string;
  position: number;
  moment: number;
  seats: number[];
  facts: Record<string, unknown>;
}

export interface View {
  position: number;
  over: boolean;
  winners: number[];
  asked: number[];
  /** The table waits for whoever may respond from a hidden hand; nobody sees who that is. */
  responding?: boolean;
  /** What the game's own view() gives; its face knows the type. */
  game: unknown;
}

export interface Chat {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Proposal {
  proposal: number;
  what: 'undo' | 'bot' | 'end';
  seat: number;
  to: number | null;
  target: number | null;
  level: string;
  agreed: number[];
  waits_for: number[];
  state: 'open' | 'agreed' | 'refused' | 'void';
}

export type Verdict = 'better' | 'equal' | 'worse';

/** What the raven would do, why, and what it thinks of the other answers. */
export interface Hint {
  seat: number;
  moment: number;
  value: Option;
  label: string;
  reason: string;
  verdicts: { value: Option; verdict: Verdict }[];
  /** What may be drawn of it: ways and places as the game names them. */
  marks: { path?: string[]; places?: string[]; cells?: Option[]; seats?: number[]; cards?: Word[] };
}

/** Everything that one viewer's table is drawn from. */
export interface TableState {
  match: Match;
  /** The seat that looks; null for a spectator. */
  me: number | null;
  view: View;
  ask: Ask | null;
  /** The position to which one may go back on one's own. */
  undo: number | null;
  lines: Line[];
  /** How many older lines the server still has. */
  earlier?: number;
  chat: Chat[];
  proposals: Proposal[];
  hint: Hint | null;
}

/** What a person does at the table; a page without a server only notes it. */
export interface Actions {
  answer(values: Option[]): void;
  undo(): void;
  /** Ask the others whether one may take back one's last answer. */
  proposeUndo(): void;
  /** Ask the others whether a bot may play for somebody who is gone. */
  proposeBot(target: number): void;
  /** Ask the others whether the game shall end here. */
  proposeEnd(): void;
  hint(): void;
  chat(text: string): void;
  vote(proposal: number, agree: boolean): void;
  /** Fetch older lines of the log. */
  earlier(): void;
  rematch(): void;
  concede(): void;
  leave(): void;
}

/** Over by the rules, or because all others gave up. */
export const isOver = (table: TableState): boolean => table.view.over || table.match.state === 'over';

export const verdictOf = (hint: Hint | null, value: Option): Verdict | null => hint?.verdicts.find((one) => sameOption(one.value, value))?.verdict ?? null;

export const sameOption = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);
