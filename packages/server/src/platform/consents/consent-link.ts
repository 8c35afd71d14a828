import { createHmac, timingSafeEqual } from 'node:crypto';
import { href } from '@cotejo/contract/paths';
import type { EditionId } from '@cotejo/core/editions';

/** The request whose consents a link is about. */
export interface ConsentedLead {
  readonly edition: EditionId;
  readonly leadId: string;
}

/** What the links are signed with by which a person decides about a request and what they allowed with it, fit for an address. */
export function consentSignature(key: Buffer, { edition, leadId }: ConsentedLead): string {
  return createHmac('sha256', key).update(`consents ${edition} ${leadId.toLowerCase()}`).digest('base64url');
}

/** True for the signature of this request's link, in a time that tells nothing of it. */
export function isConsentSignature(given: string, key: Buffer, lead: ConsentedLead): boolean {
  const [expected, actual] = [Buffer.from(consentSignature(key, lead)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Own path of the page where the consents of a request are seen and taken back. */
export function consentPath(key: Buffer, lead: ConsentedLead): string {
  return href('consents', {}, new URLSearchParams({ lead: lead.leadId, firma: consentSignature(key, lead) }));
}

/** Own path of the page where the request itself is taken back: who may take back what they allowed with it may do that too. */
export function withdrawalPath(key: Buffer, lead: ConsentedLead): string {
  return href('withdrawal', {}, new URLSearchParams({ lead: lead.leadId, firma: consentSignature(key, lead) }));
}
