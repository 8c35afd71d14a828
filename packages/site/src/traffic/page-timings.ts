/** What is told of how a page loaded, in this order. */
export const timingNames = ['response', 'paint', 'largest', 'longest', 'shift', 'weight'] as const;
export type TimingName = (typeof timingNames)[number];

/** Milliseconds, but of `shift`, which has no unit, and `weight`, bytes as they travelled. Null: nothing was told yet. */
export type Timings = Readonly<Record<TimingName, number | null>>;

/** What a browser tells of a page while it is looked at; the parts of its entries that are read. */
export interface TimingEntry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly responseStart?: number;
  readonly transferSize?: number;
  /** Of a shift of the layout, and whether the visitor brought it about. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

function sumOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
}

function largestOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** The timings of a page from what its browser has told so far. */
export function timingsOf(entries: readonly TimingEntry[]): Timings {
  const of = (type: string): readonly TimingEntry[] => entries.filter(({ entryType }) => entryType === type);
  const [navigation] = of('navigation');
  const loaded = [...of('navigation'), ...of('resource')];
  const shifts = of('layout-shift').filter(({ hadRecentInput }) => hadRecentInput !== true);
  return {
    response: navigation?.responseStart ?? null,
    paint: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? null,
    largest: largestOf(of('largest-contentful-paint').map(({ startTime }) => startTime)),
    longest: largestOf(of('event').map(({ duration }) => duration)),
    // Nothing moved is told by nothing, once something was painted.
    shift: sumOf(shifts.map(({ value }) => value ?? 0)) ?? (of('paint').length > 0 ? 0 : null),
    weight: sumOf(loaded.map(({ transferSize }) => transferSize ?? 0)),
  };
}

/** A timing as it is read: '320 ms', '0,01', '85 kB'. `language` is a tag. */
export function timingText(name: TimingName, value: number, language: string): string {
  if (name === 'shift') return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return name === 'weight' ? `${whole.format(value / 1000)} kB` : `${whole.format(value)} ms`;
}
