/** Where the rooms of a map lie: in rows by how far they are from the entrance, beside each other where ways part. */

import type { Level } from './types';

export interface Spot { id: string; row: number; lane: number }

/** Rooms by row; a way that skips rows keeps its lane. */
export function layout(level: Level): { spots: Map<string, Spot>; rows: number } {
  const depth = new Map<string, number>();
  const order = level.rooms.map((room) => room.id);
  for (const id of order) depth.set(id, depth.get(id) ?? 0);
  for (let pass = 0; pass < order.length; pass++) for (const id of order) for (const to of level.ways[id] ?? []) depth.set(to, Math.max(depth.get(to) ?? 0, depth.get(id)! + 1));
  const rows = Math.max(...depth.values()) + 1;
  const spots = new Map<string, Spot>();
  for (let row = 0; row < rows; row++) {
    const here = order.filter((id) => depth.get(id) === row);
    const from = (id: string) => order.filter((one) => level.ways[one]?.includes(id)).map((one) => spots.get(one)?.lane ?? 0);
    const wanted = here.map((id) => ({ id, at: from(id).reduce((sum, lane) => sum + lane, 0) / (from(id).length || 1) })).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    const alone = here.length === 1;
    const skipped = alone && row > 0 && row < rows - 1;
    wanted.forEach(({ id, at }, i) => spots.set(id, { id, row, lane: alone ? (skipped ? Math.sign(at) : 0) : -1 + (2 * i) / (wanted.length - 1) }));
  }
  return { spots, rows };
}

/** The rooms that were walked through on the way to where the party is; by the log and the arrows alone. */
export function walked(level: Level, seen: string[]): Set<string> {
  return new Set(seen.filter((place) => place.startsWith(`${level.id}/`)).map((place) => place.split('/')[1]!));
}
