import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import { isConsentSignature } from '../../platform/consents/consent-link.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { readWithdrawal, withdrawRequest, type WithdrawalServices } from './withdraw-request.ts';

/** The same for a wrong signature as for no request: who guesses is told nothing. */
const noLead: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna solicitud' });

/** Handlers of requests that are taken back: who has the signed link of one sees what ends with it, and ends it. */
export function withdrawalHandlers(
  services: WithdrawalServices & { readonly keys: ServiceKeys },
): Handlers<'getWithdrawal' | 'withdrawLead'> {
  const isSigned = async ({ leadId, signature }: { leadId: string; signature: string }, { edition }: RequestContext) =>
    isConsentSignature(signature, await services.keys.get('consents'), { edition: edition.id, leadId });

  return {
    getWithdrawal: async ({ params }, call) => {
      const { database, findMeeting } = services;
      const data = (await isSigned(params, call))
        ? await readWithdrawal(database, params.leadId, { ...call, findMeeting })
        : null;
      return data === null ? noLead : ok({ data });
    },
    withdrawLead: async ({ body }, call) => {
      const taken = (await isSigned(body, call)) ? await withdrawRequest(body.leadId, call, services) : null;
      if (taken === null) return noLead;
      return taken.ok ? ok({ data: taken.value }) : taken;
    },
  };
}
