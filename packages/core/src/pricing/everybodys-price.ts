import type { PlainDate } from '../dates/plain-date.ts';
import { convert, type Currency, type Money } from '../money/money.ts';
import { withRules } from './price-tariff.ts';
import { tariffOn, type ProductPricing, type UfValue } from './price-product.ts';

/** The day, and the UF that amounts in it are told by. */
interface PriceDay {
  readonly today: PlainDate;
  readonly uf: UfValue | null;
  /** The edition's. */
  readonly currency: Currency;
}

/**
 * What a product costs whoever takes it, the same for all, in a currency of ISO 4217: a policy with one charge, whose every
 * row for who pays it says the same amount. Null where it depends on the family, or when there is no rate of a real day.
 */
export function everybodysPrice(pricing: ProductPricing, { today, uf, currency }: PriceDay): Money | null {
  if (pricing.kind !== 'tariff' || pricing.minimumEmployees !== null) return null;
  const tariff = tariffOn(pricing.tariffs, today);
  if (tariff?.kind !== 'fixed') return null;
  const [first, ...others] = tariff.rows.filter(({ role }) => role !== 'dependant');
  if (first === undefined || others.some(({ amount }) => amount.units !== first.amount.units)) return null;
  const price = withRules(first.amount, tariff);
  if (price === null || price.currency !== 'UF') return price;
  const isReal = uf !== null && uf.status !== 'fallback' && uf.rate.to === currency;
  return isReal ? convert(price, uf.rate) : null;
}
