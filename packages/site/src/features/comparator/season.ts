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

/** The season that is on at a comparator's own address, with the way to its page; null where none is, or it cannot be told. */
export async function openSeasonOf(
  { api, now }: Pick<SiteContext, 'api' | 'now'>,
  comparatorPath: string,
): Promise<Season | null> {
  const events = await api.listComparatorEvents({});
  if (!events.ok) return null;
  const own = events.value.data.filter((event) => event.comparatorPath === comparatorPath);
  const open = own.map((event) => seasonOf(event, now())).find(({ state }) => state === 'open');
  return open ? { ...open, url: open.path } : null;
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
