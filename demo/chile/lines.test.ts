import { comparatorOf, productsOf } from '@cotejo/core/comparison';
import { describe, expect, it } from 'vitest';
import { comparatorAt, exampleOf, pesos, priceOf, snapshot } from './testing/price-demo.ts';

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

  it('A1-15 shows the example at least four modalities of its tramo of Fonasa, and says of the others why not', () => {
    const fonasa = comparatorAt('/Comparar/Fonasa');
    const products = productsOf(fonasa, snapshot);
    const priced = products.filter((product) => pesos(product, exampleOf(fonasa)) !== null);
    expect(priced.map(({ code }) => code)).toEqual(['FONASA-D-MAI', 'FONASA-D-MLE-1', 'FONASA-D-MLE-2', 'FONASA-D-MLE-3']);
    for (const product of products.filter((other) => !priced.includes(other))) {
      const [person] = priceOf(product, exampleOf(fonasa)).people;
      const reasons = person?.outcome.kind === 'uninsurable' ? person.outcome.reasons : [];
      expect([product.code, reasons.map(({ kind }) => kind)]).toEqual([
        product.code,
        expect.arrayContaining(['condition-unmet']),
      ]);
    }
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

  it('A2.3-01 A2.3-02 shows at the general address all that its narrower ones show', () => {
    const general = new Set(productsOf(comparatorAt('/Comparar/Seguros-de-Salud'), snapshot).map(({ code }) => code));
    const narrower = snapshot.comparators.filter(({ url }) => url.startsWith('/Comparar/Seguros-de-Salud/'));
    expect(narrower.length).toBeGreaterThanOrEqual(8);
    for (const comparator of narrower) {
      const missing = productsOf(comparator, snapshot).filter(({ code }) => !general.has(code));
      expect([comparator.url, missing.map(({ code }) => code)]).toEqual([comparator.url, []]);
    }
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
