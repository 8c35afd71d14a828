import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
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

function isSame(given: string, signature: string): boolean {
  const [expected, actual] = [Buffer.from(signature), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** True for the signature of this request's link, in a time that tells nothing of it. */
export function isConsentSignature(given: string, key: Buffer, lead: ConsentedLead): boolean {
  return isSame(given, consentSignature(key, lead));
}

/** Own path of the page where the consents of a request are seen and taken back. */
export function consentPath(key: Buffer, lead: ConsentedLead): string {
  return href('consents', {}, new URLSearchParams({ lead: lead.leadId, firma: consentSignature(key, lead) }));
}

/** What the link of an answer is signed with: it takes back that request and opens nothing else, for anybody may type an address. */
function answerSignature(key: Buffer | KeyObject, { edition, leadId }: ConsentedLead): string {
  return createHmac('sha256', key).update(`take-back ${edition} ${leadId.toLowerCase()}`).digest('base64url');
}

/** Where a link comes from by which a request is taken back: a mail to its person, or the answer to whoever sent it. */
export type WithdrawalLinkOf = 'mail' | 'answer';

/** Of which kind such a signature is; null: of none for this request. */
export function withdrawalLinkOf(given: string, key: Buffer, lead: ConsentedLead): WithdrawalLinkOf | null {
  if (isConsentSignature(given, key, lead)) return 'mail';
  return isSame(given, answerSignature(key, lead)) ? 'answer' : null;
}

/** Own path by which whoever sent a request takes it back, as the answer to it tells. */
export function answerWithdrawalPath(key: Buffer | KeyObject, lead: ConsentedLead): string {
  return href('withdrawal', {}, new URLSearchParams({ lead: lead.leadId, firma: answerSignature(key, lead) }));
}

/** Own path of the page where the request itself is taken back: who may take back what they allowed with it may do that too. */
export function withdrawalPath(key: Buffer, lead: ConsentedLead): string {
  return href('withdrawal', {}, new URLSearchParams({ lead: lead.leadId, firma: consentSignature(key, lead) }));
}
