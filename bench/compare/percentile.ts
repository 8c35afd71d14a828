/** The smallest of some figures that so large a share of them does not exceed. Throws when there are none. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (value === undefined) throw new RangeError('the percentile of nothing');
  return value;
}

/** One figure of the comparison, as the results file holds it. */
export interface Measured {
  readonly plans: number;
  readonly query: string;
  readonly engine: string;
  readonly median_ms: number;
  readonly p99_ms: number;
}

/** Milliseconds with a resolution that the clock has. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
