/** Texts one after the other in UTF-8; row `r` ends before byte `ends[r]`. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The text of a row. Throws when there is no such row. */
export function textOf({ bytes, ends }: TextColumn, row: number): string {
  const end = ends[row];
  if (end === undefined) throw new RangeError(`no row ${row} in a column of ${ends.length}`);
  return decoder.decode(bytes.subarray(row === 0 ? 0 : ends[row - 1], end));
}

/** The first row from `firstRow` on that holds exactly this text; -1 when none does. Compares bytes, so that no text is made. */
export function rowOfText({ bytes, ends }: TextColumn, text: string, firstRow = 0): number {
  const wanted = encoder.encode(text);
  let start = firstRow === 0 ? 0 : (ends[firstRow - 1] ?? 0);
  for (let row = firstRow; row < ends.length; row += 1) {
    const end = ends[row] ?? 0;
    if (end - start === wanted.length) {
      let place = 0;
      while (place < wanted.length && bytes[start + place] === wanted[place]) place += 1;
      if (place === wanted.length) return row;
    }
    start = end;
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
  readonly #ends: number[] = [];

  push(text: string): void {
    this.#makeRoom(text.length * bytesPerUnit);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
    this.#ends.push(this.#length);
  }

  /** Adds a text that is UTF-8 already: from `start` up to `end` of some bytes. */
  pushBytes(bytes: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    for (let place = start; place < end; place += 1) this.#bytes[this.#length + place - start] = bytes[place] ?? 0;
    this.#length += end - start;
    this.#ends.push(this.#length);
  }

  #makeRoom(more: number): void {
    const most = this.#length + more;
    if (most <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(most, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  finish(): TextColumn {
    return { bytes: this.#bytes.slice(0, this.#length), ends: Uint32Array.from(this.#ends) };
  }
}
