import { offerTypes, type ProductContent } from '@cotejo/core/catalogue-content';
import { careBasketOn, estimateYearlyUse } from '@cotejo/core/care';
import { toNumber } from '@cotejo/core/money';
import { describe, expect, it } from 'vitest';
import { demonstrationDay } from '../demonstration.ts';
import { categoryLabels } from './category-labels.ts';
import { chileFonasa } from './fonasa.ts';
import { chileInsurances } from './insurances.ts';
import { chileIsapres } from './isapres.ts';

const made = chileInsurances();
const insurances = made.products;
const products: readonly ProductContent[] = [...chileIsapres().products, ...insurances, ...chileFonasa().products];
const ofType = (typeName: string): readonly ProductContent[] => products.filter((product) => product.typeName === typeName);
const codesOf = (found: readonly ProductContent[]): readonly string[] => found.map(({ code }) => code);

describe('facts of the demonstration of Chile', () => {
  it.each([
    ['A3-16', 'SEGURO COLECTIVO'],
    ['A3-18', 'SEGURO COVID'],
    ['A3-19', 'SEGURO VIDA'],
    ['A3-20', 'SEGURO INDEMNIZACION'],
    ['A3-21', 'SEGURO INTERNACIONAL'],
    ['A3-22', 'SERVICIO ASISTENCIA'],
    ['A3-23', 'SEGURO_MASCOTAS'],
  ])('%s the upper type %s has products', (_row, upperType) => {
    expect(products.some((product) => product.upperType === upperType)).toBe(true);
  });

  it('A3-24 has the type SEGURO_COVID_OBLIGATORIO, and B9-43 SEGURO_MASCOTA_GENERAL', () => {
    expect(ofType('SEGURO_COVID_OBLIGATORIO').length).toBeGreaterThan(0);
    expect(ofType('SEGURO_MASCOTA_GENERAL').length).toBeGreaterThan(0);
  });

  it('A3-63 to A3-81 puts every category label that is a line on some product', () => {
    const used = new Set(insurances.map(({ metadata }) => metadata.category));
    expect(Object.keys(categoryLabels).filter((label) => !used.has(label))).toEqual([]);
    expect([...used].filter((label) => label !== null && !Object.hasOwn(categoryLabels, label))).toEqual([]);
  });

  it('A3-40 has every kind of offer, ended, running and to come, some with so many left', () => {
    const offers = insurances.flatMap((product) => product.offers);
    expect(offerTypes.filter((type) => !offers.some((offer) => offer.type === type))).toEqual([]);
    expect(offers.some(({ validity }) => validity.to !== null && validity.to < demonstrationDay)).toBe(true);
    expect(offers.some(({ validity }) => validity.from !== null && validity.from > demonstrationDay)).toBe(true);
    expect(offers.some(({ stock }) => stock !== null)).toBe(true);
    expect(offers.length / insurances.length).toBeLessThan(0.25);
  });

  it('A3-12 says the facts of every collective policy, A3-13 to A3-15 those of a life insurance with savings', () => {
    for (const { upperType, metadata, code } of insurances) {
      expect([code, metadata.collective.length > 0]).toEqual([
        code,
        ['SEGURO COLECTIVO', 'SEGURO COVID'].includes(upperType) || code.includes('GUARDIAS'),
      ]);
    }
    for (const { metadata } of ofType('SEGURO_VIDA_AHORRO')) {
      expect(metadata.initialContribution).not.toBeNull();
      expect(metadata.taxBenefit).not.toBeNull();
      expect(metadata.additionalCoverages?.tooltip).toMatch(/\.$/);
      expect(metadata.availableFunds?.tooltip).toMatch(/\.$/);
    }
  });

  it('says of every price how it is made, and of what can be bought how fast', () => {
    expect(codesOf(products.filter(({ metadata }) => metadata.priceDetail === null || metadata.priceTooltip === null))).toEqual(
      [],
    );
    const speeds = insurances.map(({ metadata }) => metadata.contractingSpeed ?? -1);
    expect([Math.min(...speeds) >= 0, Math.max(...speeds) <= 100]).toEqual([true, true]);
  });

  it('gives every figure a document, a date and, but for general knowledge, a page', () => {
    const unplaced = products.filter(({ upperType, coverages }) =>
      coverages.some(({ source }) => !source?.date || source.document === '' || (source.page === null && upperType !== 'FONASA')),
    );
    expect(codesOf(unplaced)).toEqual([]);
    expect(codesOf(products.filter(({ source }) => source === null))).toEqual([]);
  });

  it('says from when the coverages of insurances hold', () => {
    expect(codesOf(insurances.filter(({ coverages }) => coverages.some(({ validity }) => validity?.from == null)))).toEqual([]);
    expect(codesOf(insurances.filter(({ coverages }) => coverages.some(({ validity }) => validity?.to != null)))).not.toEqual([]);
    expect(codesOf(insurances.filter(({ availableTo }) => availableTo !== null))).not.toEqual([]);
  });

  it('names no feature that a rule or a figure denies', () => {
    const waits = new Set(made.tariffs.filter(({ rules }) => rules.waitingPeriods.length > 0).map(({ id }) => id));
    const waiting = insurances.filter(({ pricing }) => pricing.kind === 'tariff' && waits.has(pricing.tariffId));
    expect(waiting.length).toBeGreaterThan(50);
    expect(codesOf(waiting.filter(({ featureNames }) => featureNames.includes('sin_carencia')))).toEqual([]);
    const deducting = products.filter(({ summary }) => summary.deductible !== null);
    expect(codesOf(deducting.filter(({ featureNames }) => featureNames.includes('sin_deducible')))).toEqual([]);
  });

  it('keeps every yearly limit of a benefit within the yearly cap of its product', () => {
    const above = insurances.filter(({ summary, coverages }) =>
      coverages.some(
        ({ amountKey, maxAmount, unit }) =>
          amountKey === 'yearly_top' &&
          summary.annualCap !== null &&
          unit.startsWith(summary.annualCap.currency) &&
          (maxAmount ?? 0) > toNumber(summary.annualCap),
      ),
    );
    expect(codesOf(above)).toEqual([]);
  });

  it('lets the year of a health line be worked out, and says why it cannot be for the others', () => {
    const basket = careBasketOn('chile', demonstrationDay);
    const kinds = (typeName: string) =>
      new Set(ofType(typeName).flatMap((product) => Object.values(estimateYearlyUse(product, basket)).map((use) => use.kind)));
    const computed = [
      'PLAN_PREFERENTE',
      'PLAN_CERRADO',
      'PLAN_LIBRE_ELECCION',
      'SEGURO_COMPLEMENTARIO',
      'SEGURO_CATASTROFICO',
      'SEGURO_COMPLEMENTARIO_CATASTROFICO',
      'SEGURO_INTEGRAL',
      'SEGURO_DENTAL',
      'SEGURO_INTERNACIONAL',
      'SEGURO_FARMACIA',
      'SEGURO_PRIMARIO',
      'SEGURO_COLECTIVO_SALUD',
    ];
    expect(computed.filter((typeName) => kinds(typeName).has('not-computable'))).toEqual([]);
    const narrow = ['SEGURO_ACCIDENTES_PERSONALES', 'SEGURO_ONCOLOGICO', 'SEGURO_VIDA', 'SEGURO_VIAJE', 'FONASA_MLE'];
    expect(narrow.filter((typeName) => kinds(typeName).has('computed'))).toEqual([]);
  });
});

