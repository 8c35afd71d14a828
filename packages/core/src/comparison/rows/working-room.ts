import { emptySet, wordsFor, type RowSet } from './row-set.ts';
import type { OrderKeys } from './select-rows.ts';

/** Room that one comparison after another works in, so that a query leaves nothing to collect. */
export interface WorkingRoom {
  readonly missed: RowSet;
  /** Rows that miss one filter alone. */
  readonly missedOnce: RowSet;
  readonly rows: Uint32Array;
  readonly otherRows: Uint32Array;
  /** A set per filter, for so many rows. */
  filterSet(place: number, rows: number): RowSet;
}

let room: WorkingRoom | null = null;
let keys: OrderKeys | null = null;

function roomFor(rows: number): WorkingRoom {
  const filterSets: RowSet[] = [];
  return {
    missed: emptySet(rows),
    missedOnce: emptySet(rows),
    rows: new Uint32Array(rows),
    otherRows: new Uint32Array(rows),
    filterSet: (place, needed) => (filterSets[place] ??= emptySet(rows)).subarray(0, wordsFor(needed)),
  };
}

/** The process's room, for at least so many rows. A comparison runs to its end before another begins: one is enough. */
export function workingRoom(rows: number): WorkingRoom {
  if (room === null || room.rows.length < rows) room = roomFor(rows);
  return room;
}

/** The same for the order of so many results. */
export function orderRoom(count: number): OrderKeys {
  if (keys === null || keys.points.length < count) {
    keys = { tiers: new Uint8Array(count), points: new Float64Array(count), prices: new Float64Array(count) };
  }
  return keys;
}
