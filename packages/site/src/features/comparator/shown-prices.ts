import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { PriceUnit } from '@cotejo/contract/price-unit';
import { limitText } from '../../price/amount-text.ts';
import type { PriceSetting } from '../../price/price-view.ts';

/** What the prices of a list are shown in, and how one is written. */
export interface ShownPrices {
  readonly unit: PriceUnit;
  readonly write: (shown: number) => string;
}

/**
 * What a list shows its prices in, as its cards do (decision 0364): UF where it was chosen and the list is in the edition's currency,
 * a year where all its products are paid by the year, else a month, or one payment where all are paid once.
 */
export function shownPrices(
  { currency, paid }: Pick<ComparatorAnswer, 'currency' | 'paid'>,
  { edition, uf: ufOfDay, inUf }: PriceSetting,
): ShownPrices {
  const uf = inUf && currency === edition.currency ? ufOfDay : null;
  const code = (uf && edition.indexedUnit) ?? currency;
  return {
    unit: { rate: uf?.valor ?? 1, months: paid === 'year' ? 12 : 1 },
    write: (value) => limitText({ value, unit: { code } }, edition),
  };
}
