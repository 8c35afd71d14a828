import type { Comparator, Product } from '@cotejo/core/catalogue';
import { type PlainDate, plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { type Currency, moneyOf, rateOf } from '@cotejo/core/money';
import { completeHousehold, type Household, type HouseholdDraft } from '@cotejo/core/people';
import { priceProduct, type PriceForHousehold, type PricingContext, type UfValue } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { chileFonasa } from '../fonasa.ts';
import { indicatorValues } from '../indicators.ts';
import { chileInsurances } from '../insurances.ts';
import { chileIsapres } from '../isapres.ts';

/** The whole demonstration of Chile, as publishing it gives. */
export const snapshot = snapshotOfContents([chileIsapres(), chileInsurances(), chileFonasa()]);

const { exampleProfile } = editionOf('chile');

function newest(indicator: 'UF' | 'USD', currency: Currency): UfValue {
  const stored = indicatorValues.findLast((value) => value.indicator === indicator);
  if (!stored) throw new Error(`no ${indicator}`);
  return { rate: rateOf(stored.value, currency, 'CLP'), date: stored.date, status: 'older' };
}

/** Prices of a day with the newest stored UF and dollar. */
export function contextOn(today: PlainDate): PricingContext {
  return { today, uf: newest('UF', 'UF'), rates: [newest('USD', 'USD')], currency: 'CLP', catalogueVersion: 'demo' };
}

export function householdOf(draft: HouseholdDraft): Household {
  const made = completeHousehold(draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** The family that a comparator is first shown with (decision 26). */
export function exampleOf({ example }: Pick<Comparator, 'example'>): Household {
  const { company, pets, tripDays, zone } = example;
  return householdOf({
    contributors: [
      {
        age: example.age ?? exampleProfile.age,
        sex: example.sex ?? exampleProfile.sex,
        income: moneyOf(exampleProfile.income ?? '0', 'CLP', 'month'),
      },
    ],
    dependants: [],
    regionCode: example.regionCode ?? exampleProfile.regionCode,
    pets: pets ?? [],
    company: company ? { ...company, monthlyPayroll: null } : null,
    tripDays: tripDays ?? null,
    zone: zone ?? null,
  });
}

export function comparatorAt(url: string): Comparator {
  const found = snapshot.comparators.find((comparator) => comparator.url === url);
  if (!found) throw new Error(`no comparator ${url}`);
  return found;
}

export function productOf(code: string): Product {
  const found = snapshot.products.find((product) => product.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}

export function priceOf(product: Product, household: Household, today: PlainDate = plainDate('2026-11-20')): PriceForHousehold {
  return priceProduct(product, household, contextOn(today));
}

/** Pesos, or null where nobody is insurable. */
export function pesos(product: Product, household: Household, today?: PlainDate): number | null {
  return priceOf(product, household, today).total?.units ?? null;
}
