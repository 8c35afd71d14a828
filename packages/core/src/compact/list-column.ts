import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { folded, readNumbers, unfolded, writeNumbers, type Numbers } from './number-column.ts';

/** Lists of whole numbers: row `r` holds `entries` from `starts[r]` up to `starts[r + 1]`. */
export interface NumberLists {
  readonly starts: Uint32Array;
  readonly entries: Numbers;
}

/**
 * What the entries of a list are: numbers to be told as the way from one to the next (ids, mostly ascending), or codes
 * that stand for themselves.
 */
export type EntryKind = 'steps' | 'codes';

/** Lists that differ, as they come, and which of them each row has: 0 is one not seen before, then from 1 on. */
interface DistinctLists {
  readonly rows: readonly number[];
  readonly lengths: readonly number[];
  readonly entries: readonly number[];
}

function listAt({ starts, entries }: NumberLists, row: number): readonly number[] {
  const list: number[] = [];
  for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place += 1) list.push(entries[place] ?? 0);
  return list;
}

function distinctLists(lists: NumberLists, kind: EntryKind): DistinctLists {
  const known = new Map<string, number>();
  const [rows, lengths, entries]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row + 1 < lists.starts.length; row += 1) {
    const list = listAt(lists, row);
    const key = list.join();
    const place = known.get(key) ?? 0;
    rows.push(place);
    if (place > 0) continue;
    known.set(key, known.size + 1);
    lengths.push(list.length);
    let before = 0;
    for (const entry of list) {
      entries.push(kind === 'codes' ? entry : folded(entry - before));
      before = entry;
    }
  }
  return { rows, lengths, entries };
}

/** Writes lists in their order; one that comes again is named, not repeated. */
export function writeLists(writer: ByteWriter, lists: NumberLists, kind: EntryKind): void {
  const { rows, lengths, entries } = distinctLists(lists, kind);
  writeNumbers(writer, rows);
  writeNumbers(writer, lengths);
  writeNumbers(writer, entries, 0);
}

/** Reads lists as they were written. */
export function readLists(reader: ByteReader, kind: EntryKind): NumberLists {
  const [rows, lengths, told] = [readNumbers(reader), readNumbers(reader), readNumbers(reader)];
  const starts = new Uint32Array(rows.length + 1);
  const distinctStarts: number[] = [];
  let [seen, end] = [0, 0];
  for (const length of lengths) {
    distinctStarts.push(end);
    end += length;
  }
  if (end !== told.length) throw new MalformedBytes('lists of another length');
  for (const [row, place] of rows.entries()) {
    const list = place === 0 ? seen++ : place - 1;
    const length = lengths[list];
    if (length === undefined || list >= seen) throw new MalformedBytes('a list that was not seen');
    starts[row + 1] = (starts[row] ?? 0) + length;
  }
  const entries = new Float64Array(starts.at(-1) ?? 0);
  seen = 0;
  let next = 0;
  for (const place of rows) {
    const list = place === 0 ? seen++ : place - 1;
    let [before, from] = [0, distinctStarts[list] ?? 0];
    for (let left = lengths[list] ?? 0; left > 0; left -= 1) {
      const number = told[from] ?? 0;
      before = kind === 'codes' ? number : before + unfolded(number);
      entries[next] = before;
      from += 1;
      next += 1;
    }
  }
  return { starts, entries };
}
