import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import type { Comparator } from '@cotejo/core/catalogue';
import { editionOf } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { completeHousehold, type Household, type HouseholdDraft } from '@cotejo/core/people';
import { priceProduct, type PriceForHousehold } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demonstrationDay } from '../demonstration.ts';

function householdOf(draft: HouseholdDraft): Household {
  const made = completeHousehold(draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** The family that a comparator is first shown with (decision 26), with what a test changes of it. */
export function exampleOf(
  content: CatalogueContent,
  { example }: Pick<Comparator, 'example'>,
  changed: HouseholdDraft | null = null,
): Household {
  const { currency, exampleProfile } = editionOf(content.edition);
  const { company, monthlyIncome } = example;
  const payroll = company?.monthlyPayroll ?? null;
  return householdOf({
    contributors: [
      {
        age: example.age ?? exampleProfile.age,
        sex: example.sex ?? exampleProfile.sex,
        ...(monthlyIncome === undefined ? {} : { income: moneyOf(monthlyIncome, currency, 'month') }),
      },
    ],
    dependants: [],
    regionCode: example.regionCode ?? null,
    pets: example.pets ?? [],
    company: company ? { ...company, monthlyPayroll: payroll === null ? null : moneyOf(payroll, currency, 'month') } : null,
    tripDays: example.tripDays ?? null,
    zone: example.zone ?? null,
    ...changed,
  });
}

/** The price of one product of a layer, on the demonstration's day. */
export function priced(content: CatalogueContent, code: string, household: Household): PriceForHousehold {
  const product = snapshotOfContents([content]).products.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`no product ${code}`);
  const { currency } = editionOf(content.edition);
  return priceProduct(product, household, { today: demonstrationDay, uf: null, currency, catalogueVersion: 'demo' });
}

export function comparatorAt(content: CatalogueContent, url: string): Omit<Comparator, 'id'> {
  const found = content.comparators.find((comparator) => comparator.url === url);
  if (!found) throw new Error(`no comparator ${url}`);
  return found;
}
