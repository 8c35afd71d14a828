import type { ProductContent } from '@cotejo/core/catalogue-content';
import { isNewOn } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';
import { compareMoney, moneyOf, toNumber } from '@cotejo/core/money';
import { describe, expect, it } from 'vitest';
import { demonstrationDay } from './demonstration.ts';
import { chileInsurances } from './chile/insurances.ts';
import { chileIsapres } from './chile/isapres.ts';
import { isapres } from './chile/isapre-lines.ts';

const plans = chileIsapres().products;
const insurances = chileInsurances();
const products = [...plans, ...insurances.products];
const baseUf = (plan: ProductContent): number => (plan.pricing.kind === 'isapre' ? toNumber(plan.pricing.basePrice) : Number.NaN);

const organizationCodes = [...new Set(products.map((product) => product.organizationCode))];
const stated = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);
const best = (values: readonly (number | null)[]): number | null =>
  stated(values).length === 0 ? null : Math.max(...stated(values));

/** Whether two figures differ by less than half a hundredth. */
const agree = (left: number, right: number): boolean => Math.abs(left - right) < 0.005;

describe.each(organizationCodes)('every product of organisation %s', (organizationCode) => {
  const own = products.filter((product) => product.organizationCode === organizationCode);
  const failing = (isRight: (product: ProductContent) => boolean): readonly string[] =>
    own.filter((product) => !isRight(product)).map((product) => product.code);

  it('has whole percentages from 0 to 100 and amounts in order, in the unit of their key', () => {
    const areRight = ({ summary, clinics, coverages }: ProductContent): boolean => {
      const percentages = stated([
        summary.hospitalPercentage,
        summary.ambulatoryPercentage,
        ...clinics.flatMap((clinic) => [clinic.hospitalaria, clinic.ambulatoria, clinic.urgencia]),
        ...coverages.filter((row) => row.unit === '%').flatMap((row) => [row.minAmount, row.maxAmount]),
      ]);
      return (
        coverages.length > 0 &&
        percentages.every((value) => Number.isInteger(value) && value >= 0 && value <= 100) &&
        coverages.every((row) => row.amountKey.startsWith('percentage') === (row.unit === '%')) &&
        coverages.every((row) => row.minAmount !== null && row.maxAmount !== null && row.minAmount <= row.maxAmount)
      );
    };
    expect(failing(areRight)).toEqual([]);
  });

  it('pays in hospital at least what it pays outside', () => {
    const paysMoreInside = (hospital: number | null, outside: number | null): boolean =>
      hospital === null || outside === null || hospital >= outside;
    expect(failing(({ summary }) => paysMoreInside(summary.hospitalPercentage, summary.ambulatoryPercentage))).toEqual([]);
    expect(failing(({ clinics }) => clinics.every((clinic) => paysMoreInside(clinic.hospitalaria, clinic.ambulatoria)))).toEqual(
      [],
    );
  });

  it('shows on its card the best that its network gives, neither more nor less', () => {
    const agreesWithNetwork = ({ clinics, summary }: ProductContent): boolean =>
      clinics.length === 0 ||
      (best(clinics.map((clinic) => clinic.hospitalaria)) === summary.hospitalPercentage &&
        best(clinics.map((clinic) => clinic.ambulatoria)) === summary.ambulatoryPercentage);
    expect(failing(agreesWithNetwork)).toEqual([]);
  });

  it('C3-39 has the score that its weighted parts sum to, with weights that sum to one', () => {
    const sumOf = (product: ProductContent): number =>
      product.scoreParts.reduce((total, part) => total + part.weight * part.points, 0);
    expect(
      failing(({ scoreParts }) =>
        agree(
          scoreParts.reduce((total, part) => total + part.weight, 0),
          1,
        ),
      ),
    ).toEqual([]);
    expect(failing((product) => product.score !== null && agree(product.score, sumOf(product)))).toEqual([]);
    expect(failing(({ score }) => score !== null && score > 0 && score <= 100)).toEqual([]);
  });

  it('has typical customers or none, a first day that is past, and a sheet that names it', () => {
    expect(failing(({ customers }) => customers === null || (customers.womenShare >= 0 && customers.womenShare <= 1))).toEqual(
      [],
    );
    expect(failing(({ availableFrom }) => availableFrom !== null && availableFrom <= demonstrationDay)).toEqual([]);
    expect(failing(({ source, code }) => source?.document.endsWith(code) === true)).toEqual([]);
  });
});

