/** A stream of numbers that is the same for the same seed, so that the demonstration catalogue never changes by itself. */
export interface SeededRandom {
  /** At least 0 and below 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number;
  /** True in that share of the draws, 0 to 1. */
  readonly chance: (share: number) => boolean;
  /** One of a non-empty list; throws RangeError on an empty one (a bug). */
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Makes a stream from a text such as an isapre's name: the text is hashed (FNV-1a) to the generator's 32 bits. */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
