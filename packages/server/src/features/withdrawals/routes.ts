import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import { withdrawalLinkOf } from '../../platform/consents/consent-link.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { readWithdrawal, withdrawRequest, type LinkedRequest, type WithdrawalServices } from './withdraw-request.ts';
import { isFirst } from './withdrawal-store.ts';

/** The same for a wrong signature as for no request: who guesses is told nothing. */
const noLead: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna solicitud' });

/** Handlers of requests that are taken back: who has the signed link of one sees what ends with it, and ends it. */
export function withdrawalHandlers(
  services: WithdrawalServices & { readonly keys: ServiceKeys },
): Handlers<'getWithdrawal' | 'withdrawLead'> {
  /** The request of a link, by the kind of the link; null: it is none, or it has become the repetition of another one meanwhile. */
  const linked = async (
    { leadId, signature }: { readonly leadId: string; readonly signature: string },
    { edition }: RequestContext,
  ): Promise<LinkedRequest | null> => {
    const lead = { edition: edition.id, leadId };
    const linkOf = withdrawalLinkOf(signature, await services.keys.get('consents'), lead);
    const isTheirs = linkOf === 'mail' || (linkOf === 'answer' && (await isFirst(services.database, lead)));
    return isTheirs ? { leadId, linkOf } : null;
  };

  return {
    getWithdrawal: async ({ params }, call) => {
      const { database, findMeeting } = services;
      const request = await linked(params, call);
      const data = request && (await readWithdrawal(database, request, { ...call, findMeeting }));
      return data === null ? noLead : ok({ data });
    },
    withdrawLead: async ({ body }, call) => {
      const request = await linked(body, call);
      const taken = request && (await withdrawRequest(request, call, services));
      if (taken === null) return noLead;
      return taken.ok ? ok({ data: taken.value }) : taken;
    },
  };
}
