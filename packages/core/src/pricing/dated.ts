import type { PlainDate } from '../dates/plain-date.ts';
import type { EditionId } from '../editions/edition.ts';
import { fail, ok, type Result } from '../result.ts';

/** One value of a rate, cap or price with what makes it checkable: edition, first and last day, source (decision 7). */
export interface DatedValue<Value> {
  readonly edition: EditionId;
  readonly value: Value;
  readonly validFrom: PlainDate;
  /** Last day it holds, inclusive; null while no end is known. */
  readonly validUntil: PlainDate | null;
  readonly source: string;
  /** What a reader should know: unverified start, sources that disagree, a provisional figure. */
  readonly caveat: string | null;
}

/** A named parameter with its values, oldest first, without overlaps. */
export interface DatedParameter<Value> {
  readonly name: string;
  readonly values: readonly DatedValue<Value>[];
}

/** Why a parameter has no value on a day. The neighbouring year's value is never taken instead. */
export type ParameterProblem =
  | { readonly kind: 'before-first-value'; readonly parameter: string; readonly date: PlainDate; readonly first: PlainDate }
  | { readonly kind: 'gap'; readonly parameter: string; readonly date: PlainDate; readonly lastDay: PlainDate }
  | { readonly kind: 'unknown-parameter'; readonly parameter: string; readonly date: PlainDate };

/** The value in force on a day, or why there is none. */
export function valueAt<Value>(parameter: DatedParameter<Value>, date: PlainDate): Result<DatedValue<Value>, ParameterProblem> {
  const latest = parameter.values.findLast((candidate) => candidate.validFrom <= date);
  if (!latest) {
    const first = parameter.values[0];
    if (!first) return fail({ kind: 'unknown-parameter', parameter: parameter.name, date });
    return fail({ kind: 'before-first-value', parameter: parameter.name, date, first: first.validFrom });
  }
  if (latest.validUntil !== null && latest.validUntil < date) {
    return fail({ kind: 'gap', parameter: parameter.name, date, lastDay: latest.validUntil });
  }
  return ok(latest);
}
