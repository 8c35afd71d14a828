import type { LeadConsents } from '@cotejo/contract/consents';
import type { ApiFailure } from '@cotejo/contract/errors';
import {
  consentPurposes,
  consentPurposesFor,
  consentSentence,
  recipientOf,
  type ConsentPurpose,
  type ConsentText,
} from '@cotejo/core/consent';
import type { Edition } from '@cotejo/core/editions';
import { heldConsent } from '@cotejo/core/held-consent';
import { fail, ok, type Result } from '@cotejo/core/result';
import { isConsentSignature } from '../../platform/consents/consent-link.ts';
import {
  findConsentedLead,
  findConsents,
  holdConsents,
  insertConsents,
  withdrawConsent,
} from '../../platform/consents/consent-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';

export interface ConsentServices {
  readonly database: Database;
  readonly keys: ServiceKeys;
}

/** The same for a wrong signature as for no request: who guesses is told nothing. */
const noLead: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna solicitud' });

/**
 * What holds of the consents of a request, by itself or by another of the same matter, whose person knows of one wish and not of which
 * mail leads where; null where the edition has no such request.
 */
async function readConsents(database: Database | Transaction, edition: Edition, leadId: string): Promise<LeadConsents | null> {
  const lead = await findConsentedLead(database, { edition: edition.id, leadId });
  if (lead === null) return null;
  const said = await findConsents(database, leadId);
  const known = leadId.toLowerCase();
  const { insurer, ...about } = lead;
  const parties = { house: edition.brand.name, insurer: insurer ?? '' };
  const asked = consentPurposesFor(insurer);
  const consents = consentPurposes.flatMap((purpose) => {
    const own = said.find((row) => row.leadId === known && row.purpose === purpose);
    const recipient = own?.recipient ?? recipientOf(purpose, parties);
    const held = heldConsent(said, { leadId: known, purpose, recipient });
    const isGiven = held?.isGiven ?? false;
    // One without a product can repeat one with a price that is followed.
    if (!isGiven && !asked.includes(purpose)) return [];
    const about = held?.isGiven === true && held.leadId !== known ? held.about : null;
    const [text, at] = [held?.sentence ?? null, held?.createdAt.toISOString() ?? null];
    return [{ purpose, recipient, isGiven, about, text, at }];
  });
  return { leadId, ...about, consents };
}

interface Change {
  readonly leadId: string;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly consentText: ConsentText;
}

/** Writes what changes of one consent: nothing where it is so already. Null where the edition has no such request. */
async function changeConsent(
  database: Database,
  { leadId, purpose, isGiven, consentText }: Change,
  { edition, now, requestId }: RequestContext,
): Promise<LeadConsents | null> {
  return database.transaction(async (transaction) => {
    await holdConsents(transaction, leadId);
    const before = await readConsents(transaction, edition, leadId);
    const known = before?.consents.find((consent) => consent.purpose === purpose);
    if (before === null || known === undefined) return null;
    const { recipient } = known;
    const change = { leadId, purpose, recipient, callId: requestId };
    if (!isGiven) await withdrawConsent(transaction, { ...change, at: new Date(now) });
    else if (!known.isGiven) {
      await insertConsents(transaction, [
        {
          ...change,
          ground: 'consent',
          isGiven: true,
          textVersion: consentText.version,
          language: consentText.language,
          sentence: consentSentence(purpose, consentText, recipient),
          way: 'link',
          createdAt: new Date(now),
        },
      ]);
    }
    return readConsents(transaction, edition, leadId);
  });
}

/** Handlers of the consents of requests: who has the signed link sees what was allowed, takes it back and gives it. */
export function consentHandlers({ database, keys }: ConsentServices): Handlers<'getLeadConsents' | 'changeLeadConsent'> {
  const isSigned = async ({ leadId, signature }: { leadId: string; signature: string }, { edition }: RequestContext) =>
    isConsentSignature(signature, await keys.get('consents'), { edition: edition.id, leadId });

  return {
    getLeadConsents: async ({ params }, call) => {
      const data = (await isSigned(params, call)) ? await readConsents(database, call.edition, params.leadId) : null;
      return data === null ? noLead : ok({ data });
    },
    changeLeadConsent: async ({ body }, call) => {
      const data = (await isSigned(body, call)) ? await changeConsent(database, body, call) : null;
      return data === null ? noLead : ok({ data });
    },
  };
}
