/** What was found out about a finished game (GET /api/matches/{id}/analysis). */

import type { Option } from './types';

export interface ChanceMark { at: number; round: number; chances: number[] }
export interface TurningPoint { before: number; at: number; seat: number; choice: number[]; dice: number[] }
export interface Parts { start: number; luck: number; own: number; others: number; end: number }
interface Said { value: Option; label: string; odds: string }
export interface Decision { at: number; round: number; seat: number; question: string; played: Said; best: Said; cost: number }
export interface Analysis {
  last: number;
  /** All win or lose together: the chances of each seat are the party's. */
  together: boolean;
  /** By the rules; else it was given up, or all agreed to stop. */
  ended: boolean;
  marks: ChanceMark[];
  turns: TurningPoint[];
  parts: Parts[];
  choices: Decision[];
}
export interface Looked {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed' | 'impossible';
  done?: number;
  of?: number;
  round?: number;
  marks?: ChanceMark[];
  analysis?: Analysis;
}

/** From so many points of the chance on a decision is costly; what costs less is a slip. */
export const COSTLY = 0.05;

/** Points of the chance, with their sign. */
export const points = (value: number): string => {
  const whole = Math.round(100 * value);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
};
export const hundred = (chance: number): number => Math.round(100 * chance);

/** The parts in whole points, so that they add up as they are read: what rounding leaves over is luck's. */
export function wholeParts({ start, own, others, end }: Parts): Parts {
  const [a, b, c, d] = [hundred(start), hundred(own), hundred(others), hundred(end)];
  return { start: a, own: b, others: c, end: d, luck: d - a - b - c };
}
