import { addDays, type PlainDate } from '@cotejo/core/dates';
import type { Indicator, StoredValue } from '@cotejo/core/indicators';
import { parseScaled, rateDecimals } from '@cotejo/core/money';
import type { ReadValue } from './read-answer.ts';

/** What a value of an indicator may be at all, in pesos, and how early it is published. */
interface Plausible {
  readonly from: number;
  readonly to: number;
  readonly daysAhead: number;
  readonly decimals: number;
}

/**
 * Wide enough for a decade: they catch a missing comma or another indicator's address, not a bad day.
 * The UF of a month up to the 9th of the next is published by the 9th; the dollar for the next bank day.
 */
const plausible = {
  UF: { from: 20_000, to: 100_000, daysAhead: 40, decimals: 2 },
  UTM: { from: 35_000, to: 200_000, daysAhead: 40, decimals: 0 },
  USD: { from: 300, to: 3_000, daysAhead: 7, decimals: rateDecimals },
} as const satisfies Record<Indicator, Plausible>;

/** Parts of a hundred that a value may differ from the last one known before it. */
const largestStep = 5;

/** Values this much before the newest stored are history that prices do not need. */
const oldestDays = 400;

export const refusals = [
  'outside-range',
  'too-many-decimals',
  'too-far-ahead',
  'too-old',
  'jump',
  'differs-from-stored',
  'said-twice',
] as const;
export type Refusal = (typeof refusals)[number];

export interface RefusedValue extends ReadValue {
  readonly reason: Refusal;
  /** What it was held against: the value before it, or the one stored for its day; null where neither is known. */
  readonly known: StoredValue | null;
}

export interface Judgement {
  readonly accepted: readonly ReadValue[];
  readonly refused: readonly RefusedValue[];
  /** Values that are stored already. */
  readonly unchanged: number;
}

interface JudgeTask {
  readonly indicator: Indicator;
  /** Oldest first. */
  readonly stored: readonly StoredValue[];
  readonly today: PlainDate;
}

/** Ten-thousandths of a peso, exactly. What is no decimal counts as nothing, which no range holds. */
function scaledOf(value: string | number): number {
  return parseScaled(String(value), rateDecimals) ?? 0;
}

function isJump(value: number, last: number): boolean {
  return Math.abs(value - last) * 100 > last * largestStep;
}

/** Values by day, oldest day first. */
function byDay(read: readonly ReadValue[]): [PlainDate, readonly ReadValue[]][] {
  const days = new Map<PlainDate, ReadValue[]>();
  for (const value of read) days.set(value.date, [...(days.get(value.date) ?? []), value]);
  return [...days].toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/**
 * Decides which values of an answer to store. A value is refused when it is outside the indicator's range, more than 5 %
 * off the last value known before it (stored, or accepted just now), too far ahead or behind, said twice differently, or
 * other than the one stored for its day: a published value never changes. The good values of the same answer stay.
 */
export function judgeValues(read: readonly ReadValue[], { indicator, stored, today }: JudgeTask): Judgement {
  const { from, to, daysAhead, decimals } = plausible[indicator];
  const [scaledFrom, scaledTo] = [scaledOf(from), scaledOf(to)];
  const latest = addDays(today, daysAhead);
  const oldest = addDays(stored.at(-1)?.date ?? today, -oldestDays);
  const storedByDay = new Map(stored.map((value) => [value.date, value]));
  const accepted: ReadValue[] = [];
  const refused: RefusedValue[] = [];
  let unchanged = 0;
  let nextStored = 0;
  let last: StoredValue | null = null;

  for (const [date, values] of byDay(read)) {
    for (let known = stored[nextStored]; known !== undefined && known.date < date; known = stored[nextStored]) {
      if (last === null || known.date > last.date) last = known;
      nextStored += 1;
    }
    const [value] = values;
    if (value === undefined) continue;
    const refuse = (reason: Refusal, known: StoredValue | null = null): void => {
      refused.push(...values.map((one) => ({ ...one, reason, known })));
    };
    const scaled = scaledOf(value.value);
    const ofDay = storedByDay.get(date);
    if (values.some((other) => scaledOf(other.value) !== scaled)) refuse('said-twice');
    else if (ofDay !== undefined && scaledOf(ofDay.value) === scaled) unchanged += 1;
    else if (ofDay !== undefined) refuse('differs-from-stored', ofDay);
    else if (scaled < scaledFrom || scaled > scaledTo) refuse('outside-range');
    else if (parseScaled(value.value, decimals) === null) refuse('too-many-decimals');
    else if (date > latest) refuse('too-far-ahead');
    else if (date < oldest) refuse('too-old');
    else if (last !== null && isJump(scaled, scaledOf(last.value))) refuse('jump', last);
    else {
      accepted.push(value);
      last = value;
    }
  }
  return { accepted, refused, unchanged };
}

/** True when nothing is stored for tomorrow, or, for the monthly UTM, for tomorrow's month. */
export function isDue(indicator: Indicator, stored: readonly StoredValue[], today: PlainDate): boolean {
  const tomorrow = addDays(today, 1);
  const newest = stored.at(-1)?.date;
  if (newest === undefined) return true;
  return indicator === 'UTM' ? newest.slice(0, 7) < tomorrow.slice(0, 7) : newest < tomorrow;
}
