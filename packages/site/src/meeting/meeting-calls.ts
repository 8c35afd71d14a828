import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { meetingCalls } from '@cotejo/contract/meeting-calls';
import type { MeetingEndpoints } from '@cotejo/contract/meeting-endpoints';
import { pageVersion } from '../page-version.ts';
import { forcesRefresh } from '../traffic/forces-refresh.ts';
import { loadMeeting, type MeetingData } from './load-meeting.ts';
import { meetingSearch } from './meeting-moment.ts';

/** Who calls for which meeting. */
export interface MeetingCaller {
  readonly transport: Transport;
  /** Of the edition, as calls say it. */
  readonly country: string;
  /** Own path of the meeting's page. */
  readonly url: string;
}

/** The calls of a meeting's link, as a browser makes them. */
export function meetingApi({ transport, country }: MeetingCaller) {
  const headers = { 'x-country': country, 'x-qpversion': pageVersion() };
  return createBrowserClient<MeetingEndpoints>(meetingCalls, transport, { headers, forcesRefresh });
}

/** The token of a meeting's own path. */
export function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** The meeting as it stands, to a visitor who is where this browser is. */
export function wholeMeeting(): URLSearchParams {
  return new URLSearchParams({ [meetingSearch.zone]: Intl.DateTimeFormat().resolvedOptions().timeZone });
}

/** What a part of a meeting shows; null: it cannot be had now. */
export async function bringMeeting(caller: MeetingCaller, search: URLSearchParams): Promise<MeetingData | null> {
  return loadMeeting(meetingApi(caller), { token: tokenOf(caller.url), search }).catch(() => null);
}

/** The hours that can be chosen for a first meeting; null: there are none, one stands or stood already, or nothing can be told. */
export async function bringFirstHours(caller: MeetingCaller): Promise<MeetingData | null> {
  const shown = await bringMeeting(caller, wholeMeeting());
  return shown?.kind === 'choose' && shown.hours !== null && shown.last === null ? shown : null;
}
