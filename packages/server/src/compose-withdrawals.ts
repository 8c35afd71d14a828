import { stepServicesOf } from './compose-lead-steps.ts';
import { takeLeadStepIn } from './features/lead-steps/take-lead-step.ts';
import { cancelMeetingsOf, findStandingMeeting } from './features/meetings/end-with-request.ts';
import type { WithdrawalServices } from './features/withdrawals/withdraw-request.ts';
import type { Database } from './platform/database/connect.ts';
import type { Log } from './platform/log.ts';
import type { Outbox } from './platform/messages/enqueue-message.ts';

/** Puts together what ends with a request that its person takes back: its step and its meeting. */
export function composeWithdrawals({
  database,
  outbox,
  log,
}: {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly log: Log;
}): WithdrawalServices {
  const steps = stepServicesOf({ outbox, log });
  return {
    database,
    outbox,
    takeStep: (transaction, wish) => takeLeadStepIn(transaction, wish, steps),
    findMeeting: findStandingMeeting,
    cancelMeetings: (transaction, requests) => cancelMeetingsOf(transaction, requests, outbox),
  };
}
