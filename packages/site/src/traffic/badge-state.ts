import type { Referral } from '../storage/referral-store.ts';
import { advancedKeys, featureKeys, isFeatureOn, type FeatureKey } from './feature-keys.ts';

/** What a browser keeps that the badge goes by. */
export interface BadgeFacts {
  readonly referral: Pick<Referral, 'name' | 'email' | 'typed'> | null;
  /** The flag of internal traffic is set. */
  readonly isStaff: boolean;
  /** What e-mails of the house end in, after the @. */
  readonly domains: readonly string[];
}

/** What the badge shows. */
export interface BadgeState {
  /** Null: nobody sent the visitor, or without a name. */
  readonly name: string | null;
  readonly isStaff: boolean;
  /** Somebody of the house has named their own e-mail. */
  readonly isNamed: boolean;
  /** The switches in sight, in their order. */
  readonly switches: readonly FeatureKey[];
}

function plain(email: string | undefined): string {
  return (email ?? '').trim().toLowerCase();
}

/** Whether the e-mail of who is named is one of the house, and the one that was typed (B4-65). */
export function isOfHouse({ referral, domains }: Omit<BadgeFacts, 'isStaff'>): boolean {
  const email = plain(referral?.email);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return email.includes('@') && domains.includes(domain) && email === plain(referral?.typed);
}

/** The badge of a visitor; null: neither of the house nor sent by anybody, who has none (B4-68, C6-03). */
export function badgeOf(facts: BadgeFacts): BadgeState | null {
  const { referral, isStaff } = facts;
  if (referral === null && !isStaff) return null;
  const isNamed = isStaff && isOfHouse(facts);
  const switches = isStaff ? featureKeys.filter((key) => isNamed || !advancedKeys.includes(key)) : [];
  return { name: referral?.name ?? null, isStaff, isNamed, switches };
}

/** Features that are on and have to go off: all of them while nobody has named an e-mail of the house (B4-66). */
export function featuresToEnd(state: BadgeState | null, read: (name: string) => string | null): readonly FeatureKey[] {
  return state?.isNamed === true ? [] : featureKeys.filter((key) => isFeatureOn(key, read));
}
