/** The cheapest and the dearest of some prices, in any one unit. */
export interface PriceEnds {
  readonly lowest: number;
  readonly highest: number;
}

/** A price below a thousandth of the dearest lies at the beginning: none is infinitely far from the others. */
const widest = 1_000;
/** Steps from the cheapest to the dearest that price limits are chosen by. */
const steps = 60;

function startOf({ lowest, highest }: PriceEnds): number {
  return Math.max(lowest, highest / widest);
}

/**
 * Where a price lies between the cheapest (0) and the dearest (1): as many times dearer is as far everywhere, so that a few dear
 * products do not press the others into one bar (decision 0365). All cost the same: 0.
 */
export function placeOfPrice(price: number, ends: PriceEnds): number {
  const start = startOf(ends);
  return price > start ? Math.log(price / start) / Math.log(ends.highest / start) : 0;
}

/**
 * Rising prices to choose limits from, evenly spread on the same scale: from the cheapest to the dearest, between them as round as
 * their distance allows, all multiples of `unit` (1: whole units; 0.01: hundredths).
 */
export function priceSteps(ends: PriceEnds, unit: number): readonly number[] {
  const start = startOf(ends);
  const growth = (ends.highest / start) ** (1 / steps);
  const rounded = Array.from({ length: steps - 1 }, (_, index) => {
    const price = start * growth ** (index + 1);
    const distance = 10 ** Math.floor(Math.log10((price * (growth - 1)) / unit));
    return Math.round(price / unit / Math.max(1, distance)) * Math.max(1, distance);
  });
  // Without the noise of a binary fraction: 0.07 is seven hundredths.
  const inUnits = (price: number): number => Number((price / unit).toFixed(6));
  const [first, last] = [Math.ceil(inUnits(ends.lowest)), Math.floor(inUnits(ends.highest))];
  const between = rounded.filter((price) => price > first && price < last);
  return [...new Set([first, ...between, Math.max(first, last)])].map((price) => price / Math.round(1 / unit));
}
