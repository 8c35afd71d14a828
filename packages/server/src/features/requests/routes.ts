import type { Handlers } from '../../platform/http/handlers.ts';
import { createLead, type LeadServices } from './create-lead.ts';

/** Handlers of the requests' endpoints. */
export function requestHandlers(services: LeadServices): Handlers<'createLead'> {
  return { createLead: (input, call) => createLead({ input, call, services }) };
}
