import type { Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf, productsOf } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { moneyOf, rateOf, type Currency } from '@cotejo/core/money';
import { completeHousehold, type Household, type HouseholdDraft } from '@cotejo/core/people';
import { priceProduct, type PricingContext, type UfValue } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { describe, expect, it } from 'vitest';
import { chileFonasa } from './fonasa.ts';
import { indicatorValues } from './indicators.ts';
import { chileInsurances } from './insurances.ts';
import { chileIsapres } from './isapres.ts';

const snapshot = snapshotOfContents([chileIsapres(), chileInsurances(), chileFonasa()]);
const { exampleProfile } = editionOf('chile');

function newest(indicator: 'UF' | 'USD', currency: Currency): UfValue {
  const stored = indicatorValues.findLast((value) => value.indicator === indicator);
  if (!stored) throw new Error(`no ${indicator}`);
  return { rate: rateOf(stored.value, currency, 'CLP'), date: stored.date, status: 'older' };
}

const context: PricingContext = {
  today: plainDate('2026-11-20'),
  uf: newest('UF', 'UF'),
  rates: [newest('USD', 'USD')],
  currency: 'CLP',
  catalogueVersion: 'demo',
};

function householdOf(draft: HouseholdDraft): Household {
  const made = completeHousehold(draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** The family that a comparator is first shown with (decision 26). */
function exampleOf({ example }: Comparator): Household {
  const { company, pets, tripDays, zone } = example;
  return householdOf({
    contributors: [
      {
        age: example.age ?? exampleProfile.age,
        sex: example.sex ?? exampleProfile.sex,
        income: moneyOf(exampleProfile.income ?? '0', 'CLP', 'month'),
      },
    ],
    dependants: [],
    regionCode: example.regionCode ?? exampleProfile.regionCode,
    pets: pets ?? [],
    company: company ? { ...company, monthlyPayroll: null } : null,
    tripDays: tripDays ?? null,
    zone: zone ?? null,
  });
}

function comparatorAt(url: string): Comparator {
  const found = snapshot.comparators.find((comparator) => comparator.url === url);
  if (!found) throw new Error(`no comparator ${url}`);
  return found;
}

const pesos = (product: Product, household: Household): number | null =>
  priceProduct(product, household, context).total?.units ?? null;

const lines: readonly (readonly [name: string, url: string, upperType: string, typeName?: string])[] = [
  ['A1-02 catastrophic', '/Comparar/Seguros-de-Salud/Catastrofico', 'SEGURO CATASTROFICO'],
  ['A1-03 complementary', '/Comparar/Seguros-de-Salud/Complementario', 'SEGURO COMPLEMENTARIO'],
  [
    'A3-67 complementary with catastrophic',
    '/Comparar/Seguros-de-Salud/Complementario-Catastrofico',
    'SEGURO COMPLEMENTARIO CATASTROFICO',
    'SEGURO_COMPLEMENTARIO_CATASTROFICO',
  ],
  [
    'A3-76 integral',
    '/Comparar/Seguros-de-Salud/Complementario-Catastrofico',
    'SEGURO COMPLEMENTARIO CATASTROFICO',
    'SEGURO_INTEGRAL',
  ],
  ['A1-04 dental', '/Comparar/Seguros-de-Salud/Dental', 'SEGURO DENTAL'],
  ['A1-05 international', '/Comparar/Seguros-de-Salud/Internacional', 'SEGURO INTERNACIONAL'],
  ['A1-06 ambulance', '/Comparar/Seguros-de-Salud/Asistencia', 'SERVICIO ASISTENCIA', 'SERVICIO_AMBULANCIA'],
  ['A1-06 telemedicine', '/Comparar/Seguros-de-Salud/Asistencia', 'SERVICIO ASISTENCIA', 'SERVICIO_TELEMEDICINA'],
  ['A1-06 home', '/Comparar/Seguros-de-Salud/Asistencia', 'SERVICIO ASISTENCIA', 'SERVICIO_ASISTENCIA_MEDICA'],
  ['A1-07 indemnity', '/Comparar/Seguros-de-Salud/Indemnizacion', 'SEGURO INDEMNIZACION'],
  ['A1-08 school', '/Comparar/Seguros-de-Salud/Escolar-Universitario', 'SEGURO ESCOLAR', 'SEGURO_ESCOLAR'],
  ['A3-66 school by agreement', '/Comparar/Seguros-de-Salud/Escolar-Universitario', 'SEGURO ESCOLAR', 'SEGURO_CONVENIO_ESCOLAR'],
  ['A1-09 life', '/Comparar/Seguros-de-Vida', 'SEGURO VIDA', 'SEGURO_VIDA'],
  ['A3-15 life with savings', '/Comparar/Seguros-de-Vida', 'SEGURO VIDA', 'SEGURO_VIDA_AHORRO'],
  ['A2.2-008 life for guards', '/Comparar/Seguros-de-Vida/Guardias', 'SEGURO VIDA', 'SEGURO_VIDA_GUARDIAS'],
  ['A2.2-009 personal accident', '/Comparar/Accidentes-Personales', 'SEGURO ACCIDENTES'],
  ['A1-10 oncological', '/Comparar/Seguros-de-Salud/Oncologico', 'SEGURO ONCOLOGICO'],
  ['A1-11 cardiological', '/Comparar/Seguros-de-Salud/Cardiologico', 'SEGURO CARDIOLOGICO'],
  ['A1-12 pets', '/Comparar/Seguros-Mascotas', 'SEGURO_MASCOTAS'],
  ['A1-13 collective health', '/Comparar/Seguro-Complementario-Empresa', 'SEGURO COLECTIVO', 'SEGURO_COLECTIVO_SALUD'],
  ['A1-13 collective life', '/Comparar/Seguro-Complementario-Empresa', 'SEGURO COLECTIVO', 'SEGURO_COLECTIVO_VIDA'],
  ['A1-14 mandatory Covid', '/Comparar/Seguro-Covid', 'SEGURO COVID', 'SEGURO_COVID_OBLIGATORIO'],
  ['A3-80 primary', '/Comparar/Seguros-de-Salud/Primario', 'SEGURO PRIMARIO'],
  ['A3-81 pharmacy', '/Comparar/Seguros-de-Salud/Farmacia', 'SEGURO FARMACIA'],
  ['A1-15 isapre plans', '/Comparar/Isapres', 'PLAN_ISAPRE'],
  ['A1-15 Fonasa', '/Comparar/Fonasa', 'FONASA'],
  ['travel', '/Comparar/Seguros-de-Viaje', 'SEGURO VIAJE'],
];

describe('lines of Chile', () => {
  it.each(lines.map(([name, url, upperType, typeName]) => ({ name, url, upperType, typeName })))(
    '$name: $url shows at least eight products',
    ({ url, upperType, typeName }) => {
      const shown = productsOf(comparatorAt(url), snapshot).filter(
        (product) => product.upperType === upperType && (typeName === undefined || product.typeName === typeName),
      );
      expect(shown.length).toBeGreaterThanOrEqual(8);
    },
  );

  it.each(
    snapshot.comparators.filter(({ name }) => name !== 'fonasa').map((comparator) => [comparator.url, comparator] as const),
  )('%s has a price in pesos for its example on every product', (_url, comparator) => {
    const example = exampleOf(comparator);
    const products = productsOf(comparator, snapshot);
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products.filter((product) => (pesos(product, example) ?? 0) <= 0).map(({ code }) => code)).toEqual([]);
  });

  it('gives every product a home that asks what its price depends on', () => {
    const homeless = snapshot.products.filter((product) => {
      const home = comparatorOf(product, snapshot.comparators);
      return !home || (home.name !== 'fonasa' && pesos(product, exampleOf(home)) === null);
    });
    expect(homeless.map(({ code }) => code)).toEqual([]);
  });

  it('opens with the two general comparators, and gives every comparator its own path', () => {
    const urls = snapshot.comparators.map(({ url }) => url);
    expect(urls.slice(0, 2)).toEqual(['/Comparar/Isapres', '/Comparar/Seguros-de-Salud']);
    expect(new Set(urls.map((url) => url.toLowerCase())).size).toBe(urls.length);
    expect(new Set(snapshot.comparators.map(({ name }) => name)).size).toBe(urls.length);
  });

  it('asks in each comparator for the profile that its line needs', () => {
    const asked = new Map(snapshot.comparators.map(({ url, productType }) => [url, productType]));
    expect(Object.fromEntries([...asked].filter(([, type]) => type !== 'SEGURO'))).toEqual({
      '/Comparar/Isapres': 'ISAPRE',
      '/Comparar/Seguros-de-Vida/Guardias': 'SEGURO COLECTIVO',
      '/Comparar/Seguro-Complementario-Empresa': 'SEGURO COLECTIVO',
      '/Comparar/Seguro-Covid': 'SEGURO COVID',
      '/Comparar/Seguros-Mascotas': 'SEGURO_MASCOTAS',
      '/Comparar/Seguros-de-Viaje': 'SEGURO VIAJE',
      '/Comparar/Fonasa': 'FONASA',
    });
  });
});
