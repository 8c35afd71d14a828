import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/catalogue.ts';
import { moneyOf, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { betterPlanPercent, coversAsMuch, findBetterPlan, isBetterPlan, type BetterPlan } from './better-plan.ts';
import { contextOf, flatPrice, insuranceComparator, onlyBabies, oneAdult, pesos, product } from './testing/sample-catalogue.ts';

const percentage = fc.constantFrom(null, 70, 80);
const clinicOf = (clinicId: number, hospitalaria: number | null) => ({
  clinicId,
  hospitalaria,
  ambulatoria: null,
  urgencia: null,
});
const products: fc.Arbitrary<readonly Product[]> = fc
  .array(
    fc.record({
      price: fc.integer({ min: 90, max: 110 }),
      score: fc.constantFrom(null, 50, 60),
      hospitalPercentage: percentage,
      ambulatoryPercentage: percentage,
      cap: fc.constantFrom(null, 0, 500, 1000),
      deductible: fc.constantFrom(null, 0, 10),
      featureIds: fc.subarray([1, 2]),
      clinics: fc.constantFrom([], [clinicOf(1, 70)], [clinicOf(1, 80), clinicOf(2, 80)]),
      typeName: fc.constantFrom('COMPLEMENTARIO', 'CATASTROFICO'),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((seeds) =>
    seeds.map(({ price, cap, deductible, hospitalPercentage, ambulatoryPercentage, ...rest }, place) =>
      product(place + 1, {
        ...rest,
        pricing: pesos(price * 100),
        summary: {
          hospitalPercentage,
          ambulatoryPercentage,
          annualCap: cap === null ? null : moneyOf(cap, 'UF', 'year'),
          deductible: deductible === null ? null : moneyOf(deductible, 'UF', 'year'),
        },
      }),
    ),
  );

const found = (all: readonly Product[], own: Product, except?: ReadonlySet<number>): BetterPlan | null => {
  const { snapshot, ...context } = contextOf({ products: all });
  const pricing = { ...context, catalogueVersion: snapshot.version };
  const question = { snapshot, comparator: insuranceComparator, household: oneAdult, context: pricing, product: own };
  return findBetterPlan(except === undefined ? question : { ...question, except });
};
const pricedPlan = (plan: Product) => ({
  product: plan,
  price: priceProduct(plan, oneAdult, { ...contextOf({}), catalogueVersion: 'v1' }),
});

const own = product(1, {
  pricing: pesos(10_000),
  score: 60,
  summary: {
    hospitalPercentage: 80,
    ambulatoryPercentage: null,
    annualCap: moneyOf(500, 'UF', 'year'),
    deductible: moneyOf(2, 'UF', 'year'),
  },
  clinics: [clinicOf(1, 80)],
  featureIds: [1],
});
const cheaper = (changes: Partial<Product> = {}) => ({ ...own, id: 2, code: 'P-2', pricing: pesos(9_500), ...changes });
const isBetter = (changes: Partial<Product>) => isBetterPlan(pricedPlan(cheaper(changes)), pricedPlan(own));

describe('a better plan', () => {
  it('costs at least 5 % less, to the peso', () => {
    expect([isBetter({}), isBetter({ pricing: pesos(9_501) })]).toEqual([true, false]);
  });

  it('has no figure that is worse, and none missing that the other informs', () => {
    const { summary } = own;
    const worse: readonly Partial<Product>[] = [
      { score: 59.99 },
      { score: null },
      { summary: { ...summary, hospitalPercentage: 79 } },
      { summary: { ...summary, hospitalPercentage: null } },
      { summary: { ...summary, annualCap: moneyOf(499, 'UF', 'year') } },
      { summary: { ...summary, annualCap: null } },
      { summary: { ...summary, deductible: moneyOf(3, 'UF', 'year') } },
      { summary: { ...summary, deductible: null } },
      { clinics: [] },
      { clinics: [clinicOf(1, 79)] },
      { featureIds: [2] },
      { typeName: 'CATASTROFICO' },
      { modality: 'Cerrado' },
      { previsions: { isapre: true, fonasa: false } },
      { requirement: [{ percent: 50, previousCoverage: true }] },
    ];
    expect(worse.map(isBetter)).toEqual(worse.map(() => false));
    expect(isBetter({ summary: { ...summary, ambulatoryPercentage: 10 }, score: 70, featureIds: [1, 2] })).toBe(true);
  });

  it('A5-34 takes an annual cap of 0 for none: it is reached by no other cap, and reaches each', () => {
    const capped = (annualCap: Money | null) => product(1, { ...own, summary: { ...own.summary, annualCap } });
    const none = moneyOf(0, 'UF', 'year');
    const caps = [none, moneyOf(0, 'CLP', 'year'), moneyOf(500, 'UF', 'year'), null];
    expect(caps.map((cap) => coversAsMuch(capped(cap), capped(none)))).toEqual([true, true, false, false]);
    expect(caps.map((known) => coversAsMuch(capped(none), capped(known)))).toEqual([true, true, true, true]);
  });

  it('is for everybody of the family', () => {
    expect(isBetter({ pricing: flatPrice(moneyOf(9_000, 'CLP', 'month'), 20) })).toBe(false);
  });

  it('is not claimed of one that informs nothing', () => {
    const silent = product(3);
    expect(coversAsMuch(product(4), silent)).toBe(false);
  });

  it('is the cheapest of all that are better, whatever the catalogue, and never the plan itself', () => {
    let count = 0;
    fc.assert(
      fc.property(products, (all) => {
        const [first] = all;
        if (first === undefined) return;
        const mine = pricedPlan(first);
        const better = all.map(pricedPlan).filter((plan) => isBetterPlan(plan, mine));
        const cheapest = Math.min(...better.map(({ price }) => price.total?.units ?? Infinity));
        const result = found(all, first);
        expect(result?.better.price.total?.units ?? Infinity).toBe(cheapest);
        if (result === null) return;
        count += 1;
        expect(result.better.product.id).not.toBe(first.id);
        expect(cheapest * 100).toBeLessThanOrEqual((mine.price.total?.units ?? 0) * betterPlanPercent);
      }),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThan(0);
  });

  it('is the next cheapest where the cheapest is not looked for', () => {
    const all = [own, cheaper({ pricing: pesos(8_000) }), cheaper({ id: 3, code: 'P-3' })];
    const ids = [[], [2], [2, 3]].map((except) => found(all, own, new Set(except))?.better.product.id);
    expect(ids).toEqual([2, 3, undefined]);
  });

  it('is not looked for where none can be: no price, none for everybody, or no figure to be reached', () => {
    const { snapshot, ...context } = contextOf({ products: [own] });
    const unread = {
      ...snapshot,
      get products(): never {
        throw new Error('the catalogue was looked through');
      },
    };
    const older = { age: 50, sex: 'Femenino', relationship: 'Otro' } as const;
    const look = (product: Product, household: Household = oneAdult) =>
      findBetterPlan({
        snapshot: unread,
        comparator: insuranceComparator,
        household,
        context: { ...context, catalogueVersion: snapshot.version },
        product,
      });
    const silent = { ...own.summary, hospitalPercentage: null, ambulatoryPercentage: null };
    expect(look(cheaper({ pricing: onlyBabies() }))).toBeNull();
    expect(
      look(cheaper({ pricing: flatPrice(moneyOf(9_000, 'CLP', 'month'), 40) }), { ...oneAdult, dependants: [older] }),
    ).toBeNull();
    expect(look(cheaper({ score: null, summary: silent }))).toBeNull();
    expect(() => look(own)).toThrow('the catalogue was looked through');
  });

  it('is found behind more plans than one page of a comparison has, and not among those sold no more', () => {
    const many = Array.from({ length: 150 }, (_, place) =>
      cheaper({ id: place + 10, code: `Q-${place}`, score: 90, clinics: [] }),
    );
    expect(found([own, ...many, cheaper()], own)?.better.product.id).toBe(2);
    expect(found([own, cheaper({ salesChannels: [] })], own)).toBeNull();
  });
});
