/** What a game must show so that the shared table can be its table. A game adds `games/<game>/index.ts` with a `face`. */

import type { Component } from 'svelte';
import type { Ask, Choice, Line, Option, TableState } from '../lib/types';

export interface BoardProps {
  table: TableState;
  /** What is asked now; null while one only looks on, as in a replay. */
  ask?: Ask | null;
  /** The option that is lit here and in the question bar. */
  lit?: Option | null;
  /** Lines that are acted out but not yet in the view; the last one is happening now. */
  acted?: Line[];
  /** How long the happening line takes to move, in milliseconds; 0 means without motion. */
  pace?: number;
  onpick?: (values: Option[]) => void;
  onlight?: (value: Option | null) => void;
  /** Set by a board that can be zoomed; the top bar shows its buttons. */
  zoom?: Zoom | undefined;
}

export interface Zoom {
  step(by: number): void;
  fit(): void;
}

export interface SceneProps {
  table: TableState;
  ask: Ask | null;
  lit: Option | null;
  acted: Line[];
  pace: number;
}

export interface AnswersProps {
  table: TableState;
  ask: Ask;
  lit: Option | null;
  onanswer: (values: Option[]) => void;
  onlight: (value: Option | null) => void;
}

export type Tone = 'plain' | 'hurt' | 'magic' | 'gain';
export interface Row {
  icon: string;
  text: string;
  tone: Tone;
}

/** A seat as a card on the left, or as a chip on a phone. */
export interface SeatLook {
  /** Under the name: what this player is. */
  about: string;
  rows: Row[];
  /** A bar towards a goal. */
  meter?: { part: number; text: string; aside: string };
  /** What is left of this turn, as little pictures. */
  left?: { icon: string; now: number; of: number; text: string };
  /** The one number that others look for. */
  count?: { number: number; text: string; /** Its picture where there is room for the number only; cards without one. */ icon?: string };
  /** Further numbers that others look for, on the chip of a phone; `told` has them in words. */
  purse?: { icon: string; colour: string; number: number }[];
  /** In words what `seatPicture` draws, for where there is no room for it. */
  told?: string;
  /** A picture for a plight that others should see at once. */
  badge?: string;
}

/** How an option looks in the question bar. */
export interface OptionLook {
  icon?: string;
  /** Shown instead of an icon: drawn by the face's portrait. */
  portrait?: string;
  /** Costs and odds, under the label. */
  detail?: string;
  /** So many faces of a die succeed. */
  faces?: number;
  /** The way out: to pass, to end the turn. */
  last?: boolean;
  /** Never the bright one, even if it is the only one: nobody is to press it without need. */
  calm?: boolean;
  /** Gathered with its like as small buttons. */
  group?: string;
  /** The letter that answers it, for options of a group. */
  key?: string;
  /** It glows on the board; where there are many of these, the bar has them in one list. */
  onBoard?: boolean;
  /** An arrow on a small button, in quarter turns from north. */
  turn?: number;
}

export interface Group {
  icon: string;
  label: string;
  detail: string;
}

/** How long a line is acted out at normal speed: moving, then left to be read. */
export interface Pace {
  move: number;
  read: number;
}

export type Sound = 'step' | 'dice' | 'good' | 'bad' | 'card' | 'magic';

export interface Where {
  long: string;
  short: string;
  /** The parts of a game and the one that runs (past the last when it is over); where there is room they stand before `aside`, instead of `long`. */
  phases?: { names: string[]; now: number; aside: string; /** So many of so many rounds, as little boxes. */ rounds?: [number, number] };
}

export interface ResultColumn {
  title: string;
  value: (seat: number) => string;
}

export interface Face {
  board: Component<BoardProps, object, 'zoom'>;
  /** Something that lies over the board while it matters, such as a fight; it decides itself when to appear. */
  scene?: Component<SceneProps>;
  /** Does the scene show this throw itself? */
  sceneThrows?: (table: TableState, line: Line) => boolean;
  /** Is this line a fight that the scene shows in a replay as well? There one can leap from fight to fight. */
  isFight?: (line: Line) => boolean;
  /** Own controls in the question bar, instead of a button for each option, for the asks that `answersFor` names. */
  answers?: Component<AnswersProps>;
  answersFor?: (ask: Ask) => boolean;
  /** The edge of the table in front of the viewer, below the board and as wide as the page: hand, own cards, own points. */
  ledge?: Component<Omit<BoardProps, 'zoom'>>;
  /** Are the answers to this ask sent with those to the next ones, as one form? Then they are taken back as one, too. */
  isForm?: (ask: Ask) => boolean;
  /** How high the question bar is at least while one is asked, on a phone, in pixels. */
  phoneBar?: number;
  /** What a seat's card shows below its words, such as a small board. */
  seatPicture?: Component<{ table: TableState; seat: number }>;
  /** The viewer's own cards. */
  hand?: Component<{ table: TableState }>;
  handCount?: (table: TableState) => number;
  /** What lies beside the board: decks, markers. */
  beside?: Component<{ table: TableState }>;
  /** The figure of a seat, or of what an option stands for. */
  portrait?: Component<{ kind: string; lit?: boolean; width?: number; height?: number }>;
  /** What the portrait of a seat is drawn from. */
  kindOf?: (table: TableState, seat: number) => string;
  seat: (table: TableState, seat: number) => SeatLook;
  /** Where we are, for the top bar: mode, round; the short form is for a phone. */
  where: (table: TableState) => Where;
  look: (table: TableState, ask: Ask, option: Choice) => OptionLook;
  group?: (table: TableState, group: string) => Group;
  /** The option that most people would take; -1 for none. */
  likely?: (table: TableState, ask: Ask, options: Choice[]) => number;
  /** What one would want to know beside the ask's own clause. */
  clauses?: (table: TableState, ask: Ask) => string[];
  pace?: (line: Line, mine: boolean) => Pace | null;
  sound?: (line: Line) => Sound | null;
  /** So far below the board's upper edge stand notices, where their usual place at the lower edge is taken. */
  noticesAt?: number;
  /** Is this line something that was done to the seat, to be said where one looks? */
  doneTo?: (line: Line, seat: number) => boolean;
  /** Whose turn a line says to begin. */
  turnOf?: (line: Line) => number | null;
  /** The keys of this board, each with the message that says what it does. */
  keys?: () => [string, string][];
  /** All win or lose together: then nobody is first or second. */
  together?: boolean;
  /** Why the winners won, where the last line of the log does not say it. */
  why?: (table: TableState) => string;
  /** How well a seat did, to put those in order who did not win; equal numbers are equal places. */
  rank?: (table: TableState, seat: number) => number;
  /** The round that runs; it stands in the log. */
  round?: (table: TableState) => number;
  result?: (table: TableState) => ResultColumn[];
  /** What stands below a player's name in the result: how that player's part of the table is called. */
  resultName?: (table: TableState, seat: number) => string;
  /** More that can be said of each seat when all is over, for the page after the game; else it shows the result's columns. */
  figures?: (table: TableState) => ResultColumn[];
}

const faces = import.meta.glob<{ face: Face }>('../games/*/index.ts');

/** The face of a game, loaded when somebody sits down to it. */
export async function loadFace(game: string): Promise<Face> {
  const load = faces[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).face;
}

/** The dice of a line, if it tells of a throw. */
export function diceOf(line: Line): number[] {
  const { dice, die } = line.facts;
  if (Array.isArray(dice)) return dice as number[];
  return typeof die === 'number' ? [die] : [];
}
