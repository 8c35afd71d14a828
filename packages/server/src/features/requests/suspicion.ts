import type { StampState } from './form-stamp.ts';

/**
 * Why a request may be no person's: the field that nobody sees was filled in; it was sent faster than anybody can, with a moment that is
 * long past, or one that we did not sign; without one, from an address or a network that asks often; from one that asks very often.
 */
export type Suspicion = 'trap' | 'fast' | 'old' | 'forged' | 'unstamped' | 'many';

/** What is known of how a request was sent. */
export interface RequestSigns {
  readonly hasTrap: boolean;
  readonly stamp: StampState;
  /** What part of its address's or its network's allowance is used up with it, the larger one, from 0 to 1. */
  readonly share: number;
}

/** Programs of others show no form: below a quarter of the allowance nobody asks them for a moment. */
const unstampedShare = 0.25;
const manyShare = 0.5;
const mostShare = 0.75;

/** Zero bits of each part: on average 33,000 digests, well below a second on a phone; each further reason doubles them. */
const leastBits = 11;
const mostBits = 14;

/** Every reason to doubt a request; none: it is taken as it is. */
export function suspicionsOf({ hasTrap, stamp, share }: RequestSigns): readonly Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (hasTrap) suspicions.push('trap');
  if (stamp === 'fast' || stamp === 'old' || stamp === 'forged') suspicions.push(stamp);
  if (stamp === 'none' && share > unstampedShare) suspicions.push('unstamped');
  if (share > manyShare) suspicions.push('many');
  return suspicions;
}

/** How many zero bits a doubted request is asked for: more, the more speaks against it. */
export function bitsFor(suspicions: readonly Suspicion[], { share }: Pick<RequestSigns, 'share'>): number {
  return Math.min(mostBits, leastBits + suspicions.length - 1 + (share > mostShare ? 1 : 0));
}
