/**
 * Keeps one copy of values that are equal: thousands of products share clinics' percentages, texts and amounts, so a
 * snapshot holds each once. `key` must differ for values that differ.
 */
export class PoolOfValues<Value> {
  readonly #values = new Map<string, Value>();

  /** The value kept under the key; made when the key is new. */
  of(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.#values.set(key, value);
    return value;
  }
}
