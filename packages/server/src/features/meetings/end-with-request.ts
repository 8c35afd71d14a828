import type { EditionId } from '@cotejo/core/editions';
import { takeStep } from '@cotejo/core/meeting-steps';
import { isChosenChannel } from '@cotejo/core/notification-events';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import { isStandingAt, times } from './meeting-call.ts';
import * as store from './meeting-store.ts';
import { aboutMeeting, tellOfMeeting } from './tell-of-meeting.ts';

/** The meeting that stands at a moment (milliseconds since 1970), of any of these requests of one person: the one that begins first; null: none does. */
export async function findStandingMeeting(
  database: Questionable,
  { leadIds, now }: { readonly leadIds: readonly string[]; readonly now: number },
): Promise<store.KnownMeeting | null> {
  const standing: store.KnownMeeting[] = [];
  for (const leadId of leadIds) {
    const meeting = await store.findLastMeeting(database, leadId);
    if (meeting !== null && isStandingAt(meeting, now)) standing.push(meeting);
  }
  return standing.toSorted((left, right) => left.startsAt.getTime() - right.startsAt.getTime())[0] ?? null;
}

/** A request that its person takes back, with what repeats it. */
interface EndedRequests {
  readonly edition: EditionId;
  readonly leadIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The call that ends it. */
  readonly requestId: string;
}

type Ending = Omit<EndedRequests, 'leadIds'> & { readonly asked: store.Asked };

/** Cancels the meeting of one of the requests; the calendars are held. */
async function cancelMeeting(
  transaction: Transaction,
  { edition, asked, now, requestId }: Ending,
  outbox: Outbox,
): Promise<void> {
  const { leadId, contactChannel } = asked;
  const meeting = await findStandingMeeting(transaction, { leadIds: [leadId], now });
  const next = meeting === null ? null : takeStep(times(meeting), { step: 'cancel', by: 'visitor', now });
  if (meeting === null || next?.ok !== true) return;
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
  const step = { news: 'cancelled', by: 'visitor' } as const;
  const toExecutive = tellOfMeeting(telling, step, outbox).filter(({ event }) => event === 'meeting-notice');
  await outbox.enqueue(transaction, [toVisitor, ...toExecutive], now);
}

/**
 * Cancels the meetings of a request and of what repeats it for their person, in the transaction that ends them, and has both told.
 * Whoever books or moves one at the same time goes first. One that has begun stays.
 */
export async function cancelMeetingsOf(
  transaction: Transaction,
  { leadIds, ...ended }: EndedRequests,
  outbox: Outbox,
): Promise<void> {
  const asked: store.Asked[] = [];
  const executiveIds = new Set<number>();
  for (const leadId of leadIds) {
    const found = await store.findAsked(transaction, { edition: ended.edition, leadId });
    if (found === null) continue;
    asked.push(found);
    const last = await store.findLastMeeting(transaction, leadId);
    for (const id of [found.executive.id, last?.executiveId ?? found.executive.id]) executiveIds.add(id);
  }
  // Everybody takes calendars in the same order.
  for (const id of [...executiveIds].toSorted((left, right) => left - right)) await store.lockCalendar(transaction, id);
  for (const each of asked) await cancelMeeting(transaction, { ...ended, asked: each }, outbox);
}
