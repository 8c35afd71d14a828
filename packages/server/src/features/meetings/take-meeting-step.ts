import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { MeetingPlace } from '@cotejo/contract/meeting';
import { blockedBy, type Span } from '@cotejo/core/meetings';
import { takeStep, type MeetingStatus, type MeetingStepFault } from '@cotejo/core/meeting-steps';
import { isChosenChannel } from '@cotejo/core/notification-events';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Transaction } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { readFreeHours, type FreeHours } from './free-hours.ts';
import { isStandingAt, readBooking, times, wireBooking, type Booking, type MeetingServices } from './meeting-call.ts';
import * as store from './meeting-store.ts';
import { tellOfMeeting, type TellingOfMeeting, type ToldStep } from './tell-of-meeting.ts';

type Answer = Result<{ data: MeetingPlace }, ApiFailure>;

/** A call that is to change something about the meeting of a token. */
interface StepCall {
  readonly token: string;
  readonly key: string;
  /** What is asked: the same key may ask for nothing else. */
  readonly step: 'book' | 'confirm' | 'move' | 'cancel';
  readonly startsAt: number | null;
  readonly call: RequestContext;
  readonly services: MeetingServices;
}

const slotGone: Result<never, ApiFailure> = fail({ kind: 'gone', detail: 'Esa hora ya no está libre: elige otra' });
const takenBack: Result<never, ApiFailure> = fail({
  kind: 'gone',
  detail: 'La solicitud fue retirada: no hay reunión que cambiar',
});
const reasons = {
  begun: { kind: 'gone', detail: 'La reunión ya empezó' },
  cancelled: { kind: 'gone', detail: 'La reunión ya está cancelada' },
  'not-yours': { kind: 'forbidden', detail: 'Confirmar es de quien pidió la reunión' },
} as const satisfies Record<MeetingStepFault, ApiFailure>;

/** What can be booked of a booking's executive now, on the day of an instant or on every one; null: nothing of ours, as while they have another calendar (B2.2-12), or the request is nobody's and no meeting of it stands. */
export async function hoursOf(
  database: Parameters<typeof readFreeHours>[0],
  { asked, executive, meeting }: Booking,
  { edition, now, at }: Pick<RequestContext, 'edition' | 'now'> & { readonly at: number | null },
): Promise<FreeHours | null> {
  if (outerCalendarOf(executive) !== null) return null;
  if (!asked.isAnswered && !(meeting !== null && isStandingAt(meeting, now))) return null;
  return readFreeHours(database, { executive, edition: edition.id, now, except: meeting?.id ?? null, at });
}

/** The free slot that begins at an instant, with what it takes up; null: none does. */
function slotAt(hours: FreeHours | null, startsAt: number | null): { slot: Span; blocked: Span; timeZone: string } | null {
  const slot = hours?.slots.find(({ from }) => from === startsAt);
  if (hours === null || slot === undefined) return null;
  return { slot, blocked: blockedBy(slot, hours.calendar), timeZone: hours.calendar.timeZone };
}

type Taken = Exclude<ReturnType<typeof slotAt>, null>;

function columnsOf({ slot, blocked }: Taken) {
  return {
    startsAt: new Date(slot.from),
    endsAt: new Date(slot.to),
    blockedFrom: new Date(blocked.from),
    blockedTo: new Date(blocked.to),
  };
}

/** Takes what both are to be told of a step, and reminded of, in its transaction. */
async function tell(
  transaction: Transaction,
  { asked, ...meeting }: Omit<TellingOfMeeting, 'edition' | 'leadId' | 'contactChannel' | 'requestId'> & Pick<Booking, 'asked'>,
  { step, call, services: { outbox } }: Pick<StepCall, 'call' | 'services'> & { readonly step: ToldStep },
): Promise<void> {
  const { leadId, contactChannel } = asked;
  if (!isChosenChannel(contactChannel)) throw new Error(`request ${leadId} has no way to reach its person`);
  const telling = { ...meeting, edition: call.edition.id, leadId, contactChannel, requestId: call.requestId };
  await outbox.enqueue(transaction, tellOfMeeting(telling, step, outbox), call.now);
}

/** How often a call begins anew because its request changed hands while it waited for the calendar. */
const mostTurns = 3;

/**
 * Lets one call after the other at an executive's calendar, and answers a key that took its step already with how the meeting
 * stands: whoever sends a step twice takes it once. The same key for anything else is 'key-reused'.
 */
async function inTurn(
  stepCall: StepCall,
  act: (transaction: Transaction, booking: Booking, key: string) => Promise<Result<null, ApiFailure>>,
): Promise<Answer> {
  const { token, call, services } = stepCall;
  // Looked up before a connection is held: it may take another.
  const signing = await services.keys.get('meeting');
  const turn = async (transaction: Transaction): Promise<Answer | 'handed-over'> => {
    await store.limitWaiting(transaction);
    const read = () => readBooking(transaction, { token, call, key: signing });
    const found = await read();
    if (!found.ok) return found;
    await store.lockCalendar(transaction, found.value.executive.id);
    const key = `${found.value.asked.leadId}:${found.value.link.party}:${stepCall.key}`;
    const taken = await store.findStep(transaction, key);
    const isSame =
      taken?.step === stepCall.step && (stepCall.startsAt === null || taken.startsAt.getTime() === stepCall.startsAt);
    if (taken !== null && !isSame) return fail({ kind: 'key-reused' });
    // What is known of the meeting from before the lock may be over.
    const booking = await read();
    if (!booking.ok) return booking;
    // Another's calendar is to be held now, and both at once only in one order.
    if (booking.value.executive.id !== found.value.executive.id) return 'handed-over';
    // Whoever told it to their executive alone may have a meeting that stands, and end it.
    const isOver = booking.value.asked.isTakenBack && !(booking.value.link.party === 'visitor' && stepCall.step === 'cancel');
    if (taken === null && isOver) return takenBack;
    if (taken === null) {
      const done = await act(transaction, booking.value, key);
      if (!done.ok) return done;
    }
    const after = await read();
    return after.ok ? ok(wireBooking(after.value, call, services)) : after;
  };
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const answer = await services.database.transaction(turn);
    if (answer !== 'handed-over') return answer;
  }
  return fail({ kind: 'in-progress', retryAfterSeconds: 1 });
}

