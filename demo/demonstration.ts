import type { CustomerProfile, Product, SalesChannel } from '@cotejo/core/catalogue';
import { addDays, type PlainDate, plainDate } from '@cotejo/core/dates';
import { type Currency, moneyOf } from '@cotejo/core/money';
import type { SeededRandom } from './seeded-random.ts';

/** The day this demonstration was written for: sheets are dated, and plans are new, from it. */
export const demonstrationDay: PlainDate = plainDate('2026-11-20');
/** Date printed on the demonstration sheets. */
export const sheetDay: PlainDate = plainDate('2026-11-02');
export const demonstrationSource = 'Catálogo de demostración de Cotejo';

export type Standing = Pick<Product, 'isPromoted' | 'isExclusive' | 'isPopular' | 'availableFrom' | 'availableTo' | 'customers'>;

/** Monthly incomes of a country's typical customers: whole steps of its currency, from and to both included. */
export interface IncomeScale {
  readonly currency: Currency;
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

export const chileIncomes: IncomeScale = { currency: 'CLP', step: 100_000, from: 7, to: 42 };

/** Invented typical customers of one product. */
function typicalCustomers(random: SeededRandom, { currency, step, from, to }: IncomeScale): CustomerProfile {
  return {
    age: random.integer(24, 58),
    womenShare: random.integer(30, 70) / 100,
    monthlyIncome: moneyOf(random.integer(from, to) * step, currency, 'month'),
    dependants: random.integer(0, 3),
  };
}

/** Badges, first day on sale and typical customers: few are promoted, about one in fourteen came in the last two months. */
export function standing(random: SeededRandom, incomes: IncomeScale): Standing {
  const isNew = random.chance(0.07);
  return {
    isPromoted: random.chance(0.03),
    isExclusive: random.chance(0.04),
    isPopular: random.chance(0.06),
    availableFrom: addDays(demonstrationDay, isNew ? -random.integer(2, 50) : -random.integer(90, 900)),
    availableTo: null,
    customers: random.chance(0.08) ? null : typicalCustomers(random, incomes),
  };
}

/** Shares of the ways to buy, each 0 to 1; the rest is sold by an executive. */
export interface ChannelShares {
  readonly mixed: number;
  readonly online: number;
  readonly external: number;
}

/** Draws how one product is sold. */
export function salesChannels(random: SeededRandom, { mixed, online, external }: ChannelShares): readonly SalesChannel[] {
  const draw = random.next();
  if (draw < mixed) return ['QpMixSale'];
  if (draw < mixed + online) return ['QpOnlineSale'];
  return draw < mixed + online + external ? ['ExternalOnlineSale'] : ['ExecutiveEmployee'];
}
