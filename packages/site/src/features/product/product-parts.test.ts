import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import type { ProfilePrice } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it, test } from 'vitest';
import { priceTexts } from '../../price/texts.ts';
import { topText } from '../../product-data/coverage-text.ts';
import { coverageAmountTexts } from '../../product-data/coverage-texts.ts';
import { testTexts } from '../../testing/test-texts.ts';
import { clinicsFound } from './network-search.ts';
import { incomeRows } from '../../product-detail/income-rows.ts';
import { breakdownRows } from '../../product-detail/price-breakdown.ts';
import { sectionOfTab } from './section-tabs.tsx';
import { priceBoxTexts } from '../../product-detail/texts.ts';

const tPrice = testTexts.of(priceTexts);
const coverage = { edition: editionOf('chile'), t: testTexts.of(coverageAmountTexts), tPrice };
const chile = { edition: editionOf('chile'), t: testTexts.of(priceBoxTexts), tPrice };
const bounds = (amount: number, currencyCode = 'UF') => ({ minAmount: amount, maxAmount: amount, unit: { currencyCode } });

test('A5-38 the first period present is shown: yearly before monthly, weekly and daily', () => {
  const all = { daily_top: bounds(1), weekly_top: bounds(2), monthly_top: bounds(3), yearly_top: bounds(4, 'UF/Año') };
  expect(topText({ amounts: all }, coverage)).toBe('UF 4 al año');
  const { yearly_top: _yearly, ...noYear } = all;
  expect(topText({ amounts: noYear }, coverage)).toBe('UF 3 al mes');
  expect(topText({ amounts: { daily_top: bounds(1), weekly_top: bounds(2) } }, coverage)).toBe('UF 2 a la semana');
  expect(topText({ amounts: { daily_top: bounds(1) } }, coverage)).toBe('UF 1 al día');
});

test("A5-34 an amount of 0 is 'Sin Tope', and none at all is 'No informado'", () => {
  expect(topText({ amounts: { top_amount: bounds(0) } }, coverage)).toBe('Sin Tope');
  expect(topText({ amounts: {} }, coverage)).toBe('No informado');
});

test("A5-35 of life, a capital of 0 is 'No Cubre'", () => {
  const life = { amounts: { max_coverage: bounds(0) }, isCapital: true };
  expect(topText(life, coverage)).toBe('No Cubre');
  expect(topText({ ...life, amounts: { max_coverage: bounds(500) } }, coverage)).toBe('UF 500 en total');
});

test.each([
  ['B9-30', 'USD/Año', 'US$ 50.000 al año'],
  ['B9-31', 'USD/V', 'US$ 50.000 al año'],
])('%s a cap of a year in %s is one value, the most that is paid, where any other is told from its least', (_, unit, told) => {
  const pair = (currencyCode: string) => ({ minAmount: 10_000, maxAmount: 50_000, unit: { currencyCode } });
  expect(topText({ amounts: { yearly_top: pair(unit) } }, coverage)).toBe(told);
  expect(topText({ amounts: { yearly_top: pair('UF/Año') } }, coverage)).toBe('UF 10.000 a UF 50.000 al año');
  expect(topText({ amounts: { yearly_top: { ...pair(unit), minAmount: 0 } } }, coverage)).toBe(told);
});

test('a clinic is found whatever its case and accents', () => {
  const clinic = (displayName: string): CoverageOrganization => ({
    organizationCode: displayName,
    displayName,
    regionCode: null,
    hospitalaria: 100,
    ambulatoria: null,
    urgencia: null,
  });
  const all = [clinic('Clínica Dávila'), clinic('Clínica Alemana')];
  const named = (text: string) => clinicsFound(all, { text, regions: [] });
  expect(named(' davila').map(({ displayName }) => displayName)).toEqual(['Clínica Dávila']);
  expect(named('')).toHaveLength(2);
});

test('a tab in the path opens its section, an unknown one none', () => {
  expect(sectionOfTab('Preguntas-Frecuentes')).toBe('preguntas');
  expect(sectionOfTab('Otra')).toBeNull();
  expect(sectionOfTab(undefined)).toBeNull();
});

const amount = (value: number, code: string) => ({ value, unit: { code } });
type PersonPrice = ProfilePrice['profiles'][number];
const person = (method: PersonPrice['method'], edad: number): PersonPrice => ({
  role: 'dependant',
  index: 0,
  edad,
  method,
  factor: null,
  percentage: null,
  salary: null,
  amount: null,
  reasons: [],
});
const price: ProfilePrice = {
  total: { profilesWithPrice: 4, profilesEvaluated: 4, arePricesDefined: true },
  price: amount(412_381, 'CLP'),
  unitPrice: amount(10.0963, 'UF'),
  perPerson: null,
  planPart: amount(7.3243, 'UF'),
  gesPart: amount(2.772, 'UF'),
  contribution: amount(144_375, 'CLP'),
  profiles: [person('factor', 34), person('factor', 33), person('factor', 5), person('ges-only', 1)],
  yearlyCost: { amounts: null, system: null, reason: null },
  tariffVersion: '1',
  ufDate: '2026-07-11',
};
const uf = { valor: 40_844.79, fecha: '2026-07-11', status: 'older' } as const;

