import type { WaitingServices } from './features/lead-steps/give-waiting-requests.ts';
import { meetingsFollow } from './features/meetings/follow-requests.ts';
import type { Log } from './platform/log.ts';
import type { Outbox } from './platform/messages/enqueue-message.ts';

/** What takes steps of requests and gives those that wait: meetings go where their requests go. */
export function composeLeadSteps(
  services: Pick<WaitingServices, 'database' | 'clock' | 'warn'> & { readonly outbox: Outbox },
): WaitingServices & { readonly outbox: Outbox } {
  return { ...services, followMeetings: meetingsFollow(services.outbox) };
}

/** What goes with a step that is taken in somebody's transaction: whom it is told, where its meeting goes, what is noted. */
export function stepServicesOf({ outbox, log }: { readonly outbox: Outbox; readonly log: Log }) {
  return {
    outbox,
    followMeetings: meetingsFollow(outbox),
    warn: (fields: Readonly<Record<string, unknown>>, message: string) => log.warn(fields, message),
  };
}