describe('typical customers', () => {
  const customersOf = (typeName: string) => ofType(typeName).flatMap(({ customers }) => customers ?? []);

  it('of school lines are parents, of pharmacies older, of primary care young and without dependants', () => {
    expect(customersOf('SEGURO_ESCOLAR').every(({ dependants, age }) => dependants >= 1 && age <= 45)).toBe(true);
    expect(customersOf('SEGURO_FARMACIA').every(({ age }) => age >= 50)).toBe(true);
    expect(customersOf('SEGURO_PRIMARIO').every(({ age, dependants }) => age <= 35 && dependants <= 1)).toBe(true);
  });

  it('of what companies buy, and of Fonasa, are nobody', () => {
    for (const upperType of ['SEGURO COLECTIVO', 'SEGURO COVID', 'FONASA']) {
      expect(products.filter((product) => product.upperType === upperType && product.customers !== null)).toEqual([]);
    }
  });

  it('of dearer levels and plans earn more', () => {
    const mean = (found: readonly ProductContent[]): number => {
      const incomes = found.flatMap(({ customers }) => (customers?.monthlyIncome ? [toNumber(customers.monthlyIncome)] : []));
      return incomes.reduce((total, income) => total + income, 0) / incomes.length;
    };
    const complementary = ofType('SEGURO_COMPLEMENTARIO');
    const atLevel = (level: number) => complementary.filter(({ code }) => code.replace('-WEB', '').endsWith(`-${level}`));
    expect(mean(atLevel(3))).toBeGreaterThan(mean(atLevel(1)));
    const plans = products.filter(({ pricing }) => pricing.kind === 'isapre');
    const base = ({ pricing }: ProductContent): number => (pricing.kind === 'isapre' ? toNumber(pricing.basePrice) : 0);
    expect(mean(plans.filter((plan) => base(plan) > 4))).toBeGreaterThan(mean(plans.filter((plan) => base(plan) < 2)));
  });
});
