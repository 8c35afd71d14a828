import { addMonths, plainDate, type PlainDate } from '../dates/plain-date.ts';
import type { Edition } from '../editions/edition.ts';

/** How long a product counts as new at most (A9-35). */
const monthsOfNewness = 2;

/** First day of a day's month. */
function monthOf(day: PlainDate): PlainDate {
  return plainDate(`${day.slice(0, 7)}-01`);
}

/**
 * True from the day a product becomes available for as long as its edition counts it as new: until the day before it has been so for
 * two months (C9-30), or to the end of the month after the one it began in (C9-31). Neither is more than two months (A9-35).
 */
export function isNewOn(availableFrom: PlainDate | null, today: PlainDate, { newness }: Pick<Edition, 'newness'>): boolean {
  if (availableFrom === null || today < availableFrom) return false;
  switch (newness) {
    case 'two-months':
      return today < addMonths(availableFrom, monthsOfNewness);
    case 'this-month-or-last':
      return today < addMonths(monthOf(availableFrom), monthsOfNewness);
  }
}
