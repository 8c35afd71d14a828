import { addMonths, type PlainDate } from '../dates/plain-date.ts';

/** How long a product counts as new. */
const monthsOfNewness = 2;

/** True from the day a product becomes available until the day before it has been so for two months (A9-35). */
export function isNewOn(availableFrom: PlainDate | null, today: PlainDate): boolean {
  return availableFrom !== null && availableFrom <= today && today < addMonths(availableFrom, monthsOfNewness);
}
