import { contactHours } from '@cotejo/core/contact-hours';
import { offeredTimes, type ContactTime } from '@cotejo/core/contact-times';
import type { Edition } from '@cotejo/core/editions';

/** The parts of the day in which people of an edition can choose to be contacted. */
export function timesOffered({ id }: Pick<Edition, 'id'>): readonly ContactTime[] {
  return offeredTimes(contactHours[id]);
}
