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
  readonly #productIds = new GrowableNumbers();
  readonly #codes = new GrowableNumbers();
  readonly #values = new ByteDictionary();

  readonly add = (chunk: Chunk, start: number, end: number): void => {
    this.#productIds.push(chunk.view.getInt32(start + 4));
    this.#codes.push(this.#values.codeOf(chunk, afterField(chunk, start), end));
  };

  /** The lists of products, whose ids ascend. Throws when a row is of none of them. */
  finish<Value>(ids: Uint32Array, { decode, rankOf }: ListValues<Value>): ListColumn<Value> {
    const values = Array.from({ length: this.#values.size }, (_, code) => decode(this.#values.fieldsOf(code)));
    const rows = this.#rowsIn(ids);
    const starts = new Uint32Array(ids.length + 1);
    for (const row of rows) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
    for (let row = 0; row < ids.length; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
    const codes = this.#codesByRow(rows, starts);
    const ranks = Float64Array.from(values, rankOf);
    for (let row = 0; row < ids.length; row += 1) {
      sortByRank(codes, ranks, { from: starts[row] ?? 0, to: starts[row + 1] ?? 0 });
    }
    const ordered = new GrowableNumbers();
    for (const code of codes) ordered.push(code);
    return { starts, codes: ordered.toCodes(values.length), values };
  }

  /** Rows of one product mostly follow each other, so that its row is looked for once. */
  #rowsIn(ids: Uint32Array): Uint32Array {
    let [last, row] = [-1, -1];
    return this.#productIds.toUint32().map((id) => {
      if (id !== last) [last, row] = [id, placeOf(ids, id)];
      if (row < 0) throw new Error(`a list belongs to product ${id}, which is not there`);
      return row;
    });
  }

  #codesByRow(rows: Uint32Array, starts: Uint32Array): Uint32Array {
    const next = starts.slice();
    const given = this.#codes.toUint32();
    const codes = new Uint32Array(given.length);
    for (const [index, row] of rows.entries()) {
      const place = next[row] ?? 0;
      codes[place] = given[index] ?? 0;
      next[row] = place + 1;
    }
    return codes;
  }
}
