import type { Handlers } from '../../platform/http/handlers.ts';
import { leadIntake } from './lead-intake.ts';
import type { LeadServices } from './lead-services.ts';

/** Handlers of the requests' endpoints. */
export function requestHandlers(services: LeadServices): Handlers<'createLead'> {
  const take = leadIntake(services);
  return { createLead: (input, call) => take({ input, call }) };
}
