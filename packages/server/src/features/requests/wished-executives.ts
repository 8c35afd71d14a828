import type { Assignments } from '../../platform/assignment/assign-requests.ts';
import type { ReferralWish } from '../../platform/assignment/wished-executive.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { heldReferral } from './lead-extras.ts';
import { findReferralExecutives } from './referral-store.ts';
import type { WishedCall } from './wished-requests.ts';

/** Whom requests ask for by their referrals, by number of the request; null: none of ours. One without a referral is not among them. */
export type WishedExecutives = ReadonlyMap<string, number | null>;

/** Finds out whom requests ask for (B §2.12, docs/decisions/0331). */
export async function findWishedExecutives(transaction: Transaction, calls: readonly WishedCall[]): Promise<WishedExecutives> {
  const named = calls.flatMap(({ leadId, input: { body }, call }) => {
    const referral = heldReferral(body, call.today);
    if (referral === null) return [];
    const { id = '', email = '', ejecutivo = '' } = referral;
    return [{ leadId, referral: { edition: call.edition.id, id: id.trim(), email: email.trim(), executive: ejecutivo.trim() } }];
  });
  const found = await findReferralExecutives(
    transaction,
    named.map(({ referral }) => referral),
  );
  return new Map(named.map(({ leadId }, place) => [leadId, found[place] ?? null]));
}

/** What became of the referral of a request, once requests were given. */
export function wishOf(
  { leadId, first }: Pick<WishedCall, 'leadId' | 'first'>,
  wished: WishedExecutives,
  { passedOver }: Pick<Assignments, 'passedOver'>,
): ReferralWish {
  const executiveId = wished.get(leadId);
  if (executiveId === undefined) return { wishedExecutiveId: null, wishOutcome: null };
  if (executiveId === null) return { wishedExecutiveId: null, wishOutcome: 'unknown' };
  return { wishedExecutiveId: executiveId, wishOutcome: first ? 'repeated' : (passedOver.get(leadId) ?? 'given') };
}
