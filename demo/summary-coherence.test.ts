import type { ProductContent } from '@cotejo/core/catalogue-content';
import { describe, expect, it } from 'vitest';
import { demoCatalogues } from './catalogues.ts';

/** Insurances only: an isapre plan is described by its own sheet, and Fonasa by the law. */
const products = demoCatalogues()
  .flatMap((layer) => layer.products.map((product) => ({ edition: layer.edition, ...product })))
  .filter(({ kind }) => kind === 'insurance');

const failing = (isRight: (product: ProductContent) => boolean): readonly string[] => [
  ...new Set(products.filter((product) => !isRight(product)).map(({ edition, typeName }) => `${edition} ${typeName}`)),
];
const paysPercentage = ({ coverages }: ProductContent, percentage: number): boolean =>
  coverages.some(({ unit, maxAmount }) => unit === '%' && maxAmount === percentage);

describe('the card of every demonstration insurance agrees with its benefits and its features', () => {
  it('says a percentage in hospital only with the feature and with a benefit that pays it', () => {
    expect(
      failing((product) => {
        const { hospitalPercentage } = product.summary;
        if (hospitalPercentage === null) return true;
        return product.featureNames.includes('has_inpatient_coverage') && paysPercentage(product, hospitalPercentage);
      }),
    ).toEqual([]);
  });

  it('says a percentage outside the hospital only with the feature and with a benefit that pays it', () => {
    expect(
      failing((product) => {
        const { ambulatoryPercentage } = product.summary;
        if (ambulatoryPercentage === null) return true;
        return product.featureNames.includes('has_outpatient_coverage') && paysPercentage(product, ambulatoryPercentage);
      }),
    ).toEqual([]);
  });

  it('has a benefit of hospital only with the feature', () => {
    const namesHospital = ({ coverages }: ProductContent): boolean =>
      coverages.some(({ tag, benefit }) => tag === 'hospitalaria' || /\by hospital\b/.test(benefit));
    expect(failing((product) => !namesHospital(product) || product.featureNames.includes('has_inpatient_coverage'))).toEqual([]);
  });

  it('has no deductible where it says that it has none', () => {
    expect(
      failing(({ summary, featureNames }) => summary.deductible === null || !featureNames.includes('sin_deducible')),
    ).toEqual([]);
  });
});

describe('the features of every plan of an isapre agree with its benefits', () => {
  const plans = demoCatalogues().flatMap(({ products: all }) => all.filter(({ kind }) => kind === 'isapre-plan'));
  it.each([
    ['has_oncological_coverage', 'quimioterapia'],
    ['has_vision_coverage', 'lentes'],
    ['ambulancia', 'ambulancia'],
    ['urgencia_dental', 'urgencia-dental'],
    ['medicamentos', 'medicamentos-ambulatorios'],
  ])('%s is said exactly where %s is covered', (feature, benefit) => {
    const covers = ({ coverages }: ProductContent) => coverages.some(({ benefitCode }) => benefitCode === benefit);
    const [said, covered] = [plans.filter(({ featureNames }) => featureNames.includes(feature)), plans.filter(covers)];
    expect(said.map(({ code }) => code)).toEqual(covered.map(({ code }) => code));
    expect(covered.length).toBeGreaterThan(0);
  });
});
