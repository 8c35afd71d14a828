import { editionById } from '@cotejo/core/editions';
import { askedForNoContact } from '@cotejo/core/lead-withdrawal';
import { waitingStatuses } from '@cotejo/core/leads';
import { isChosenChannel } from '@cotejo/core/notification-events';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import { outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import type { ChangedHands, FollowMeetings } from '../../platform/meetings/follow-meetings.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import { findRoom } from './free-hours.ts';
import { findExecutive, insertStep, limitWaiting, updateMeeting } from './meeting-store.ts';
import * as store from './stray-meetings-store.ts';
import { tellFormer, tellOfHandOver, type HandOverOutcome } from './tell-of-hand-over.ts';
import type { TellingOfMeeting } from './tell-of-meeting.ts';

/** So long before it begins a meeting is cancelled that is still nobody's, so that its visitor does not wait for a call. */
const lastMoment = 3_600_000;

const waiting: readonly number[] = waitingStatuses;

function tellingOf({ meeting, contactChannel }: store.StrayMeeting, now: number): TellingOfMeeting {
  const { id, edition, leadId, executiveId, sequence, startsAt } = meeting;
  const known = editionById(edition);
  if (!known.ok || !isChosenChannel(contactChannel)) throw new Error(`meeting ${id} is of no edition, or reaches nobody`);
  const when = { startsAt: startsAt.getTime(), arrangedAt: now };
  return { edition: known.value.id, meetingId: id, leadId, executiveId, sequence, contactChannel, ...when };
}

/** What a meeting is with whoever has its request now; null: nobody has, or they are not free then in a calendar of ours. */
async function keptBy(
  transaction: Transaction,
  { meeting, holder, ...request }: store.StrayMeeting,
  now: number,
): Promise<store.KeptMeeting | null> {
  const executive = holder === null || askedForNoContact(request) ? null : await findExecutive(transaction, holder);
  const edition = editionById(meeting.edition);
  if (executive === null || !edition.ok || outerCalendarOf(executive) !== null) return null;
  const slot = { from: meeting.startsAt.getTime(), to: meeting.endsAt.getTime() };
  const room = await findRoom(transaction, slot, { executive, edition: edition.value.id, now, except: meeting.id });
  if (room === null) return null;
  const { blocked, timeZone } = room;
  return {
    executiveId: executive.id,
    blockedFrom: new Date(blocked.from),
    blockedTo: new Date(blocked.to),
    timeZone,
    visitorTimeZone: meeting.visitorTimeZone === timeZone ? null : meeting.visitorTimeZone,
    sequence: meeting.sequence + 1,
  };
}

/** What becomes of a meeting that is not with whoever has its request; null: it waits with the request. */
function outcomeOf(stray: store.StrayMeeting, now: number, isKept: boolean): HandOverOutcome | null {
  const { meeting, holder, status } = stray;
  if (askedForNoContact(stray)) return 'closed';
  if (holder !== null) return isKept ? 'handed-over' : 'unkept';
  if (!waiting.includes(status)) return 'closed';
  return meeting.startsAt.getTime() - now <= lastMoment ? 'unassigned' : null;
}

async function settle(
  transaction: Transaction,
  stray: store.StrayMeeting,
  { now, outbox }: { readonly now: number; readonly outbox: Outbox },
): Promise<void> {
  const { meeting, holder } = stray;
  const before = tellingOf(stray, now);
  const hands = { former: meeting.executiveId, next: holder };
  const kept = await keptBy(transaction, stray, now);
  const outcome = outcomeOf(stray, now, kept !== null);
  await outbox.enqueue(transaction, [tellFormer(before, hands)], now);
  if (outcome === null) return;
  const sequence = meeting.sequence + 1;
  const status = kept === null ? 'cancelled' : meeting.status;
  if (kept !== null) await store.giveMeeting(transaction, meeting.id, kept);
  else await updateMeeting(transaction, meeting.id, { status: 'cancelled', sequence });
  const step = kept === null ? 'cancel' : 'hand-over';
  const noted = { step, by: 'product', status, startsAt: meeting.startsAt, createdAt: new Date(now) };
  await insertStep(transaction, { meetingId: meeting.id, ...noted });
  const after = { ...before, executiveId: kept?.executiveId ?? meeting.executiveId, sequence };
  await outbox.enqueue(transaction, tellOfHandOver(after, { outcome, next: holder }, outbox), now);
}

/**
 * Has the meetings to come of requests that changed hands go with them: to the next executive where that hour is free in their
 * calendar of ours, else they are cancelled, and those concerned are told (docs/decisions/0330). That of a request that waits for
 * an executive waits too, until an hour before it begins.
 */
export function meetingsFollow(outbox: Outbox): FollowMeetings {
  return async (transaction, { leadIds, executiveIds, now }: ChangedHands) => {
    const find = () => store.findStrayMeetings(transaction, leadIds, new Date(now));
    const seen = await find();
    const held = new Set([
      ...executiveIds,
      ...seen.flatMap(({ meeting, holder }) => [meeting.executiveId, ...(holder === null ? [] : [holder])]),
    ]);
    await store.lockCalendars(transaction, [...held]);
    for (const stray of await find()) {
      const concerned = [stray.meeting.executiveId, stray.holder ?? stray.meeting.executiveId];
      // One whose calendars are not held is left to the next round.
      if (concerned.every((id) => held.has(id))) await settle(transaction, stray, { now, outbox });
    }
  };
}

/** Jobs that look for meetings that their requests left behind. They carry nothing. */
export const meetingRounds: Queue<object> = { name: 'meeting-rounds', schema: z.object({}) };

const times = { cron: '*/3 * * * *', timeZone: 'UTC' };

export interface MeetingRoundServices {
  readonly database: Database;
  readonly outbox: Outbox;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/**
 * Settles meetings that are not with whoever has their request: what waits until its last moment, and what nobody settled. Each
 * request by itself: one that fails is named in the log, and the next round tries it again.
 */
export async function settleStrayMeetings({ database, outbox, clock, warn }: MeetingRoundServices): Promise<void> {
  const follow = meetingsFollow(outbox);
  const now = clock();
  for (const leadId of await store.listStrayRequests(database, new Date(now))) {
    try {
      await database.transaction(async (transaction) => {
        await limitWaiting(transaction);
        if (await store.holdRequest(transaction, leadId)) await follow(transaction, { leadIds: [leadId], executiveIds: [], now });
      });
    } catch (error) {
      warn({ err: error, leadId }, 'the meeting of a request could not follow it');
    }
  }
}

/** Has such meetings settled every three minutes, by one process of all. */
export async function scheduleMeetingRounds(jobs: Jobs, services: MeetingRoundServices): Promise<void> {
  await jobs.schedule(meetingRounds, {}, times);
  await jobs.work(meetingRounds, () => settleStrayMeetings(services));
}
