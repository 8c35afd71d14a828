import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CallFailure } from '@cotejo/contract/client';
import type { ComparatorEvent } from '@cotejo/contract/comparator-event';
import { ok, type Result } from '@cotejo/core/result';
import type { SiteContext } from '../../page-context.ts';

/** A season whose address shows a comparator (A2.2-013, decision 41). */
export interface Season extends Pick<ComparatorEvent, 'title' | 'logo' | 'image' | 'url' | 'finish'> {
  /** Its own address: the comparator's and its last segment. */
  readonly path: string;
  /** 'open' shows its banner; 'closed' is over; 'hidden' has not begun, or is not to be shown. */
  readonly state: 'open' | 'closed' | 'hidden';
}

/** A season and the comparator that it shows. */
export interface SeasonPage {
  readonly season: Season;
  readonly comparator: ComparatorAnswer;
}

/** Where an event is at a moment in milliseconds (decision 41): its finish is no longer part of it. */
export function seasonState(
  { show, start, finish }: Pick<ComparatorEvent, 'show' | 'start' | 'finish'>,
  now: number,
): Season['state'] {
  if (!show || now < Date.parse(start)) return 'hidden';
  return now < Date.parse(finish) ? 'open' : 'closed';
}

/** The address of an event's own comparator. */
function seasonPath({ comparatorPath, comparatorRelativePath }: ComparatorEvent): string {
  return `${comparatorPath}/${comparatorRelativePath}`;
}

function seasonOf(event: ComparatorEvent, now: number): Season {
  const { title, logo, image, url, finish } = event;
  return { title, logo, image, url, finish, path: seasonPath(event), state: seasonState(event, now) };
}

/** What seasons are for a comparator's own address at a moment. */
export interface SeasonNow {
  /** The one that is on, with the way to its page; null: none is, or it cannot be told. */
  readonly season: Season | null;
  /** When the next one begins or ends, in milliseconds since 1970; null: none does. */
  readonly seasonChangesAt: number | null;
}

/** The first start or finish after a moment, of seasons that are to be shown. */
function nextChange(events: readonly ComparatorEvent[], now: number): number | null {
  const moments = events.filter(({ show }) => show).flatMap(({ start, finish }) => [Date.parse(start), Date.parse(finish)]);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** The season that is on at a comparator's own address, and when that changes. */
export async function seasonNowAt({ api, now }: Pick<SiteContext, 'api' | 'now'>, comparatorPath: string): Promise<SeasonNow> {
  const events = await api.listComparatorEvents({});
  if (!events.ok) return { season: null, seasonChangesAt: null };
  const moment = now();
  const own = events.value.data.filter((event) => event.comparatorPath === comparatorPath);
  const open = own.map((event) => seasonOf(event, moment)).find(({ state }) => state === 'open');
  return { season: open ? { ...open, url: open.path } : null, seasonChangesAt: nextChange(own, moment) };
}

/** The season that a path is of, in any letter case, with its comparator; null where there is none. */
export async function findSeason(
  { api, browsing, now }: Pick<SiteContext, 'api' | 'browsing' | 'now'>,
  path: string,
): Promise<Result<SeasonPage | null, CallFailure>> {
  const [events, comparators] = await Promise.all([api.listComparatorEvents({}), browsing.listComparators({})]);
  if (!events.ok) return events;
  if (!comparators.ok) return comparators;
  const event = events.value.data.find((known) => seasonPath(known).toLowerCase() === path.toLowerCase());
  const comparator = comparators.value.data.find(({ url }) => url === event?.comparatorPath);
  if (event === undefined || comparator === undefined) return ok(null);
  return ok({ comparator, season: seasonOf(event, now()) });
}
