/** The log as it is read: steps run together, turns and rounds as headings. */

import type { Line, TableState } from '../lib/types';
import type { Face } from './face';

export type Entry =
  | { kind: 'line'; key: string; line: Line; count: number; alone: boolean }
  | { kind: 'turn'; key: string; seat: number; text: string }
  | { kind: 'round'; key: string; round: number };

export function entries(face: Face, table: TableState, lines: Line[]): Entry[] {
  const found: Entry[] = [];
  const rounds = roundsOf(face, table, lines);
  let merged = false;
  lines.forEach((line, i) => {
    const round = rounds.get(line);
    if (round) found.push({ kind: 'round', key: `r${round}`, round });
    if (!line.text.trim()) {
      merged = true; // it is told together with a later one, which says itself how many there were
      return;
    }
    const alone = !merged;
    merged = false;
    const seat = face.turnOf?.(line) ?? null;
    const last = found.at(-1);
    const key = `${line.moment}-${line.position}-${i}`;
    if (seat !== null) found.push({ kind: 'turn', key, seat, text: line.text.replace(/\.$/, '') });
    else if (last?.kind === 'line' && alone && last.alone && runsOn(last.line, line)) found[found.length - 1] = { ...last, line, count: last.count + 1 };
    else found.push({ kind: 'line', key, line, count: 1, alone });
  });
  return found;
}

/** What goes on in the same way is one entry: the last line tells where it led. */
const runsOn = (before: Line, line: Line): boolean => line.kind === 'step' && before.kind === 'step' && before.facts['seat'] === line.facts['seat'];

/** The lines with which rounds begin: a round begins with whoever had the first turn; counted back from the one that runs. */
function roundsOf(face: Face, table: TableState, lines: Line[]): Map<Line, number> {
  const found = new Map<Line, number>();
  const now = face.round?.(table);
  const turns = lines.filter((line) => (face.turnOf?.(line) ?? null) !== null);
  if (!now || !turns.length) return found;
  const first = (table.earlier ?? 0) === 0 ? face.turnOf?.(turns[0]!) : 0;
  const begins = turns.filter((line, i) => face.turnOf?.(line) === first || (i > 0 && passes(face, turns[i - 1]!, line, first ?? 0, table.match.seats.length)));
  begins.toReversed().forEach((line, i) => now - i > 0 && found.set(line, now - i));
  return found;
}

/** Has the first seat been passed over between two turns, because it misses one? */
function passes(face: Face, before: Line, line: Line, first: number, seats: number): boolean {
  const [a, b] = [face.turnOf!(before)!, face.turnOf!(line)!].map((seat) => (seat - first + seats) % seats) as [number, number];
  return b !== 0 && b <= a;
}
