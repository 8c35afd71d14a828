import { unavailability, type Unavailability } from '@cotejo/core/assignment';
import type { PlainDate } from '@cotejo/core/dates';
import type { Candidate } from './candidate-store.ts';

/** Why a request does not go to whom its visitor asked for, though they are one of ours. */
export type PassedOver = 'not-of-line' | Exclude<Unavailability, 'no-weight'>;

/** What became of a referral when its request came in: 'unknown', it names none of ours; 'repeated', somebody has the person already. */
export type WishOutcome = 'given' | 'unknown' | 'repeated' | PassedOver;

/** Whom a request asked for by its referral, null: none of ours; and what became of it, null: there was none. */
export interface ReferralWish {
  readonly wishedExecutiveId: number | null;
  readonly wishOutcome: WishOutcome | null;
}

/** Whom a request is to go to before anybody else. */
export interface WishedExecutive {
  /** Null or absent: nobody in particular. */
  readonly wished?: number | null;
  readonly day: PlainDate;
}

type Wish = { readonly candidate: Candidate } | { readonly why: PassedOver };

/**
 * Whoever a visitor asked for, among those of the request's line and edition, or why it is not them; null: nobody was asked for.
 * Whoever has no weight gets nothing by itself, but what is asked of them.
 */
export function wishedAmong(ofLine: readonly Candidate[], { wished, day }: WishedExecutive): Wish | null {
  if (wished === undefined || wished === null) return null;
  const candidate = ofLine.find(({ row }) => row.id === wished);
  if (candidate === undefined) return { why: 'not-of-line' };
  const why = unavailability(candidate.load, day);
  return why === null || why === 'no-weight' ? { candidate } : { why };
}
