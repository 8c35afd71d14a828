import { randomUUID } from 'node:crypto';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { FeedbackAnswer } from '@cotejo/contract/feedback';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { changeFeedback, findFeedback, findSurveyedLead, insertFeedback, type FeedbackRow } from './feedback-store.ts';
import { isSurveySignature, type Surveyed } from './survey-signature.ts';

export interface FeedbackServices {
  readonly database: Database;
  readonly keys: ServiceKeys;
}

/** The same for a wrong signature as for no request: who guesses is told nothing. */
const noSurvey: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna encuesta' });
const noFeedback: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Esa opinión no existe' });

function told({ id, score, comment, createdAt, updatedAt }: FeedbackRow): { data: FeedbackAnswer } {
  return {
    data: { _id: id, score, comment, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

/** Handlers of the surveys about requests: who has the signed link reads, gives and changes one opinion. */
export function feedbackHandlers({
  database,
  keys,
}: FeedbackServices): Handlers<'getSurveyedLead' | 'getFeedback' | 'createFeedback' | 'updateFeedback'> {
  const isSigned = async (signature: string, surveyed: Surveyed) =>
    isSurveySignature(signature, await keys.get('feedback'), surveyed);

  return {
    getSurveyedLead: async ({ params: { leadId, signature } }, { edition }) => {
      const surveyed = { edition: edition.id, leadId };
      const lead = (await isSigned(signature, surveyed)) ? await findSurveyedLead(database, surveyed) : null;
      if (lead === null) return noSurvey;
      const { executiveNames, feedbackId, productDisplayName, organizationDisplayName } = lead;
      const about = { leadId, productDisplayName, organizationDisplayName, feedbackId };
      return ok({ data: { ...about, executive: executiveNames === null ? null : { nombres: executiveNames } } });
    },
    getFeedback: async ({ params: { id } }, { edition }) => {
      const row = await findFeedback(database, { edition: edition.id, id });
      return row === null ? noFeedback : ok(told(row));
    },
    createFeedback: async ({ body: { leadId, signature, score, comment } }, { edition, now }) => {
      const surveyed = { edition: edition.id, leadId };
      const lead = (await isSigned(signature, surveyed)) ? await findSurveyedLead(database, surveyed) : null;
      if (lead === null) return noSurvey;
      const at = new Date(now);
      const { executiveId, productId, organizationDisplayName: organization } = lead;
      const about = { executiveId, productId, organization };
      const row = { id: randomUUID(), ...surveyed, ...about, score, comment, createdAt: at, updatedAt: at };
      const stored = await insertFeedback(database, row);
      return stored
        ? ok(told(stored))
        : fail({ kind: 'conflict', detail: 'Ya opinaste sobre esta solicitud: cambia tu opinión' });
    },
    updateFeedback: async ({ params: { id }, body: { signature, score, comment } }, { edition, now }) => {
      const known = await findFeedback(database, { edition: edition.id, id });
      if (known === null || !(await isSigned(signature, { edition: edition.id, leadId: known.leadId }))) return noFeedback;
      const changed = await changeFeedback(database, id, {
        ...(score === undefined ? {} : { score }),
        ...(comment === undefined ? {} : { comment }),
        updatedAt: new Date(now),
      });
      return changed ? ok(told(changed)) : noFeedback;
    },
  };
}
