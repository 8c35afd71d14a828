import { GrowableNumbers } from './growable-numbers.ts';

/** Positions in a list of values. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A column of few distinct values: each row holds the position of its value. */
export interface Dictionary<Value> {
  readonly codes: Codes;
  readonly values: readonly Value[];
}

/** Lists of values of a dictionary: row `r` holds `codes` from `starts[r]` up to `starts[r + 1]`. */
export interface ListColumn<Value> extends Dictionary<Value> {
  readonly starts: Uint32Array;
}

/** The value of a row. Throws when there is no such row. */
export function valueOf<Value>({ codes, values }: Dictionary<Value>, row: number): Value {
  const value = values[codes[row] ?? values.length];
  if (value === undefined) throw new RangeError(`no row ${row} in a column of ${codes.length}`);
  return value;
}

/** The list of a row, in its order. Throws when there is no such row. */
export function listOf<Value>({ starts, codes, values }: ListColumn<Value>, row: number): readonly Value[] {
  const [from, to] = [starts[row], starts[row + 1]];
  if (from === undefined || to === undefined) throw new RangeError(`no row ${row} in a column of ${starts.length - 1}`);
  const list: Value[] = [];
  for (let place = from; place < to; place += 1) {
    const value = values[codes[place] ?? 0];
    if (value !== undefined) list.push(value);
  }
  return list;
}

/** Numbers distinct values in the order they come: equal ones, by `keyOf`, share a code. */
class Distinct<Value> {
  readonly values: Value[] = [];
  readonly #keyOf: (value: Value) => unknown;
  readonly #codes = new Map<unknown, number>();
  /** Readers share equal parts, so that most values are known by what they are, without a key. */
  readonly #codesOfParts = new WeakMap<object, number>();

  constructor(keyOf: (value: Value) => unknown) {
    this.#keyOf = keyOf;
  }

  codeOf(value: Value): number {
    const isPart = typeof value === 'object' && value !== null;
    const known = isPart ? this.#codesOfParts.get(value) : undefined;
    if (known !== undefined) return known;
    const key = this.#keyOf(value);
    const code = this.#codes.get(key) ?? this.values.length;
    if (code === this.values.length) {
      this.values.push(value);
      this.#codes.set(key, code);
      if (isPart) this.#codesOfParts.set(value, code);
    }
    return code;
  }
}

/** Builds a dictionary row by row. */
export class DictionaryBuilder<Value> {
  readonly #codes = new GrowableNumbers();
  readonly #distinct: Distinct<Value>;

  constructor(keyOf: (value: Value) => unknown) {
    this.#distinct = new Distinct(keyOf);
  }

  push(value: Value): void {
    this.#codes.push(this.#distinct.codeOf(value));
  }

  finish(): Dictionary<Value> {
    const { values } = this.#distinct;
    return { codes: this.#codes.toCodes(values.length), values };
  }
}

/** Builds a column of lists row by row. */
export class ListBuilder<Value> {
  readonly #starts = new GrowableNumbers();
  readonly #codes = new GrowableNumbers();
  readonly #distinct: Distinct<Value>;

  constructor(keyOf: (value: Value) => unknown) {
    this.#distinct = new Distinct(keyOf);
  }

  push(list: readonly Value[]): void {
    this.#starts.push(this.#codes.length);
    for (const value of list) this.#codes.push(this.#distinct.codeOf(value));
  }

  finish(): ListColumn<Value> {
    const { values } = this.#distinct;
    this.#starts.push(this.#codes.length);
    return { starts: this.#starts.toUint32(), codes: this.#codes.toCodes(values.length), values };
  }
}
