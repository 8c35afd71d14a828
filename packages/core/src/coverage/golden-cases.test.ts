import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AmountKey } from '../catalogue/content.ts';
import { moneyOf, rateOf, type Currency, type Period } from '../money/money.ts';
import type { PersonPrice } from '../pricing/quote.ts';
import type { Place } from './benefit-rule.ts';
import type { PlannedVisit } from './care-basket.ts';
import type { CostReason, HealthSystem, Use } from './care-cost.ts';
import type { CareService } from './care-services.ts';
import type { CoveredProduct } from './covered-product.ts';
import { costOfVisits, estimateYearlyUse } from './estimate-care.ts';
import { chileBasket } from './testing/sample-coverage.ts';
import { yearlyCost } from './yearly-cost.ts';

type Row = [code: string, key: AmountKey, least: number | null, most: number | null, unit: string, clinic?: string];
interface ProductData {
  kind: CoveredProduct['kind'];
  upperType: string;
  modality?: CoveredProduct['modality'];
  annualCap?: [number, Currency];
  deductible?: [number, Currency];
  rows: Row[];
}
type VisitData = [times: number, ...services: [CareService, number][]];
interface PersonCase {
  name: string;
  product: string;
  system?: HealthSystem;
  place?: Place;
  use?: Use;
  visits?: VisitData[];
  expected?: string;
  missing?: string[];
}
interface FamilyCase {
  name: string;
  product: string;
  premium: [number, Period] | null;
  people: number;
  uf?: string;
  system?: HealthSystem;
  expected?: [number, number, number];
  chosen?: HealthSystem;
  missing?: string[];
}
interface Cases {
  products: Record<string, ProductData>;
  person: PersonCase[];
  family: FamilyCase[];
}

const cases = parse(readFileSync(new URL('cases/costo-anual.yaml', import.meta.url), 'utf8')) as Cases;
const basket = chileBasket();

function productOf(name: string): CoveredProduct {
  const { kind, upperType, modality = null, annualCap, deductible, rows } = cases.products[name]!;
  const yearly = (amount?: [number, Currency]) => (amount ? moneyOf(amount[0], amount[1], 'year') : null);
  return {
    kind,
    upperType,
    modality,
    previsions: { isapre: true, fonasa: kind === 'insurance' },
    summary: {
      hospitalPercentage: null,
      ambulatoryPercentage: null,
      annualCap: yearly(annualCap),
      deductible: yearly(deductible),
    },
    coverages: rows.map(([benefitCode, amountKey, minAmount, maxAmount, unit, clinicCode = null]) => ({
      benefitCode,
      amountKey,
      minAmount,
      maxAmount,
      unit,
      clinicCode,
    })),
    topsAndDeductibles: [],
  };
}

function visitsOf({ use, visits = [] }: PersonCase): readonly PlannedVisit[] {
  if (use) return basket.uses[use];
  return visits.map(([times, ...services]) => ({ times, visit: services.map(([service, units]) => ({ service, units })) }));
}

function named(reasons: readonly CostReason[]): string[] {
  return [...new Set(reasons.map((reason) => ('service' in reason ? `${reason.kind} ${reason.service}` : reason.kind)))];
}

describe('golden cases of what a person pays for care', () => {
  it.each(cases.person)('$name', (example) => {
    const circumstances = { basket, system: example.system ?? 'isapre', place: example.place ?? 'network' } as const;
    const cost = costOfVisits(productOf(example.product), visitsOf(example), circumstances);
    if (example.missing) {
      expect(cost.ok ? [] : named(cost.error)).toEqual(example.missing);
      return;
    }
    if (!cost.ok) throw new Error(JSON.stringify(cost.error));
    expect(`${cost.value.numerator / cost.value.denominator} ${cost.value.currency}`).toBe(`${Number(example.expected)} UF`);
    expect(cost.value.denominator).toBe(10 ** (example.expected?.split('.')[1]?.length ?? 0));
  });
});

describe('golden cases of a family’s yearly cost', () => {
  it.each(cases.family)('$name', (example) => {
    const person: PersonPrice = {
      role: 'contributor',
      index: 0,
      age: 30,
      outcome: { kind: 'tariff', amount: moneyOf(0, 'CLP', 'month') },
    };
    const cost = yearlyCost(
      estimateYearlyUse(productOf(example.product), basket),
      {
        total: example.premium && moneyOf(example.premium[0], 'CLP', example.premium[1]),
        people: Array.from({ length: example.people }, () => person),
      },
      { system: example.system ?? null, currency: 'CLP', rate: rateOf(example.uf ?? '40000', 'UF', 'CLP') },
    );
    if (cost.kind === 'not-computable') {
      expect(named(cost.reasons)).toEqual(example.missing);
      return;
    }
    expect([cost.low.units, cost.medium.units, cost.high.units]).toEqual(example.expected);
    expect(cost.system).toBe(example.chosen ?? 'isapre');
    expect([cost.low.currency, cost.low.period]).toEqual(['CLP', 'year']);
  });
});
