import type { LeadAttribution, LeadReferral } from '@cotejo/contract/lead-origin';
import { consentPurposesFor, consentSentence, currentConsentVersion, recipientOf, requestPurpose } from '@cotejo/core/consent';
import type { ConsentParties, ConsentPurpose, ConsentText } from '@cotejo/core/consent';
import { defaultLanguage } from '@cotejo/core/editions';
import { referralAge, referralDays } from '@cotejo/core/referral';
import type { ReferralWish } from '../../platform/assignment/wished-executive.ts';
import type { NewConsent } from '../../platform/consents/consent-store.ts';
import type { leadOrigins } from '../../platform/database/schema/consents.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { seal } from '../../platform/personal-data/envelope.ts';
import { rowOf } from '../../platform/personal-data/sealed-tables.ts';
import type { LeadCall } from './draft-lead.ts';

interface StoredCall extends LeadCall {
  readonly leadId: string;
}

type Body = LeadCall['input']['body'];

const isAccepted = {
  'price-alerts': ({ acceptsPriceAlerts }) => acceptsPriceAlerts,
  offers: ({ acceptsOffers }) => acceptsOffers,
  insurer: ({ acceptsInsurer }) => acceptsInsurer,
} as const satisfies Record<ConsentPurpose, (body: Body) => boolean>;

/**
 * What a request says may be done with its data: that it is answered, which it asks for itself, and each purpose whose box was
 * ticked beside a text that is named. What was refused has no row. `insurer`: null where there is no product.
 */
export function consentRows({ leadId, input: { body }, call }: StoredCall, insurer: string | null): readonly NewConsent[] {
  const parties: ConsentParties = { house: call.edition.brand.name, insurer: insurer ?? '' };
  const row = (purpose: ConsentPurpose | typeof requestPurpose, read: ConsentText): NewConsent => {
    const recipient = recipientOf(purpose, parties);
    return {
      leadId,
      purpose,
      recipient,
      ground: purpose === requestPurpose ? 'request' : 'consent',
      isGiven: true,
      textVersion: read.version,
      language: read.language,
      sentence: consentSentence(purpose, read, recipient),
      way: 'form',
      callId: call.requestId,
      createdAt: new Date(call.now),
    };
  };
  const { consentText: read } = body;
  const itself = row(requestPurpose, read ?? { version: currentConsentVersion, language: defaultLanguage });
  const asked = consentPurposesFor(insurer).filter((purpose) => isAccepted[purpose](body));
  const given = read ? asked.map((purpose) => row(purpose, read)) : [];
  return [itself, ...given];
}

/** True while a referral holds: 30 days, and longer with an executive (C4-01, C4-02). The visitor's day may be another than ours. */
function holds({ initialDate, ejecutivo }: LeadReferral, today: string): boolean {
  const [year, month, day] = today.split('-').map(Number);
  const age = referralAge(initialDate, `${month}/${day}/${year}`);
  return ejecutivo !== undefined || age === null || age <= referralDays + 1;
}

/** The referral of a request's body that holds on a day; null: none does. */
export function heldReferral({ referral }: Body, today: string): LeadReferral | null {
  return referral && holds(referral, today) ? referral : null;
}

/** Who sent the visitor of a request and how their visits began, sealed for its row; null: it says neither. */
export function originRow(
  { leadId, input: { body }, call, wish }: StoredCall & { readonly wish: ReferralWish },
  keys: DataKeys,
): typeof leadOrigins.$inferInsert | null {
  const referral = heldReferral(body, call.today);
  const attribution = body.attribution ?? [];
  if (referral === null && attribution.length === 0) return null;
  const sealed = (column: string, value: LeadReferral | LeadAttribution | null) =>
    seal(keys, { table: 'lead_origins', column, row: rowOf([leadId]) }, JSON.stringify(value));
  return { leadId, referral: sealed('referral', referral), attribution: sealed('attribution', attribution), ...wish };
}
