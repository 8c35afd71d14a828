import { GrowableNumbers, type ListColumn } from '@cotejo/core/product-table';
import { afterField, type Chunk, type Fields } from '../../platform/database/copied-bytes.ts';
import { ByteDictionary } from './byte-dictionary.ts';

/** The place of a number in ascending ones, or -1. */
function placeOf(numbers: Uint32Array, wanted: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numbers[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Brings a few numbers into ascending order by their rank, in place. */
function sortByRank(codes: Uint32Array, ranks: Float64Array, { from, to }: { readonly from: number; readonly to: number }): void {
  for (let place = from + 1; place < to; place += 1) {
    const code = codes[place] ?? 0;
    const rank = ranks[code] ?? 0;
    let before = place - 1;
    for (; before >= from && (ranks[codes[before] ?? 0] ?? 0) > rank; before -= 1) codes[before + 1] = codes[before] ?? 0;
    codes[before + 1] = code;
  }
}

export interface ListValues<Value> {
  /** A value from the fields after the product's number. */
  readonly decode: (fields: Fields) => Value;
  /** Lists are in ascending order of this. */
  readonly rankOf: (value: Value) => number;
}

/** Gathers lists of products from rows in any order: a product's number first, then the fields of one value. */
export class ProductLists {
  /** Rows of one product mostly follow each other: a run has its product and the place of its first row. */
  readonly #runIds = new GrowableNumbers();
  readonly #runStarts = new GrowableNumbers();
  readonly #codes = new GrowableNumbers();
  readonly #values = new ByteDictionary();
  #lastId = -1;

  readonly add = (chunk: Chunk, start: number, end: number): void => {
    const id = chunk.view.getInt32(start + 4);
    if (id !== this.#lastId) {
      this.#lastId = id;
      this.#runIds.push(id);
      this.#runStarts.push(this.#codes.length);
    }
    this.#codes.push(this.#values.codeOf(chunk, afterField(chunk, start), end));
  };

  /** The lists of products, whose ids ascend. Throws when a row is of none of them. */
  finish<Value>(ids: Uint32Array, { decode, rankOf }: ListValues<Value>): ListColumn<Value> {
    const values = Array.from({ length: this.#values.size }, (_, code) => decode(this.#values.fieldsOf(code)));
    const rows = this.#runIds.toUint32().map((id) => {
      const row = placeOf(ids, id);
      if (row < 0) throw new Error(`a list belongs to product ${id}, which is not there`);
      return row;
    });
    const { codes, starts } = this.#byRow(rows, ids.length);
    const ranks = Float64Array.from(values, rankOf);
    for (let row = 0; row < ids.length; row += 1) {
      sortByRank(codes, ranks, { from: starts[row] ?? 0, to: starts[row + 1] ?? 0 });
    }
    const ordered = new GrowableNumbers();
    for (let place = 0; place < codes.length; place += 1) ordered.push(codes[place] ?? 0);
    return { starts, codes: ordered.toCodes(values.length), values };
  }

  /** The codes of all runs of a row side by side, rows in their order, and where each row starts. */
  #byRow(rows: Uint32Array, rowCount: number): { readonly codes: Uint32Array; readonly starts: Uint32Array } {
    const given = this.#codes.toUint32();
    const runStarts = this.#runStarts.toUint32();
    const endOf = (run: number): number => runStarts[run + 1] ?? given.length;
    const starts = new Uint32Array(rowCount + 1);
    for (let run = 0; run < rows.length; run += 1) {
      const after = (rows[run] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + endOf(run) - (runStarts[run] ?? 0);
    }
    for (let row = 0; row < rowCount; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
    const next = starts.slice();
    const codes = new Uint32Array(given.length);
    for (let run = 0; run < rows.length; run += 1) {
      const row = rows[run] ?? 0;
      const own = given.subarray(runStarts[run], endOf(run));
      codes.set(own, next[row]);
      next[row] = (next[row] ?? 0) + own.length;
    }
    return { codes, starts };
  }
}
