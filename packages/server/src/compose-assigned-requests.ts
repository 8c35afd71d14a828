import { fail, ok } from '@cotejo/core/result';
import { stepServicesOf } from './compose-lead-steps.ts';
import { createFormReader } from './features/forms/read-forms.ts';
import { historyOf } from './features/lead-steps/lead-history.ts';
import { refusalText } from './features/lead-steps/lead-step-refusals.ts';
import { findLead, readSteps } from './features/lead-steps/lead-step-store.ts';
import { takeLeadStepIn } from './features/lead-steps/take-lead-step.ts';
import type { AssignedServices } from './features/requests/assigned/routes.ts';
import type { Database } from './platform/database/connect.ts';
import type { Log } from './platform/log.ts';
import type { Outbox } from './platform/messages/enqueue-message.ts';
import type { DataKeys } from './platform/personal-data/data-keys.ts';
import type { PublishedCatalogue } from './platform/published-catalogue.ts';

/** Puts together what an executive sees of a request, and the steps that they take with it. */
export function composeAssignedRequests({
  database,
  dataKeys,
  memory,
  outbox,
  log,
}: {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly memory: PublishedCatalogue;
  readonly outbox: Outbox;
  readonly log: Log;
}): AssignedServices {
  const steps = stepServicesOf({ outbox, log });
  return {
    database,
    dataKeys,
    readForms: createFormReader({ database, memory }),
    readHistory: async (leadId) => {
      const lead = await findLead(database, leadId);
      return lead === null ? [] : historyOf(lead, await readSteps(database, leadId));
    },
    takeStep: async (transaction, wish) => {
      const taken = await takeLeadStepIn(transaction, wish, steps);
      return taken.ok ? ok(taken.value) : fail({ kind: taken.error.kind, ...refusalText(taken.error, wish.to) });
    },
  };
}
