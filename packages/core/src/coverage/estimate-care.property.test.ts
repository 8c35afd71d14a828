import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import type { PlannedVisit } from './care-basket.ts';
import { healthSystems } from './care-cost.ts';
import { careServiceFacts, careServices } from './care-services.ts';
import type { CoveredProduct } from './covered-product.ts';
import { paymentRules, total } from './estimate-care.ts';
import { exactUnits } from './exact-units.ts';
import { settleVisits, type SettledService } from './settle-visits.ts';
import { chileBasket } from './testing/sample-coverage.ts';
import { workExample } from './work-example.ts';

const basket = chileBasket();
const runs = { numRuns: 500 };
type Row = CoveredProduct['coverages'][number];

const codes = [...new Set(careServices.flatMap((service): readonly string[] => careServiceFacts[service].benefitCodes))];
const limits = [
  ['top_amount', 'UF'],
  ['daily_top', 'UF/Día'],
  ['weekly_top', 'UF/Semana'],
  ['monthly_top', 'UF/Mes'],
  ['yearly_top', 'UF/Año'],
  ['max_coverage', 'UF'],
] as const;
const tenths = (most: number) => fc.integer({ min: 1, max: most }).map((number) => number / 10);

const benefitRows: fc.Arbitrary<readonly Row[]> = fc
  .record({
    benefitCode: fc.constantFrom(...codes),
    percentage: fc.integer({ min: 0, max: 100 }),
    limits: fc.uniqueArray(fc.tuple(fc.constantFrom(...limits), tenths(200)), { selector: ([[key]]) => key, maxLength: 3 }),
  })
  .map(({ benefitCode, percentage, limits: chosen }) => [
    { benefitCode, clinicCode: null, amountKey: 'percentage', minAmount: percentage, maxAmount: percentage, unit: '%' },
    ...chosen.map(([[amountKey, unit], amount]) => ({
      benefitCode,
      clinicCode: null,
      amountKey,
      minAmount: amount,
      maxAmount: amount,
      unit,
    })),
  ]);

const products: fc.Arbitrary<CoveredProduct> = fc
  .record({
    modality: fc.constantFrom('Libre Elección', 'Internacional'),
    benefits: fc.uniqueArray(benefitRows, { selector: (rows) => rows[0]!.benefitCode, minLength: 1, maxLength: 8 }),
    annualCap: tenths(1_000),
    deductible: fc.option(tenths(100)),
  })
  .map(({ modality, benefits, annualCap, deductible }) => ({
    kind: 'insurance',
    upperType: 'SEGURO',
    modality,
    previsions: { isapre: true, fonasa: true },
    summary: {
      hospitalPercentage: null,
      ambulatoryPercentage: null,
      annualCap: moneyOf(annualCap, 'UF', 'year'),
      deductible: deductible === null ? null : moneyOf(deductible, 'UF', 'year'),
    },
    coverages: benefits.flat(),
    topsAndDeductibles: [],
  }));

const visits: fc.Arbitrary<readonly PlannedVisit[]> = fc.array(
  fc.record({
    times: fc.integer({ min: 1, max: 15 }),
    visit: fc.array(fc.record({ service: fc.constantFrom(...careServices), units: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  { minLength: 1, maxLength: 5 },
);
const system = fc.constantFrom(...healthSystems);

function settle(product: CoveredProduct, plan: readonly PlannedVisit[], healthSystem: 'isapre' | 'fonasa') {
  const rules = paymentRules(product, plan, { basket, system: healthSystem, place: 'network' });
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return settleVisits(plan, rules.value);
}
const paid = (services: readonly SettledService[]): bigint => total(services, 'paid');

/** The product with every percentage so many points higher, at most 100. */
function withMore(product: CoveredProduct, points: number): CoveredProduct {
  const coverages = product.coverages.map((row) => {
    if (row.amountKey !== 'percentage') return row;
    const percentage = Math.min(100, (row.maxAmount ?? 0) + points);
    return { ...row, minAmount: percentage, maxAmount: percentage };
  });
  return { ...product, coverages };
}

it('every service is paid in full by system, product and patient, and nobody pays less than nothing', () => {
  fc.assert(
    fc.property(products, visits, system, (product, plan, healthSystem) => {
      const settled = settle(product, plan, healthSystem);
      const isWhole = settled.every(({ price, system: first, covered, paid: last, deductible }) => {
        const parts = [first, covered, last, deductible];
        return first + covered + last === price && deductible <= last && parts.every((part) => part >= 0n && part <= price);
      });
      expect(isWhole).toBe(true);
    }),
    runs,
  );
});

it('a higher percentage never costs the patient more', () => {
  fc.assert(
    fc.property(products, visits, system, fc.integer({ min: 1, max: 60 }), (product, plan, healthSystem, points) => {
      const more = paid(settle(withMore(product, points), plan, healthSystem));
      expect(more <= paid(settle(product, plan, healthSystem))).toBe(true);
    }),
    runs,
  );
});

it('more use never costs the patient less, wherever in the year it falls', () => {
  fc.assert(
    fc.property(products, visits, visits, system, fc.nat(4), (product, plan, added, healthSystem, at) => {
      const once = paid(settle(product, plan, healthSystem));
      const withVisit = [...plan.slice(0, at), ...added.slice(0, 1), ...plan.slice(at)];
      expect(paid(settle(product, withVisit, healthSystem)) >= once).toBe(true);
      const oftener = plan.map((visit, index) => (index === 0 ? { ...visit, times: visit.times + 1 } : visit));
      expect(paid(settle(product, oftener, healthSystem)) >= once).toBe(true);
    }),
    runs,
  );
});

it('the deductible is taken at most once a year, and the product never pays more than its annual cap or a benefit’s yearly limit', () => {
  fc.assert(
    fc.property(products, visits, system, (product, plan, healthSystem) => {
      const services = settle(product, plan, healthSystem);
      const { annualCap, deductible } = product.summary;
      const inUnits = (units: number) => exactUnits(units / 1e5) ?? 0n;
      expect(total(services, 'deductible') <= inUnits(deductible?.units ?? 0)).toBe(true);
      expect(total(services, 'covered') <= inUnits(annualCap!.units)).toBe(true);
      for (const row of product.coverages.filter(({ amountKey }) => amountKey === 'yearly_top')) {
        const own = services.filter(({ service }) => {
          const facts = careServiceFacts[service];
          const code = facts.benefitCodes.find((candidate) => product.coverages.some((one) => one.benefitCode === candidate));
          return code === row.benefitCode;
        });
        expect(total(own, 'covered') <= (exactUnits(row.minAmount ?? 0) ?? 0n)).toBe(true);
      }
    }),
    runs,
  );
});

it('a worked example shows what was settled, and names a limit only where the product pays less than its percentage', () => {
  fc.assert(
    fc.property(products, visits, system, (product, [first], healthSystem) => {
      const example = workExample(product, first!.visit, { basket, system: healthSystem });
      if (example.kind !== 'computed') return;
      const settled = settle(product, [{ ...first!, times: 1 }], healthSystem);
      const exact = (amount: { numerator: number; denominator: number }) => amount.numerator / amount.denominator;
      expect(exact(example.paid)).toBeCloseTo(Number(paid(settled)) / 1e13, 9);
      for (const step of example.steps) {
        expect(exact(step.price)).toBeCloseTo(exact(step.system) + exact(step.covered) + exact(step.paid), 9);
      }
    }),
    runs,
  );
});
