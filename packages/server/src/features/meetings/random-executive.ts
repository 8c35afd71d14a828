import type { RequestContext } from '../../platform/http/handlers.ts';
import { outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { readFreeHours } from './free-hours.ts';
import type { MeetingServices } from './meeting-call.ts';
import { readMeetingExecutives, type MeetingExecutive } from './random-executive-store.ts';

export interface MeetingRouteServices extends MeetingServices {
  /** A whole number from 0 to below the given one, each as likely. */
  readonly pick: (below: number) => number;
}

/**
 * Any executive of a business line with whom a meeting can be had, each as likely: by their calendar elsewhere, or by ours with an hour
 * that is free. Null: nobody.
 */
export async function randomExecutive(
  line: string,
  { edition, today, now }: Pick<RequestContext, 'edition' | 'today' | 'now'>,
  { database, pick }: Pick<MeetingRouteServices, 'database' | 'pick'>,
): Promise<MeetingExecutive | null> {
  const left = [...(await readMeetingExecutives(database, { edition: edition.id, line, today }))];
  while (left.length > 0) {
    const [executive] = left.splice(pick(left.length), 1);
    if (executive === undefined) return null;
    if (outerCalendarOf(executive) !== null) return executive;
    const free = await readFreeHours(database, { executive, edition: edition.id, now, except: null, at: null });
    if (free !== null && free.slots.length > 0) return executive;
  }
  return null;
}
