import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { leadIntake } from './lead-intake.ts';
import type { LeadServices } from './lead-services.ts';
import type { RequestDefence } from './request-defence.ts';

/** Handlers of the requests' endpoints. */
export function requestHandlers(services: LeadServices, defence: RequestDefence): Handlers<'createLead' | 'getFormStamp'> {
  const take = leadIntake(services);
  return {
    getFormStamp: async (_, { now }) => ok({ data: { stamp: await defence.stamp(now) } }),
    createLead: async (input, call) => {
      const asked = await defence.judge({ input, call });
      return asked === null ? take({ input, call }) : fail(asked);
    },
  };
}
