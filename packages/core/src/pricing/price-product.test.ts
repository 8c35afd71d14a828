import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { add, compareMoney, convert, Money, moneyOf, rateOf, sum, zero } from '../money/money.ts';
import { peopleOnly, relationships, sexes, type Contributor, type Dependant, type Household } from '../people/household.ts';
import { tariffWith } from '../comparison/testing/sample-catalogue.ts';
import { gesPrices } from './parameters.ts';
import { preparePricing, priceProduct, type PricedProduct, type PricingContext } from './price-product.ts';

const today = plainDate('2026-07-09');
const context: PricingContext = {
  today,
  uf: { rate: rateOf('40844.79', 'UF', 'CLP'), date: today, status: 'of-the-day' },
  currency: 'CLP',
  catalogueVersion: 'v7',
};

const age = fc.integer({ min: 0, max: 120 });
const contributor = fc.record({ age, sex: fc.constantFrom(...sexes), income: fc.constant(null) });
const dependant = fc.record({ age, sex: fc.constantFrom(...sexes), relationship: fc.constantFrom(...relationships) });
const household: fc.Arbitrary<Household> = fc.record({
  contributors: fc.oneof(
    contributor.map((one): readonly [Contributor] => [one]),
    fc.tuple(contributor, contributor).map((two): readonly [Contributor, Contributor] => two),
  ),
  dependants: fc.array(dependant, { maxLength: 8 }),
  regionCode: fc.constant('13'),
  pets: fc.constant([]),
  company: fc.constant(null),
  tripDays: fc.constant(null),
  zone: fc.constant(null),
});
/** Base prices have at most four decimals: multiples of ten units of 0.00001 UF. */
const plan: fc.Arbitrary<PricedProduct> = fc
  .tuple(fc.constantFrom(...gesPrices.keys()), fc.integer({ min: 1000, max: 100_000 }))
  .map(([isapreCode, tenThousandths]) => ({
    id: tenThousandths,
    code: `plan-${tenThousandths}`,
    pricing: { kind: 'isapre', isapreCode, basePrice: new Money(tenThousandths * 10, 'UF', 'month') },
  }));

function withDependant(family: Household, child: Dependant): Household {
  return { ...family, dependants: [...family.dependants, child] };
}

describe('priceProduct', () => {
  it('gives the same price prepared for many products as alone (decision 24)', () => {
    fc.assert(
      fc.property(household, fc.array(plan, { maxLength: 6 }), (family, products) => {
        const price = preparePricing(family, context);
        for (const product of products) expect(price(product)).toEqual(priceProduct(product, family, context));
      }),
    );
  });

  it('splits an isapre price into parts that sum to it exactly, and rounds pesos once', () => {
    fc.assert(
      fc.property(household, plan, (family, product) => {
        const price = priceProduct(product, family, context);
        const parts = price.people.flatMap(({ outcome }) => {
          if (outcome.kind === 'factor') return [outcome.plan, outcome.ges];
          return outcome.kind === 'ges-only' ? [outcome.ges] : [];
        });
        expect(sum(parts, zero('UF', 'month'))).toEqual(price.totalInUnit);
        expect(add(price.planPart!, price.gesPart!)).toEqual(price.totalInUnit);
        expect(convert(price.totalInUnit!, context.uf!.rate)).toEqual(price.total);
      }),
    );
  });

  it('does not look at sex or relationship in an isapre price (decision 21)', () => {
    fc.assert(
      fc.property(household, plan, (family, product) => {
        const [first, second] = family.contributors;
        const uniform: Household = {
          ...family,
          contributors: second
            ? [
                { ...first, sex: 'Femenino' },
                { ...second, sex: 'Femenino' },
              ]
            : [{ ...first, sex: 'Femenino' }],
          dependants: family.dependants.map((person) => ({ ...person, sex: 'Femenino', relationship: 'Otro' })),
        };
        expect(priceProduct(product, uniform, context).total).toEqual(priceProduct(product, family, context).total);
      }),
    );
  });

  it('never gets cheaper with one more dependant, and by the GES price alone under two (C4-08, C4-09)', () => {
    fc.assert(
      fc.property(household, plan, dependant, (family, product, child) => {
        const before = priceProduct(product, family, context);
        const after = priceProduct(product, withDependant(family, child), context);
        expect(compareMoney(after.total!, before.total!)).toBeGreaterThan(0);
        if (child.age < 2) expect(after.planPart).toEqual(before.planPart);
        else expect(compareMoney(after.planPart!, before.planPart!)).toBeGreaterThan(0);
      }),
    );
  });

  it('names product, UF and the parameters it was worked out with', () => {
    const product: PricedProduct = {
      id: 12,
      code: 'VT-1',
      pricing: { kind: 'isapre', isapreCode: '80', basePrice: moneyOf('1.29', 'UF', 'month') },
    };
    const family: Household = {
      contributors: [
        { age: 34, sex: 'Femenino', income: null },
        { age: 33, sex: 'Masculino', income: null },
      ],
      dependants: [{ age: 1, sex: 'Femenino', relationship: 'Hijo/Hija' }],
      regionCode: '13',
      ...peopleOnly,
    };
    const price = priceProduct(product, family, context);
    expect(price).toMatchObject({
      productId: 12,
      productCode: 'VT-1',
      exchange: context.uf,
      profilesEvaluated: 3,
      profilesWithPrice: 3,
    });
    expect(price.tariffVersion).toBe('factores-2020-04-01+ges-2026-01-01+base-1.29');
    expect(price.people.map(({ role, index, outcome }) => [role, index, outcome.kind])).toEqual([
      ['contributor', 0, 'factor'],
      ['partner', 0, 'factor'],
      ['dependant', 0, 'ges-only'],
    ]);
  });
});

describe('a price without a rate', () => {
  const family: Household = {
    contributors: [{ age: 30, sex: 'Femenino', income: null }],
    dependants: [],
    regionCode: null,
    ...peopleOnly,
  };
  const tariff = tariffWith([{ ageFrom: 0, ageTo: 75, sex: null, role: null, amount: moneyOf('120.5', 'USD', 'year') }]);
  const product: PricedProduct = { id: 3, code: 'W', pricing: { kind: 'tariff', tariffs: [tariff], minimumEmployees: null } };

  it('has no total in the edition’s currency, and keeps its own', () => {
    const price = priceProduct(product, family, context);
    expect(price.total).toBeNull();
    expect(price.totalInUnit).toEqual(moneyOf('120.5', 'USD', 'year'));
  });

  it('has its total where the edition’s currency is its own', () => {
    const price = priceProduct(product, family, { ...context, currency: 'USD', uf: null });
    expect(price.total).toEqual(moneyOf('120.5', 'USD', 'year'));
    expect(price.totalInUnit).toBeNull();
  });
});
