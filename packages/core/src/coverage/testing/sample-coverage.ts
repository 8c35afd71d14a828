import { plainDate } from '../../dates/plain-date.ts';
import type { CareBasket } from '../care-basket.ts';
import { careBasketOn } from '../estimate-care.ts';

/** The basket that the golden cases were worked out with. */
export function chileBasket(): CareBasket {
  const basket = careBasketOn('chile', plainDate('2026-11-20'));
  if (!basket) throw new Error('Chile has no basket on the day of the golden cases');
  return basket;
}
