/** The plain data that the table is drawn from: what the server sends for one seat. */

export type Word = string | number;
export type Option = Word | Word[];

export interface Seat {
  seat: number;
  name: string;
  player: 'person' | 'bot';
  level: string;
  state: 'free' | 'taken' | 'away' | 'conceded';
  here: boolean;
}

export interface Match {
  id: string;
  code: string;
  game: string;
  title: string;
  state: 'open' | 'running' | 'over';
  options: Record<string, Word | boolean>;
  real_dice: boolean;
  seats: Seat[];
  position: number;
  winners: number[];
  key_hash: string;
  key: string | null;
  rematch: string | null;
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

export interface Held {
  level: number;
  card?: string;
}

export interface Adventurer {
  seat: number;
  class: string;
  at: string;
  goal: number;
  carried: Held[];
  secured: Held[];
  swords: Record<string, number>;
  spells: number;
  reserve: string[];
  missiles: number;
  doors: string[];
  misses: number;
  wounded: boolean;
  caged: boolean;
  engaged: string;
  piles: number[];
  gold?: number;
  spell_cards?: string[];
  trail?: string[];
}

export interface Foe {
  card: string;
  at: string;
  engaged: number;
  marker: number;
  held: Held[];
  wanderer: boolean;
  robbed: boolean;
}

export interface LabyrinthView {
  active: number;
  round: number;
  steps: number;
  laid_spell: string;
  adventurers: Adventurer[];
  graves: string[];
  defeats: Record<string, number>;
  foes: Foe[];
  loose: Record<string, Held[]>;
  unclaimed: Record<string, { draws: number; held: Held[] }>;
  reserved: Record<string, { owner: number; marker: number; monster?: string; treasure?: string }>;
  peeks: [string, string][];
  peeked_places: string[];
  decks: { monsters: number[]; treasures: number[]; spells: number };
  removed: string[];
  locks: [number, number][];
}

export interface View {
  position: number;
  over: boolean;
  winners: number[];
  asked: number[];
  game: LabyrinthView;
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
  what: 'undo' | 'bot';
  seat: number;
  to: number | null;
  target: number | null;
  level: string;
  agreed: number[];
  waits_for: number[];
  state: 'open' | 'agreed' | 'refused' | 'void';
}

export interface Hint {
  seat: number;
  moment: number;
  value: Option;
  label: string;
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
  chat: Chat[];
  proposals: Proposal[];
  hint: Hint | null;
}

/** What a person does at the table; a page without a server only notes it. */
export interface Actions {
  answer(values: Option[]): void;
  undo(): void;
  hint(): void;
  chat(text: string): void;
  vote(proposal: number, agree: boolean): void;
  rematch(): void;
  concede(): void;
  leave(): void;
}

export const sameOption = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);
