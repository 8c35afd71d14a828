const firstCapacity = 1_024;

/** A list of whole numbers (0 to 2^32 - 1) that grows: a column while it is read. */
export class GrowableNumbers {
  #numbers = new Uint32Array(firstCapacity);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = value;
    this.#length += 1;
  }

  /** Puts another number in the place of each: `numbers` has it at the place that the old one names. */
  renumber(numbers: Uint32Array): void {
    for (let index = 0; index < this.#length; index += 1) {
      this.#numbers[index] = numbers[this.#numbers[index] ?? 0] ?? 0;
    }
  }

  /** A copy of exactly what was pushed. */
  toUint32(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }

  /** The same in one or two bytes each where all are below `bound`, which fits. */
  toCodes(bound: number): Uint8Array | Uint16Array | Uint32Array {
    if (bound <= 2 ** 8) return new Uint8Array(this.#numbers.subarray(0, this.#length));
    return bound <= 2 ** 16 ? new Uint16Array(this.#numbers.subarray(0, this.#length)) : this.toUint32();
  }
}
