import type { Codes, Dictionary } from '../../catalogue/table/dictionary.ts';
import type { RowList } from './row-set.ts';

/** A column of few distinct values: row `r` holds the position of its value in `codes[r * step + offset]`. */
export interface CodedColumn<Value> {
  readonly codes: Codes;
  readonly step: number;
  readonly offset: number;
  readonly values: readonly Value[];
}

/** A dictionary as it stands: its codes one after the other. */
export function columnOf<Value>({ codes, values }: Dictionary<Value>): CodedColumn<Value> {
  return { codes, values, step: 1, offset: 0 };
}

type Column = Dictionary<unknown>;
/** As many columns as are counted in one go. */
export type EightColumns = readonly [Column, Column, Column, Column, Column, Column, Column, Column];

/** Most values that a code of one byte tells apart. */
const byteValues = 256;

/**
 * The codes of eight columns of equal length row by row, in the order given: what a row is counted by then lies side by
 * side in memory, and a row costs one look where columns apart cost one each.
 */
export function codesSideBySide(columns: EightColumns): Codes {
  const step = columns.length;
  const rows = columns[0].codes.length;
  const isSmall = columns.every(({ values }) => values.length <= byteValues);
  const together = isSmall ? new Uint8Array(rows * step) : new Uint32Array(rows * step);
  columns.forEach(({ codes }, offset) => {
    for (let row = 0; row < rows; row += 1) together[row * step + offset] = codes[row] ?? 0;
  });
  return together;
}

const columnsCounted = 8;

/** A row of counts per column, used again by every comparison. */
const counts = new Uint32Array(columnsCounted * byteValues);

/**
 * For each of eight columns side by side, how many of the rows listed hold each code: in a row of 256 counts per column. The
 * eight stand one below the other, since a loop over them takes four times as long.
 */
function countBytes(codes: Uint8Array, { rows, count }: RowList): void {
  counts.fill(0);
  for (let place = 0; place < count; place += 1) {
    const first = (rows[place] ?? 0) * columnsCounted;
    const [a, b, c, d] = [codes[first] ?? 0, codes[first + 1] ?? 0, codes[first + 2] ?? 0, codes[first + 3] ?? 0];
    const [e, f, g, h] = [codes[first + 4] ?? 0, codes[first + 5] ?? 0, codes[first + 6] ?? 0, codes[first + 7] ?? 0];
    counts[a] = (counts[a] ?? 0) + 1;
    counts[256 + b] = (counts[256 + b] ?? 0) + 1;
    counts[512 + c] = (counts[512 + c] ?? 0) + 1;
    counts[768 + d] = (counts[768 + d] ?? 0) + 1;
    counts[1_024 + e] = (counts[1_024 + e] ?? 0) + 1;
    counts[1_280 + f] = (counts[1_280 + f] ?? 0) + 1;
    counts[1_536 + g] = (counts[1_536 + g] ?? 0) + 1;
    counts[1_792 + h] = (counts[1_792 + h] ?? 0) + 1;
  }
}

/** How many of the rows listed hold each code of one column. */
export function countColumn({ codes, step, offset, values }: CodedColumn<unknown>, { rows, count }: RowList): Uint32Array {
  const counted = new Uint32Array(values.length);
  for (let place = 0; place < count; place += 1) {
    const code = codes[(rows[place] ?? 0) * step + offset] ?? 0;
    counted[code] = (counted[code] ?? 0) + 1;
  }
  return counted;
}

/** Counts the rows listed by each column of codes side by side, all at once where they are bytes. Holds until the next one counts. */
export function countColumns(codes: Codes, listed: RowList): (column: CodedColumn<unknown>) => Uint32Array {
  if (!(codes instanceof Uint8Array)) return (column) => countColumn(column, listed);
  countBytes(codes, listed);
  return ({ offset, values }) => counts.subarray(offset * byteValues, offset * byteValues + values.length);
}
