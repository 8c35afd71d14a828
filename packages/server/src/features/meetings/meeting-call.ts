import type { ApiFailure } from '@cotejo/contract/errors';
import type { MeetingPlace } from '@cotejo/contract/meeting';
import { statusAt } from '@cotejo/core/meeting-steps';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database, Questionable } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { readMeetingToken, type MeetingLink } from '../../platform/meetings/meeting-link.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { requestPath } from './request-again.ts';
import { findAsked, findExecutive, findLastMeeting, readToldExecutives, type Asked, type KnownMeeting } from './meeting-store.ts';

export interface MeetingServices {
  readonly database: Database;
  readonly keys: ServiceKeys;
  /** Takes what is to be told within the transaction of a step. */
  readonly outbox: Outbox;
  /** What can be asked for anew. */
  readonly catalogue: PublishedCatalogue;
}

/** What a link leads to. */
export interface Booking {
  readonly link: MeetingLink;
  readonly asked: Asked;
  /** The last meeting of the request, whatever became of it. */
  readonly meeting: KnownMeeting | null;
  /** Whoever it is with: of a meeting that stands its own executive, else the request's. */
  readonly executive: Asked['executive'];
}

/** The same for a wrong signature as for no request: who guesses is told nothing. */
const noMeeting: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna reunión' });

const handedOver: Result<never, ApiFailure> = fail({ kind: 'gone', detail: 'Esta reunión la lleva ahora otra persona' });

/** Whose link of an executive it is. One that does not say so is whoever's alone was told of the request's meetings, if one was; null: nobody's. */
async function holderOf(
  database: Questionable,
  { leadId, executiveId }: Extract<MeetingLink, { party: 'executive' }>,
): Promise<number | null> {
  if (executiveId !== null) return executiveId;
  const [only, ...others] = await readToldExecutives(database, leadId);
  return only === undefined || others.length > 0 ? null : only;
}

/** True where a link may see a booking: an executive's while they have the request and its meeting (docs/decisions/0329), also once it was taken back. */
async function mayHold(database: Questionable, { link, asked, executive }: Booking): Promise<boolean> {
  if (link.party === 'visitor') return true;
  const holder = await holderOf(database, link);
  return asked.isHeld && asked.executive.id === holder && executive.id === holder;
}

/**
 * What a token leads to now, or 'not-found', or 'gone' for an executive who has the meeting no more; `key` is what tokens are signed
 * with.
 */
export async function readBooking(
  database: Questionable,
  { token, call, key }: { readonly token: string; readonly call: RequestContext; readonly key: Buffer },
): Promise<Result<Booking, ApiFailure>> {
  const link = readMeetingToken(token, key, call.edition.id);
  const asked = link === null ? null : await findAsked(database, link);
  if (link === null || asked === null) return noMeeting;
  const meeting = await findLastMeeting(database, asked.leadId);
  const isWithAnother = meeting !== null && meeting.executiveId !== asked.executive.id;
  const isStanding = isWithAnother && isStandingAt(meeting, call.now);
  const executive = isStanding ? await findExecutive(database, meeting.executiveId) : null;
  const booking = { link, asked, meeting, executive: executive ?? asked.executive };
  return (await mayHold(database, booking)) ? ok(booking) : handedOver;
}

/** True while a meeting that was read is neither cancelled nor over. */
export function isStandingAt(meeting: KnownMeeting, now: number): boolean {
  const status = statusAt(times(meeting), now);
  return status === 'booked' || status === 'confirmed';
}

/** A meeting that was read as the rules take it. */
export function times({ status, startsAt, endsAt }: KnownMeeting) {
  return { status, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}

/** A booking as its page tells it. */
export function wireBooking(
  { link, asked, meeting, executive }: Booking,
  call: RequestContext,
  { catalogue }: Pick<MeetingServices, 'catalogue'>,
): { data: MeetingPlace } {
  const { now } = call;
  const isVisitors = link.party === 'visitor';
  return {
    data: {
      party: link.party,
      productDisplayName: asked.productDisplayName,
      organizationDisplayName: asked.organizationDisplayName,
      executive: {
        nombres: executive.firstNames,
        apellidos: executive.lastNames,
        telefono_1: executive.phone,
        email_corporativo: executive.email,
      },
      externalUrl: outerCalendarOf(executive),
      takenBack: asked.isTakenBack ? { requestUrl: isVisitors ? requestPath(catalogue, asked.productCode, call) : null } : null,
      meeting: meeting && {
        startsAt: meeting.startsAt.toISOString(),
        endsAt: meeting.endsAt.toISOString(),
        hasBegun: meeting.startsAt.getTime() <= now,
        status: statusAt(times(meeting), now),
        timeZone: meeting.timeZone,
        visitorTimeZone: meeting.visitorTimeZone,
      },
    },
  };
}
