import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { FollowedPrice } from '@cotejo/core/followed-price';
import { currencies, Money, periods } from '@cotejo/core/money';

/** What one alert tells: another price, or that the product is sold no more, as found on a day. */
export type PriceNews =
  | { readonly kind: 'price'; readonly day: PlainDate; readonly price: FollowedPrice }
  | { readonly kind: 'gone'; readonly day: PlainDate };

/** News as the occasion of its message, by which the next round knows what was told: '2026-12-01 price 535000 UF month 2'. */
export function occasionOf(news: PriceNews): string {
  if (news.kind === 'gone') return `${news.day} gone`;
  const { amount, insured } = news.price;
  return [news.day, 'price', amount.units, amount.currency, amount.period, insured].join(' ');
}

const count = /^\d{1,15}$/;

/** The news that an occasion holds; null: it holds none. */
export function newsOf(occasion: string): PriceNews | null {
  const [day = '', kind, units = '', currencyName, periodName, insured = ''] = occasion.split(' ');
  if (!isPlainDate(day)) return null;
  if (kind === 'gone') return { kind, day };
  const currency = currencies.find((known) => known === currencyName);
  const period = periods.find((known) => known === periodName);
  if (kind !== 'price' || currency === undefined || period === undefined) return null;
  if (!count.test(units) || !count.test(insured)) return null;
  return { kind, day, price: { amount: new Money(Number(units), currency, period), insured: Number(insured) } };
}