test('plan and GES add up to the price to the peso, and what exceeds the 7 % is told', () => {
  expect(breakdownRows(price, uf, chile)).toEqual([
    { label: 'Plan, 3 personas con factor', value: '$299.159', strong: false },
    { label: 'GES, 4 personas', value: '$113.222', strong: false },
    { label: 'Tu 7 %', value: '$144.375', strong: false },
    { label: 'Sobre tu 7 %', value: '$268.006', strong: true },
  ]);
});

test('a price below the 7 % says what is left of it, and without income there is no such row', () => {
  const within = breakdownRows({ ...price, contribution: amount(500_000, 'CLP') }, uf, chile).at(-1);
  expect(within).toEqual({ label: 'Te sobra de tu 7 %', value: '$87.619', strong: true });
  expect(breakdownRows({ ...price, contribution: null }, uf, chile)).toHaveLength(2);
});

describe('a price beside an income', () => {
  const alone: ProfilePrice = {
    ...price,
    price: amount(120_000, 'CLP'),
    total: { profilesWithPrice: 2, profilesEvaluated: 2, arePricesDefined: true },
  };
  const couple: Profile = {
    cotizante: [
      { edad: 34, ingreso: 900_000 },
      { edad: 33, ingreso: 600_000 },
    ],
    cargas: [],
    ingresodatos: true,
  };

  it('A5-12 A5-13 says what one person pays and what part of the income it is, of who has no dependants', () => {
    expect(incomeRows(alone, couple, chile)).toEqual([
      { label: 'Por persona, en promedio', value: '$60.000', strong: false },
      { label: 'De las dos rentas ($1.500.000)', value: '8 %', strong: false },
    ]);
    expect(incomeRows(alone, { ...couple, cargas: [{ edad: 4 }] }, chile)).toEqual([]);
  });

  it.each([
    ['the example of', false, 'De la renta de ejemplo ($1.500.000)'],
    ['their own', true, 'De tu renta ($1.500.000)'],
  ])('says whose income it is: %s profile', (_, ingresodatos, label) => {
    const single: Profile = { ...couple, cotizante: [{ edad: 34, ingreso: 1_500_000 }], ingresodatos };
    expect(incomeRows(alone, single, chile).map((row) => row.label)).toContain(label);
  });

  it('says nothing where no income was told, or there is no price', () => {
    expect(incomeRows(alone, { ...couple, cotizante: [{ edad: 34 }] }, chile)).toEqual([]);
    expect(incomeRows({ ...alone, price: null }, couple, chile)).toEqual([]);
  });
});

describe('the parts of a tariff price', () => {
  const tariff: ProfilePrice = { ...price, planPart: null, gesPart: null, contribution: null };

  it('name each person, pet and what is included', () => {
    const pets = [
      { ...person('tariff', 3), role: 'pet' as const, amount: amount(10_000, 'CLP') },
      { ...person('tariff', 1), role: 'pet' as const, index: 1, amount: amount(0, 'CLP') },
    ];
    expect(breakdownRows({ ...tariff, profiles: pets }, null, chile)).toEqual([
      { label: 'Mascota 1, 3 años', value: '$10.000', strong: false },
      { label: 'Mascota 2, 1 año', value: 'Incluida', strong: false },
    ]);
  });

  it('say the rate and the salary it is taken of', () => {
    const company = { ...person('rate', 0), role: 'company' as const, edad: null };
    const rated = { ...company, percentage: 1.23, salary: amount(50_000, 'PEN'), amount: amount(615, 'PEN') };
    expect(breakdownRows({ ...tariff, profiles: [rated] }, null, { ...chile, edition: editionOf('peru') })).toEqual([
      { label: 'Tu empresa', value: '1.23 % de S/ 50,000.00', strong: false },
    ]);
  });

  it('A9-28 say what one employee is of what a company pays', () => {
    const perPerson = { amount: amount(12_340, 'CLP'), suffix: '/mes p/p' };
    expect(breakdownRows({ ...tariff, perPerson }, null, chile)[0]).toEqual({
      label: 'Cada empleado',
      value: '$12.340/mes p/p',
      strong: false,
    });
  });
});