/** Books the meeting of a request: at a time that is free, and one at a time. 'gone' where it is free no more, 'conflict' beside one that stands. */
export async function bookMeeting(
  { params, headers, body }: HandlerInput<Endpoints['bookMeeting']>,
  call: RequestContext,
  services: MeetingServices,
): Promise<Answer> {
  const startsAt = Date.parse(body.startsAt);
  const stepCall = { token: params.token, key: headers['idempotency-key'], step: 'book', startsAt, call, services } as const;
  return inTurn(stepCall, async (transaction, booking, key) => {
    const { asked, executive, link, meeting: last } = booking;
    if (link.party !== 'visitor') return fail({ kind: 'forbidden', detail: 'Agendar es de quien pidió la reunión' });
    if (last !== null && isStandingAt(last, call.now))
      return last.startsAt.getTime() === startsAt
        ? ok(null)
        : fail({ kind: 'conflict', detail: 'Ya tienes una reunión agendada: cámbiala de hora' });
    const taken = slotAt(await hoursOf(transaction, booking, { ...call, at: startsAt }), startsAt);
    if (taken === null) return slotGone;
    const at = new Date(call.now);
    if (last?.status === 'booked' || last?.status === 'confirmed') {
      await store.updateMeeting(transaction, last.id, { status: 'over' });
      const over = { step: 'over', by: 'product', status: 'over', startsAt: last.startsAt, createdAt: at };
      await store.insertStep(transaction, { meetingId: last.id, ...over });
    }
    const status: MeetingStatus = 'booked';
    const [id, times] = [randomUUID(), columnsOf(taken)];
    await store.insertMeeting(transaction, {
      id,
      edition: call.edition.id,
      leadId: asked.leadId,
      executiveId: executive.id,
      status,
      ...times,
      timeZone: taken.timeZone,
      visitorTimeZone: body.visitorTimeZone === taken.timeZone ? null : body.visitorTimeZone,
      language: call.edition.languages.find((known) => known === body.language) ?? call.edition.languages[0] ?? 'es',
      arrangedAt: at,
      createdAt: at,
    });
    const step = { step: 'book', by: link.party, status, startsAt: times.startsAt, key, createdAt: at };
    await store.insertStep(transaction, { meetingId: id, ...step });
    const booked = { meetingId: id, executiveId: executive.id, sequence: 0, startsAt, arrangedAt: call.now };
    await tell(transaction, { asked, ...booked }, { step: { news: 'booked', by: link.party }, call, services });
    return ok(null);
  });
}

const newsOf = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' } as const;

/** Confirms, moves or cancels the meeting of a request. 'gone' where it has begun, was cancelled, or the new time is not free. */
export async function changeMeeting(
  { params, headers, body }: HandlerInput<Endpoints['changeMeeting']>,
  call: RequestContext,
  services: MeetingServices,
): Promise<Answer> {
  const step = body.change;
  const startsAt = body.change === 'move' ? Date.parse(body.startsAt) : null;
  const stepCall = { token: params.token, key: headers['idempotency-key'], step, startsAt, call, services };
  return inTurn(stepCall, async (transaction, booking, key) => {
    const { link, meeting } = booking;
    if (meeting === null) return fail({ kind: 'not-found', detail: 'Todavía no hay una reunión agendada' });
    const isDone =
      (step === 'cancel' && meeting.status === 'cancelled') ||
      (step === 'confirm' && meeting.status === 'confirmed') ||
      (step === 'move' && meeting.status !== 'cancelled' && meeting.startsAt.getTime() === startsAt);
    const next = takeStep(times(meeting), { step, by: link.party, now: call.now });
    if (isDone) return ok(null);
    if (!next.ok) return fail(reasons[next.error]);
    const taken = step === 'move' ? slotAt(await hoursOf(transaction, booking, { ...call, at: startsAt }), startsAt) : null;
    if (step === 'move' && taken === null) return slotGone;
    const at = new Date(call.now);
    // Confirming changes nothing that a calendar shows.
    const sequence = step === 'confirm' ? meeting.sequence : meeting.sequence + 1;
    const change = { status: next.value, sequence, ...(taken && { ...columnsOf(taken), arrangedAt: at }) };
    await store.updateMeeting(transaction, meeting.id, change);
    const noted = { step, by: link.party, status: next.value, key, createdAt: at };
    const begins = taken ? new Date(taken.slot.from) : meeting.startsAt;
    await store.insertStep(transaction, { meetingId: meeting.id, startsAt: begins, ...noted });
    const changed = { meetingId: meeting.id, executiveId: meeting.executiveId, sequence, startsAt: begins.getTime() };
    const told = { news: newsOf[step], by: link.party, stoodFor: meeting.startsAt.getTime() };
    await tell(transaction, { asked: booking.asked, ...changed, arrangedAt: call.now }, { step: told, call, services });
    return ok(null);
  });
}
