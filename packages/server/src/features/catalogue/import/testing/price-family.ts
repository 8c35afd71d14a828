import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { plainDate } from '@cotejo/core/dates';
import { toNumber, type Currency } from '@cotejo/core/money';
import { peopleOnly, type Household } from '@cotejo/core/people';
import { preparePricing, type PriceForHousehold, type ProductPricer } from '@cotejo/core/pricing';

export interface Family {
  /** Ages of the visitor and the partner. */
  readonly adults: readonly [number] | readonly [number, number];
  readonly children?: readonly number[];
  readonly region: string;
}

function householdOf({ adults, children = [], region }: Family): Household {
  const adult = (age: number) => ({ age, sex: 'Femenino', income: null }) as const;
  const [first, second] = adults;
  return {
    ...peopleOnly,
    contributors: second === undefined ? [adult(first)] : [adult(first), adult(second)],
    dependants: children.map((age) => ({ age, sex: 'Masculino', relationship: 'Hijo/Hija' })),
    regionCode: region,
  };
}

/** The core's pricer for a family of the international edition, in the currency of one of its comparators. */
export function pricerFor(family: Family, currency: Currency): ProductPricer {
  const context = { today: plainDate('2026-11-20'), uf: null, currency, catalogueVersion: 'test' };
  return preparePricing(householdOf(family), context);
}

export function productOf(snapshot: CatalogueSnapshot, code: string): Product {
  const product = snapshot.products.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`no product ${code}`);
  return product;
}

/** What each person pays, or the first reason why there is no price. */
export function shares({ people }: PriceForHousehold): readonly (number | string | undefined)[] {
  return people.map(({ outcome }) => {
    if (outcome.kind === 'tariff') return toNumber(outcome.amount);
    return outcome.kind === 'uninsurable' ? outcome.reasons[0]?.kind : outcome.kind;
  });
}
