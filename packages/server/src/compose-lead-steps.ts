import type { WaitingServices } from './features/lead-steps/give-waiting-requests.ts';
import { meetingsFollow } from './features/meetings/follow-requests.ts';
import type { Outbox } from './platform/messages/enqueue-message.ts';

/** What takes steps of requests and gives those that wait: meetings go where their requests go. */
export function composeLeadSteps(
  services: Pick<WaitingServices, 'database' | 'clock' | 'warn'> & { readonly outbox: Outbox },
): WaitingServices & { readonly outbox: Outbox } {
  return { ...services, followMeetings: meetingsFollow(services.outbox) };
}
