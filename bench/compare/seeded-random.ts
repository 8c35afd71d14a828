/** The same numbers for the same seed, on every machine. */
export interface SeededRandom {
  /** A number from 0 up to 1, 1 left out. */
  readonly next: () => number;
  /** A whole number from 0 up to `end`, `end` left out. */
  readonly below: (end: number) => number;
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32: 32 bits of state, enough for a catalogue of a million plans. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (end) => Math.floor(next() * end), chance: (probability) => next() < probability };
}

/** One of some things, each as likely. Throws when there are none. */
export function pickFrom<Thing>(random: SeededRandom, things: readonly Thing[]): Thing {
  const thing = things[random.below(things.length)];
  if (thing === undefined) throw new RangeError('nothing to pick from');
  return thing;
}

const wheelSlots = 4096;

/**
 * Some things of which the first are commoner than the last: `skew` 0 is none, 1 makes the first as common as the second
 * and third together. Drawn from as a wheel, so that a million draws cost little.
 */
export class Wheel<Thing> {
  readonly #slots: readonly Thing[];

  constructor(things: readonly Thing[], skew: number) {
    const weights = things.map((_, rank) => (rank + 2) ** -skew);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    this.#slots = things.flatMap((thing, rank) =>
      Array.from({ length: Math.max(1, Math.round(((weights[rank] ?? 0) / whole) * wheelSlots)) }, () => thing),
    );
  }

  draw(random: SeededRandom): Thing {
    return pickFrom(random, this.#slots);
  }

  /** So many different things. There have to be that many. */
  drawSome(random: SeededRandom, count: number): readonly Thing[] {
    const drawn = new Set<Thing>();
    while (drawn.size < count) drawn.add(this.draw(random));
    return [...drawn];
  }
}
