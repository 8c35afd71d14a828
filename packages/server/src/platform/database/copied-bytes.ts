/** Bytes that arrived, and the same for reading numbers. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** Gets one row: its fields, one after the other, from `start` up to `end`. The bytes are overwritten afterwards. */
export type ReadRow = (chunk: Chunk, start: number, end: number) => void;

/** Reads numbers of some bytes where they are. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const signature = 'PGCOPY\n\u00FF\r\n\0';
const flagBytes = 4;
/** Number of fields of a row that is none: the end. */
const trailer = -1;

function startsWithSignature({ bytes }: Chunk, from: number, end: number): boolean {
  if (end - from < signature.length) return false;
  for (let place = 0; place < signature.length; place += 1) {
    if (bytes[from + place] !== signature.charCodeAt(place)) return false;
  }
  return true;
}

/**
 * The row of one message of a binary COPY: the number of its fields, then each as its length (-1: null) and its bytes.
 * The head of the whole stands before the first row, and a trailer after the last.
 */
export function readMessage(chunk: Chunk, { start, end }: { readonly start: number; readonly end: number }, read: ReadRow): void {
  let row = start;
  if (startsWithSignature(chunk, start, end)) {
    const afterFlags = start + signature.length + flagBytes;
    row = afterFlags + 4 + chunk.view.getUint32(afterFlags);
  }
  if (row < end && chunk.view.getInt16(row) !== trailer) read(chunk, row + 2, end);
}

/** Place after a field: nothing follows the length of a null. */
export function afterField({ view }: Chunk, start: number): number {
  const length = view.getInt32(start);
  return start + 4 + (length < 0 ? 0 : length);
}

// A text may start with U+FEFF, which a decoder takes for a mark and drops unless it is told not to.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Fields of a row, or neighbours of a row, as values. Each method throws when the field is of another kind. */
export class Fields {
  readonly #chunk: Chunk;
  readonly #starts: number[] = [];

  constructor(chunk: Chunk, start: number, end: number) {
    this.#chunk = chunk;
    for (let place = start; place < end; place = afterField(chunk, place)) this.#starts.push(place);
  }

  #startOf(index: number): number {
    const start = this.#starts[index];
    if (start === undefined) throw new RangeError(`no field ${index} of ${this.#starts.length}`);
    return start;
  }

  #bytesOf(index: number): Uint8Array | null {
    const start = this.#startOf(index);
    const length = this.#chunk.view.getInt32(start);
    return length < 0 ? null : this.#chunk.bytes.subarray(start + 4, start + 4 + length);
  }

  /** A text, the text of a json (not jsonb), or what was cast to one. */
  textOrNull(index: number): string | null {
    const bytes = this.#bytesOf(index);
    return bytes === null ? null : decoder.decode(bytes);
  }

  text(index: number): string {
    return notNull(this.textOrNull(index), index);
  }

  /** A smallint or integer. */
  numberOrNull(index: number): number | null {
    const start = this.#startOf(index);
    const { view } = this.#chunk;
    const length = view.getInt32(start);
    if (length < 0) return null;
    if (length === 2) return view.getInt16(start + 4);
    if (length === 4) return view.getInt32(start + 4);
    throw new TypeError(`field ${index} is no smallint or integer`);
  }

  number(index: number): number {
    return notNull(this.numberOrNull(index), index);
  }

  boolean(index: number): boolean {
    return notNull(this.#bytesOf(index), index)[0] === 1;
  }

  /** An array of texts in one dimension: dimensions, flags and kind, then its length and lower bound, then its fields. */
  textsOrNull(index: number): readonly string[] | null {
    const bytes = this.#bytesOf(index);
    if (bytes === null) return null;
    const view = viewOf(bytes);
    if (view.getInt32(0) === 0) return [];
    const texts = new Fields({ bytes, view }, 20, bytes.length);
    return Array.from({ length: view.getInt32(12) }, (_, place) => texts.text(place));
  }

  texts(index: number): readonly string[] {
    return notNull(this.textsOrNull(index), index);
  }
}

const [minus, point, zero] = [0x2d, 0x2e, 0x30] as const;

/**
 * A numeric that was cast to text, as a whole number of 10^-decimals; null for a null. `decimals` are those its column
 * keeps. Throws RangeError when it is more than a number holds exactly.
 */
export function scaledAt({ bytes, view }: Chunk, start: number, decimals: number): number | null {
  const length = view.getInt32(start);
  if (length < 0) return null;
  const isNegative = bytes[start + 4] === minus;
  let [units, kept] = [0, -1];
  for (let place = start + 4 + (isNegative ? 1 : 0); place < start + 4 + length; place += 1) {
    const digit = bytes[place] ?? 0;
    if (digit === point) kept = 0;
    else {
      units = units * 10 + (digit - zero);
      if (kept >= 0) kept += 1;
    }
  }
  units *= 10 ** (decimals - Math.max(kept, 0));
  if (!Number.isSafeInteger(units))
    throw new RangeError(`'${decoder.decode(bytes.subarray(start + 4, start + 4 + length))}' is too large`);
  return isNegative ? 0 - units : units;
}

function notNull<Value>(value: Value | null, index: number): Value {
  if (value === null) throw new TypeError(`field ${index} is null`);
  return value;
}
