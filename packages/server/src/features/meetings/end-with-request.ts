import type { EditionId } from '@cotejo/core/editions';
import { takeStep } from '@cotejo/core/meeting-steps';
import { isChosenChannel } from '@cotejo/core/notification-events';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import { isStandingAt, times } from './meeting-call.ts';
import * as store from './meeting-store.ts';
import { aboutMeeting, tellOfMeeting } from './tell-of-meeting.ts';

/** The meeting of a request that stands at a moment (milliseconds since 1970); null: none does. */
export async function findStandingMeeting(
  database: Questionable,
  { leadId, now }: { readonly leadId: string; readonly now: number },
): Promise<store.KnownMeeting | null> {
  const meeting = await store.findLastMeeting(database, leadId);
  return meeting !== null && isStandingAt(meeting, now) ? meeting : null;
}

/** A request that its person takes back. */
interface EndedRequest {
  readonly edition: EditionId;
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The call that ends it. */
  readonly requestId: string;
}

/**
 * Cancels the meeting of a request for its person, in the transaction that ends the request, and has both told. Whoever books or
 * moves it at the same time goes first. One that has begun stays.
 */
export async function cancelMeetingOf(
  transaction: Transaction,
  { edition, leadId, now, requestId }: EndedRequest,
  outbox: Outbox,
): Promise<void> {
  const asked = await store.findAsked(transaction, { edition, leadId });
  if (asked === null) return;
  const known = await store.findLastMeeting(transaction, leadId);
  const ids = new Set([asked.executive.id, ...(known === null ? [] : [known.executiveId])]);
  for (const id of [...ids].toSorted((left, right) => left - right)) await store.lockCalendar(transaction, id);
  const meeting = await findStandingMeeting(transaction, { leadId, now });
  const next = meeting === null ? null : takeStep(times(meeting), { step: 'cancel', by: 'visitor', now });
  if (meeting === null || next?.ok !== true) return;
  const { contactChannel } = asked;
  if (!isChosenChannel(contactChannel)) throw new Error(`request ${leadId} has no way to reach its person`);
  const sequence = meeting.sequence + 1;
  await store.updateMeeting(transaction, meeting.id, { status: next.value, sequence });
  await store.insertStep(transaction, {
    meetingId: meeting.id,
    step: 'cancel',
    by: 'visitor',
    status: next.value,
    startsAt: meeting.startsAt,
    createdAt: new Date(now),
  });
  const telling = {
    edition,
    leadId,
    meetingId: meeting.id,
    executiveId: meeting.executiveId,
    sequence,
    startsAt: meeting.startsAt.getTime(),
    arrangedAt: meeting.arrangedAt.getTime(),
    contactChannel,
    requestId,
  };
  // Whoever took the request back is offered no other meeting.
  const toVisitor = { event: 'meeting-change', ...aboutMeeting(telling, 'closed') } as const;
  const toExecutive = tellOfMeeting(telling, 'cancelled', outbox.channels).filter(({ event }) => event === 'meeting-notice');
  await outbox.enqueue(transaction, [toVisitor, ...toExecutive], now);
}
