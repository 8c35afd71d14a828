import { Fields, viewOf, type Chunk } from '../../platform/database/copied-bytes.ts';

const firstSlots = 1 << 10;
const firstBytes = 1 << 14;
const free = -1;

/** Mixes bytes into 32 bits, in two lanes of four: equal bytes give equal numbers, others rarely do. */
function mixed({ bytes, view }: Chunk, start: number, end: number): number {
  let mix = end - start;
  let lane = 0;
  let place = start;
  for (; place + 8 <= end; place += 8) {
    mix = Math.imul(mix ^ view.getInt32(place), 0x9e3779b1);
    lane = Math.imul(lane ^ view.getInt32(place + 4), 0xc2b2ae35);
    mix ^= mix >>> 15;
    lane ^= lane >>> 13;
  }
  mix ^= lane;
  for (; place < end; place += 1) mix = Math.imul(mix ^ (bytes[place] ?? 0), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  return mix ^ (mix >>> 13);
}

/**
 * Numbers byte strings from 0 in the order they first come; equal ones have one number. Columns with few distinct
 * values are so read without making a text or an object of any row: only what differs is decoded, once.
 */
export class ByteDictionary {
  /** Open addressing: a slot holds a code, or `free`. At most half of them are taken. */
  #slots = new Int32Array(firstSlots).fill(free);
  #mixes = new Int32Array(firstSlots / 2);
  #ends = new Uint32Array(firstSlots / 2);
  #bytes = new Uint8Array(firstBytes);
  #view = viewOf(this.#bytes);
  #size = 0;

  /** How many differ. */
  get size(): number {
    return this.#size;
  }

  /** The number of some bytes; the next free one when they are new. */
  codeOf(chunk: Chunk, start: number, end: number): number {
    const mix = mixed(chunk, start, end);
    const mask = this.#slots.length - 1;
    for (let slot = mix & mask; ; slot = (slot + 1) & mask) {
      const code = this.#slots[slot] ?? free;
      if (code === free) return this.#add(mix, slot, this.#keep(chunk, start, end));
      if (this.#mixes[code] === mix && this.#equals(code, chunk, { start, end })) return code;
    }
  }

  /** The fields of the bytes with a number. */
  fieldsOf(code: number): Fields {
    return new Fields({ bytes: this.#bytes, view: this.#view }, this.#startOf(code), this.#ends[code] ?? 0);
  }

  /** The bytes with a number, for reading numbers. */
  viewOf(code: number): DataView {
    const start = this.#startOf(code);
    return new DataView(this.#bytes.buffer, start, (this.#ends[code] ?? 0) - start);
  }

  #startOf(code: number): number {
    return code === 0 ? 0 : (this.#ends[code - 1] ?? 0);
  }

  #equals(code: number, { bytes, view }: Chunk, { start, end }: { readonly start: number; readonly end: number }): boolean {
    const own = this.#startOf(code);
    const length = (this.#ends[code] ?? 0) - own;
    if (length !== end - start) return false;
    let place = 0;
    for (; place + 4 <= length; place += 4) {
      if (this.#view.getInt32(own + place) !== view.getInt32(start + place)) return false;
    }
    for (; place < length; place += 1) if (this.#bytes[own + place] !== bytes[start + place]) return false;
    return true;
  }

  /** Copies bytes behind those known, and says where they end. */
  #keep({ bytes }: Chunk, start: number, end: number): number {
    const from = this.#startOf(this.#size);
    const until = from + end - start;
    if (until > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(until, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, from));
      this.#bytes = larger;
      this.#view = viewOf(larger);
    }
    this.#bytes.set(bytes.subarray(start, end), from);
    return until;
  }

  #add(mix: number, slot: number, end: number): number {
    const code = this.#size;
    this.#size += 1;
    this.#slots[slot] = code;
    this.#mixes[code] = mix;
    this.#ends[code] = end;
    if (this.#size * 2 === this.#slots.length) this.#grow();
    return code;
  }

  #grow(): void {
    const [mixes, ends] = [new Int32Array(this.#size * 2), new Uint32Array(this.#size * 2)];
    mixes.set(this.#mixes);
    ends.set(this.#ends);
    [this.#mixes, this.#ends] = [mixes, ends];
    const slots = new Int32Array(this.#slots.length * 2).fill(free);
    for (let code = 0; code < this.#size; code += 1) {
      let slot = (mixes[code] ?? 0) & (slots.length - 1);
      while (slots[slot] !== free) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = code;
    }
    this.#slots = slots;
  }
}