describe('plans of isapres', () => {
  it('cost UF 1,1 to 9,5, pay 60 to 100 % in hospital, 50 to 90 % outside and have a cap of UF 2.000 to 10.000', () => {
    for (const plan of plans) {
      expect(baseUf(plan)).toBeGreaterThanOrEqual(1.1);
      expect(baseUf(plan)).toBeLessThanOrEqual(9.5);
      expect(plan.summary.hospitalPercentage).toBeGreaterThanOrEqual(60);
      expect(plan.summary.ambulatoryPercentage).toBeGreaterThanOrEqual(50);
      expect(plan.summary.ambulatoryPercentage).toBeLessThanOrEqual(90);
      const cap = plan.summary.annualCap ?? moneyOf(0, 'UF', 'year');
      expect(compareMoney(cap, moneyOf(2000, 'UF', 'year'))).toBeGreaterThanOrEqual(0);
      expect(compareMoney(cap, moneyOf(10_000, 'UF', 'year'))).toBeLessThanOrEqual(0);
    }
    expect(Math.min(...plans.map(baseUf))).toBe(1.1);
    expect(Math.max(...plans.map(baseUf))).toBe(9.5);
  });

  it.each(
    isapres.flatMap((isapre) =>
      isapre.lines.map((line): [string, string] => [`${isapre.organization.displayName} ${line.name}`, line.codePrefix]),
    ),
  )('%s: a dearer plan never covers less', (_name, prefix) => {
    const line = plans
      .filter((plan) => plan.code.startsWith(`${prefix}-`))
      .toSorted((left, right) => baseUf(left) - baseUf(right));
    expect(line.length).toBeGreaterThan(1);
    for (const [index, dearer] of line.entries()) {
      const cheaper = line[index - 1];
      if (!cheaper) continue;
      expect(dearer.summary.hospitalPercentage).toBeGreaterThanOrEqual(cheaper.summary.hospitalPercentage ?? 0);
      expect(dearer.summary.ambulatoryPercentage).toBeGreaterThanOrEqual(cheaper.summary.ambulatoryPercentage ?? 0);
      expect(toNumber(dearer.summary.annualCap ?? moneyOf(0, 'UF', 'year'))).toBeGreaterThanOrEqual(
        toNumber(cheaper.summary.annualCap ?? moneyOf(0, 'UF', 'year')),
      );
      for (const { clinicCode, hospitalaria } of cheaper.clinics) {
        const same = dearer.clinics.find((clinic) => clinic.clinicCode === clinicCode);
        expect([clinicCode, same?.hospitalaria ?? 0]).toEqual([clinicCode, Math.max(hospitalaria ?? 0, same?.hospitalaria ?? 0)]);
      }
    }
  });

  it('exist in three modalities; a closed one lists all it covers, the others pay free choice too (A9-43)', () => {
    expect(new Set(plans.map((plan) => plan.modality))).toEqual(new Set(['Cerrado', 'Libre Elección', 'Preferente']));
    for (const plan of plans) {
      expect(plan.clinicsAreComplete).toBe(plan.modality === 'Cerrado');
      expect(plan.clinics.some((clinic) => clinic.clinicCode === 'QPCL-1')).toBe(plan.modality !== 'Cerrado');
      expect(plan.clinics.length).toBeGreaterThan(1);
    }
  });

  it('are new, promoted, exclusive, popular or sold in some regions only here and there', () => {
    const share = (test: (plan: ProductContent) => boolean): number => plans.filter(test).length / plans.length;
    const few: readonly ((plan: ProductContent) => boolean)[] = [
      (plan) => isNewOn(plan.availableFrom, demonstrationDay, editionOf('chile')),
      (plan) => plan.isPromoted,
      (plan) => plan.isExclusive,
      (plan) => plan.isPopular,
    ];
    for (const test of few) {
      expect(share(test)).toBeGreaterThan(0.005);
      expect(share(test)).toBeLessThan(0.15);
    }
    expect(share((plan) => plan.regionCodes !== null)).toBeGreaterThan(0.3);
    expect(share((plan) => plan.salesChannels.includes('ExecutiveEmployee'))).toBeGreaterThan(0.7);
    expect(share((plan) => plan.salesChannels.includes('QpMixSale'))).toBeGreaterThan(0.02);
    expect(share((plan) => plan.customers !== null)).toBeGreaterThan(0.8);
  });
});
