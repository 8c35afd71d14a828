import type { ServerApiClient } from '@cotejo/contract/client';
import type { ConsentText } from '@cotejo/core/consent';
import { afterTwin } from './after-twin.ts';
import type { RequestOrigin } from './request-origin.ts';
import type { RequestSigns } from './signs-of-form.ts';
import { attemptOfPost } from './posted-attempt.ts';
import { checkFields, outcomeOf, type RequestOutcome, type RequestValues } from './submit-request.ts';

/** Who wants to be contacted about no product. */
export interface WantedContact {
  readonly values: RequestValues;
  /** Business line that they ask about, by its id. */
  readonly line: string;
  /** Day in the edition's zone: the same content on another day is another request. */
  readonly today: string;
  readonly consentText: ConsentText | null;
  readonly origin: RequestOrigin;
  readonly signs: RequestSigns;
}

/** Sends a request about no product (C3-57 'contact'), checked first like any other; what was typed comes back unless it went. */
export async function submitContact(
  api: Pick<ServerApiClient, 'createLead'>,
  { values, line, today, consentText, origin, signs }: WantedContact,
): Promise<RequestOutcome> {
  const messages = checkFields(values);
  if (Object.keys(messages).length > 0) return { kind: 'invalid', messages, values };
  const body = { ...values, tipo: line, consentText };
  const { key } = await attemptOfPost({ today, signs })(body);
  const headers = { 'idempotency-key': key, 'lead-type': 'contact' as const, ...signs };
  const sent = await afterTwin(() => api.createLead({ headers, body: { ...body, ...origin } }));
  return sent.ok ? { kind: 'sent', answer: sent.value } : outcomeOf(sent.error, values);
}
