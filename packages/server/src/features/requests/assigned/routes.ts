import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import { readWorkToken, type WorkLink } from '../../../platform/assignment/work-link.ts';
import type { Handlers, RequestContext } from '../../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../../platform/service-keys-store.ts';
import { handedOver, moveAssigned, type AssignedMoving } from './move-assigned.ts';
import { readAssigned, type AssignedReading } from './read-assigned.ts';

const noRequest: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna solicitud' });

export type AssignedServices = AssignedReading & AssignedMoving;

/** Handlers of requests that executives work on: who has the signed link of one sees it while it is theirs, and says what became of it. */
export function assignedHandlers(
  services: AssignedServices & { readonly keys: ServiceKeys },
): Handlers<'getAssignedRequest' | 'moveAssignedRequest'> {
  const linkOf = async (token: string, { edition }: RequestContext): Promise<WorkLink | null> =>
    readWorkToken(token, await services.keys.get('work'), edition.id);
  return {
    getAssignedRequest: async ({ params: { token } }, call) => {
      const link = await linkOf(token, call);
      if (link === null) return noRequest;
      const data = await readAssigned(link, call.edition, services);
      return data === null ? handedOver : ok({ data });
    },
    moveAssignedRequest: async ({ params: { token }, body }, call) => {
      const link = await linkOf(token, call);
      if (link === null) return noRequest;
      const moved = await moveAssigned(link, body, { ...services, now: call.now });
      return moved.ok ? ok({ data: moved.value }) : moved;
    },
  };
}
