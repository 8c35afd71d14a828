import type { ApiFailure } from '@cotejo/contract/errors';
import type { Withdrawal } from '@cotejo/contract/withdrawal';
import { withdrawalStateOf, withdrawalStep } from '@cotejo/core/lead-withdrawal';
import type { Edition, EditionId } from '@cotejo/core/editions';
import { noticesFor } from '@cotejo/core/notification-events';
import { fail, ok, type Result } from '@cotejo/core/result';
import { hasWishes, withdrawAllConsents } from '../../platform/consents/consent-store.ts';
import { lockPersonOf } from '../../platform/assignment/people-store.ts';
import type { WithdrawalLinkOf } from '../../platform/consents/consent-link.ts';
import type { Database, Questionable, Transaction } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { MessageIntent, Outbox } from '../../platform/messages/enqueue-message.ts';
import { endWaitingAbout } from '../../platform/messages/message-store.ts';
import * as store from './withdrawal-store.ts';

/** The step that takes a request back, as whoever moves requests takes it. */
type WithdrawalWish = typeof withdrawalStep & {
  readonly leadId: string;
  readonly by: 'visitor';
  readonly byName: null;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A request that is taken back, with what repeats it. */
interface EndedRequests {
  readonly edition: EditionId;
  readonly leadIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The call that ends it. */
  readonly requestId: string;
}

export interface WithdrawalServices {
  readonly database: Database;
  readonly outbox: Outbox;
  /** Takes the step within the transaction, or says why not. */
  readonly takeStep: (transaction: Transaction, wish: WithdrawalWish) => Promise<Result<unknown, { readonly kind: string }>>;
  /** When the meeting begins that stands of any of these requests, and in which zone; null: none does. */
  readonly findMeeting: (
    database: Questionable,
    requests: Pick<EndedRequests, 'leadIds' | 'now'>,
  ) => Promise<{ readonly startsAt: Date; readonly timeZone: string } | null>;
  /** Cancels each of their meetings that stands and has not begun, and has both told. */
  readonly cancelMeetings: (transaction: Transaction, requests: EndedRequests) => Promise<void>;
}

type Call = Pick<RequestContext, 'edition' | 'now' | 'requestId'>;

const closed: Result<never, ApiFailure> = fail({ kind: 'gone', detail: 'Esta solicitud ya está cerrada: no hay qué retirar' });

/** A request, and by which link somebody came to it. */
export interface LinkedRequest {
  readonly leadId: string;
  readonly linkOf: WithdrawalLinkOf;
}

/** How a request stands for who may take it back; null where the edition has no such request. */
export async function readWithdrawal(
  database: Questionable,
  { leadId, linkOf }: LinkedRequest,
  { edition, now, findMeeting }: { readonly edition: Edition; readonly now: number } & Pick<WithdrawalServices, 'findMeeting'>,
): Promise<Withdrawal | null> {
  const found = await store.findWithdrawable(database, { edition: edition.id, leadId });
  if (found === null) return null;
  const { firstId, productDisplayName, organizationDisplayName, firstNames, lastNames } = found;
  const state = withdrawalStateOf(found);
  const leadIds = await store.findRepetitions(database, firstId);
  const meeting = state === 'open' ? await findMeeting(database, { leadIds, now }) : null;
  return {
    leadId,
    productDisplayName,
    organizationDisplayName,
    state,
    withdrawnAt: state === 'withdrawn' ? ((await store.findWithdrawnAt(database, firstId))?.toISOString() ?? null) : null,
    executiveName: firstNames === null ? null : `${firstNames} ${lastNames}`,
    meeting: meeting && { startsAt: meeting.startsAt.toISOString(), timeZone: meeting.timeZone },
    opensConsents: linkOf === 'mail',
    hasConsents: await hasWishes(database, leadIds),
  };
}

/** Who is told that a request was taken back: whoever has it, else the office, which was told that it waits. */
function toldOf(
  { firstId, executiveId }: store.Withdrawable,
  call: Call,
  channels: Outbox['channels'],
): readonly MessageIntent[] {
  const about = { edition: call.edition.id, leadId: firstId, occasion: 'withdrawn', requestId: call.requestId };
  if (executiveId === null) return [{ event: 'request-waiting', ...about }];
  return noticesFor(channels).map((event) => ({ event, executiveId, ...about }));
}

/** Takes back a request that is held and open, with all that hangs on it. */
async function takeBack(
  transaction: Transaction,
  found: store.Withdrawable,
  { call, services }: { readonly call: Call; readonly services: WithdrawalServices },
): Promise<void> {
  const { now, requestId } = call;
  const { firstId } = found;
  const taken = await services.takeStep(transaction, { ...withdrawalStep, leadId: firstId, by: 'visitor', byName: null, now });
  if (!taken.ok) throw new Error(`request ${firstId} is open and was not taken back: ${taken.error.kind}`);
  const at = new Date(now);
  const leadIds = await store.findRepetitions(transaction, firstId);
  await endWaitingAbout(transaction, { leadIds, executiveId: found.executiveId, at });
  await withdrawAllConsents(transaction, { leadIds, callId: requestId, at });
  await store.forgetKeys(transaction, leadIds);
  await services.cancelMeetings(transaction, { edition: call.edition.id, leadIds, now, requestId });
  await services.outbox.enqueue(transaction, toldOf(found, call, services.outbox.channels), now);
}

/** Takes back the request that stands for another one or for itself, unless by the time that it is held another one does: null. */
async function withdrawHeld(
  transaction: Transaction,
  { request, firstId }: { readonly request: LinkedRequest; readonly firstId: string },
  { call, services }: { readonly call: Call; readonly services: WithdrawalServices },
): Promise<Result<Withdrawal, ApiFailure> | null> {
  await store.holdRequest(transaction, firstId);
  const found = await store.findWithdrawable(transaction, { edition: call.edition.id, leadId: request.leadId });
  // Before anybody else is waited for: who found it to repeat another may be waiting for what is held here.
  if (found?.firstId !== firstId) return null;
  // What the same person asks at this moment is the repetition of a request that stands, or a new one.
  await lockPersonOf(transaction, firstId);
  switch (withdrawalStateOf(found)) {
    case 'closed':
      return closed;
    case 'open':
      await takeBack(transaction, found, { call, services });
      break;
    case 'withdrawn':
      break;
  }
  const after = await readWithdrawal(transaction, request, { ...call, findMeeting: services.findMeeting });
  return after && ok(after);
}

/**
 * Takes a request back for its person, in one transaction: its step, the messages of it that wait, what was allowed with it, its
 * meeting, and who is told (docs/decisions/0338). Of a 'Duplicado' the first one, with all its repetitions, but never by the link
 * of an answer. Again it changes nothing. 'gone' where it was sold or closed; null where the edition has no such request.
 */
export async function withdrawRequest(
  request: LinkedRequest,
  call: Call,
  services: WithdrawalServices,
): Promise<Result<Withdrawal, ApiFailure> | null> {
  const { leadId, linkOf } = request;
  for (;;) {
    const known = await store.findWithdrawable(services.database, { edition: call.edition.id, leadId });
    if (known === null || (linkOf === 'answer' && known.firstId !== leadId)) return null;
    const { firstId } = known;
    const taken = await services.database.transaction((transaction) =>
      withdrawHeld(transaction, { request, firstId }, { call, services }),
    );
    // Another turn only where it was found meanwhile to repeat another one, or its first one was.
    if (taken !== null) return taken;
  }
}
