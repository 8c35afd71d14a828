import type { ServerApiClient } from '@cotejo/contract/client';
import type { Meeting, MeetingPlace, MeetingSlots } from '@cotejo/contract/meeting';
import { isTimeZone } from '@cotejo/core/zoned-time';
import { isNoMore, isUnknown } from '../content/answered.ts';
import { unavailablePage } from '../layout/unavailable-page.ts';
import { meetingSearch } from './meeting-moment.ts';
import { newStepKey } from './posted-step.ts';

interface OfMeeting {
  /** Of the link that leads to it. */
  readonly token: string;
  readonly place: MeetingPlace;
  /** The zone of who looks at it, where it is known: what a visitor said of theirs is not the executive's. */
  readonly zone: string | null;
}

/** What the page of a meeting shows. */
export type MeetingData =
  | { readonly kind: 'bad-link' }
  /** The link of an executive who has the meeting no more. */
  | { readonly kind: 'handed-over' }
  | (OfMeeting & { readonly kind: 'external'; readonly url: string })
  /** The visitor took the request back: nobody meets about it, and its executive changes nothing. */
  | (OfMeeting & { readonly kind: 'taken-back'; readonly requestUrl: string | null; readonly last: Meeting | null })
  | (OfMeeting & { readonly kind: 'arranged'; readonly meeting: Meeting; readonly done: string | null })
  | (OfMeeting & { readonly kind: 'cancel'; readonly meeting: Meeting })
  /** To the executive, who books none. */
  | (OfMeeting & { readonly kind: 'ended'; readonly last: Meeting; readonly done: string | null })
  | (OfMeeting & {
      readonly kind: 'choose';
      /** Null: there are none to choose from. */
      readonly hours: MeetingSlots | null;
      /** The one that is to be moved; null: another is booked. */
      readonly moved: Meeting | null;
      /** The last one, which stands no more; null: there was none. */
      readonly last: Meeting | null;
      readonly done: string | null;
      readonly isGone: boolean;
    })
  | (OfMeeting & {
      readonly kind: 'review';
      readonly startsAt: string;
      readonly hours: MeetingSlots;
      readonly moved: Meeting | null;
      /** With which it is sent, once however often. */
      readonly key: string;
    });

/** True while a meeting is booked: neither cancelled nor over. */
export function isStanding(meeting: Meeting | null): meeting is Meeting {
  return meeting?.status === 'booked' || meeting?.status === 'confirmed';
}

/** The same beginning however it is written; null: it is no free one. */
function freeAt(hours: MeetingSlots | null, start: string | null): string | null {
  const all = hours?.days.flatMap(({ slots }) => slots) ?? [];
  return all.find(({ startsAt }) => startsAt === start)?.startsAt ?? null;
}

/** The calls that it takes, of a server or a browser. */
type MeetingApi = Pick<ServerApiClient, 'getMeeting' | 'listMeetingSlots'>;

interface Asked {
  readonly token: string;
  readonly search: URLSearchParams;
}

/** What the address of a meeting's page leads to now: the hours to choose from, one to look over, or the meeting as it stands. */
export async function loadMeeting(api: MeetingApi, { token, search }: Asked): Promise<MeetingData> {
  const found = await api.getMeeting({ params: { token } });
  if (!found.ok) {
    if (isNoMore(found.error)) return { kind: 'handed-over' };
    if (isUnknown(found.error)) return { kind: 'bad-link' };
    throw unavailablePage(found.error);
  }
  const place = found.value.data;
  const { meeting, externalUrl } = place;
  const isVisitors = place.party === 'visitor';
  const told = search.get(meetingSearch.zone) ?? (isVisitors ? meeting?.visitorTimeZone : null) ?? null;
  const ofMeeting = { token, place, zone: told !== null && isTimeZone(told) ? told : null };
  // Of a request that was taken back a meeting that stands can only be cancelled.
  const moves = search.has(meetingSearch.move) && place.takenBack === null;
  const done = search.get(meetingSearch.done);
  const isOver = place.takenBack !== null && (!isVisitors || !isStanding(meeting) || meeting.hasBegun);
  if (place.takenBack !== null && isOver) return { kind: 'taken-back', ...ofMeeting, ...place.takenBack, last: meeting };
  if (isStanding(meeting) && (!moves || meeting.hasBegun)) {
    if (search.has(meetingSearch.cancel) && !meeting.hasBegun) return { kind: 'cancel', ...ofMeeting, meeting };
    return { kind: 'arranged', ...ofMeeting, meeting, done };
  }
  if (!isVisitors && meeting !== null && !isStanding(meeting)) return { kind: 'ended', ...ofMeeting, last: meeting, done };
  if (externalUrl !== null) return { kind: 'external', ...ofMeeting, url: externalUrl };
  const free = await api.listMeetingSlots({ params: { token } });
  if (!free.ok && !isUnknown(free.error)) throw unavailablePage(free.error);
  const hours = free.ok && free.value.data.days.length > 0 ? free.value.data : null;
  const moved = isStanding(meeting) ? meeting : null;
  const start = search.get(meetingSearch.start);
  const startsAt = freeAt(hours, start);
  if (hours !== null && startsAt !== null) return { kind: 'review', ...ofMeeting, startsAt, hours, moved, key: newStepKey() };
  const isGone = search.has(meetingSearch.gone) || start !== null;
  return { kind: 'choose', ...ofMeeting, hours, moved, last: moved === null ? meeting : null, done, isGone };
}
