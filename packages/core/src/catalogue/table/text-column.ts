import { GrowableNumbers } from './growable-numbers.ts';
import type { Codes } from './dictionary.ts';

/** Rows between two starts that are kept: those between are found by adding lengths, which take a byte each. */
const rowsPerStart = 16;

/** Texts one after the other in UTF-8. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  /** Bytes of each row's text. */
  readonly lengths: Codes;
  /** Where the text of every sixteenth row starts. */
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();
// A text may start with U+FEFF, which a decoder takes for a mark and drops unless it is told not to.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** First byte of a row's text, and the one after its last. Throws when there is no such row. */
export function placeOf({ lengths, starts }: TextColumn, row: number): readonly [start: number, end: number] {
  const length = lengths[row];
  if (length === undefined) throw new RangeError(`no row ${row} in a column of ${lengths.length}`);
  let start = starts[Math.floor(row / rowsPerStart)] ?? 0;
  for (let before = row - (row % rowsPerStart); before < row; before += 1) start += lengths[before] ?? 0;
  return [start, start + length];
}

/** The text of a row. Throws when there is no such row. */
export function textOf(column: TextColumn, row: number): string {
  const [start, end] = placeOf(column, row);
  return decoder.decode(column.bytes.subarray(start, end));
}

/** The first row from `firstRow` on that holds exactly this text; -1 when none does. Compares bytes, so that no text is made. */
export function rowOfText(column: TextColumn, text: string, firstRow = 0): number {
  const { bytes, lengths } = column;
  if (firstRow >= lengths.length) return -1;
  const wanted = encoder.encode(text);
  let [start] = placeOf(column, firstRow);
  for (let row = firstRow; row < lengths.length; row += 1) {
    const length = lengths[row] ?? 0;
    if (length === wanted.length) {
      let place = 0;
      while (place < length && bytes[start + place] === wanted[place]) place += 1;
      if (place === length) return row;
    }
    start += length;
  }
  return -1;
}

const firstCapacity = 1 << 14;
/** UTF-8 takes at most this many bytes for one unit of a text. */
const bytesPerUnit = 3;

/** Builds a column of texts row by row. */
export class TextBuilder {
  #bytes = new Uint8Array(firstCapacity);
  #length = 0;
  #longest = 0;
  readonly #lengths = new GrowableNumbers();
  readonly #starts = new GrowableNumbers();

  push(text: string): void {
    this.#makeRoom(text.length * bytesPerUnit);
    this.#end(encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written);
  }

  /** Adds a text that is UTF-8 already: from `start` up to `end` of some bytes. */
  pushBytes(bytes: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    for (let place = start; place < end; place += 1) this.#bytes[this.#length + place - start] = bytes[place] ?? 0;
    this.#end(end - start);
  }

  #end(length: number): void {
    if (this.#lengths.length % rowsPerStart === 0) this.#starts.push(this.#length);
    this.#lengths.push(length);
    this.#length += length;
    this.#longest = Math.max(this.#longest, length);
  }

  #makeRoom(more: number): void {
    const most = this.#length + more;
    if (most <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(most, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  finish(): TextColumn {
    return {
      bytes: this.#bytes.slice(0, this.#length),
      lengths: this.#lengths.toCodes(this.#longest + 1),
      starts: this.#starts.toUint32(),
    };
  }
}
