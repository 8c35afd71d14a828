const firstCapacity = 1 << 16;
const encoder = new TextEncoder();
// A text may start with U+FEFF, which a decoder takes for a mark and drops unless it is told not to.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes that cannot be what a writer wrote. */
export class MalformedBytes extends Error {}

/** Writes bytes one after the other; parts can be named, so that their shares can be told. */
export class ByteWriter {
  #bytes = new Uint8Array(firstCapacity);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  #room(count: number): Uint8Array {
    const needed = this.#length + count;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#length = needed;
    return this.#bytes;
  }

  byte(value: number): void {
    this.#room(1)[this.#length - 1] = value;
  }

  /** A whole number from 0 on, seven bits in each byte. */
  count(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Any number, in the eight bytes that it is kept in. */
  double(value: number): void {
    const bytes = this.#room(8);
    new DataView(bytes.buffer).setFloat64(this.#length - 8, value);
  }

  /** So many bytes, to be filled in by the caller before anything else is written. */
  block(count: number): Uint8Array {
    const bytes = this.#room(count);
    return bytes.subarray(this.#length - count, this.#length);
  }

  text(text: string): void {
    const bytes = encoder.encode(text);
    this.count(bytes.length);
    this.block(bytes.length).set(bytes);
  }

  /** A copy of what was written from a place on. */
  from(start: number): Uint8Array {
    return this.#bytes.slice(start, this.#length);
  }
}

/** Reads what a ByteWriter wrote, in the same order. Throws MalformedBytes where there is nothing left to read. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#place === this.#bytes.length;
  }

  block(count: number): Uint8Array {
    if (count > this.#bytes.length - this.#place) throw new MalformedBytes(`no ${count} bytes at ${this.#place}`);
    this.#place += count;
    return this.#bytes.subarray(this.#place - count, this.#place);
  }

  byte(): number {
    return this.block(1)[0] ?? 0;
  }

  count(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (!Number.isSafeInteger(value)) throw new MalformedBytes(`a count too large at ${this.#place}`);
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  double(): number {
    const { buffer, byteOffset } = this.block(8);
    return new DataView(buffer, byteOffset).getFloat64(0);
  }

  text(): string {
    const bytes = this.block(this.count());
    try {
      return decoder.decode(bytes);
    } catch {
      throw new MalformedBytes(`no text before ${this.#place}`);
    }
  }
}
