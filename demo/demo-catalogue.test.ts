import type { CatalogueContent, ProductContent } from '@cotejo/core/catalogue-content';
import { editionOf } from '@cotejo/core/editions';
import { isapres as knownIsapres } from '@cotejo/core/isapres';
import { describe, expect, it } from 'vitest';
import { demoCatalogues } from './catalogues.ts';
import { subtypes } from '@cotejo/core/subtypes';
import { categoryLabels } from './chile/category-labels.ts';
import { clinics } from './chile/clinics.ts';
import { chileFonasa } from './chile/fonasa.ts';
import { chileInsurances } from './chile/insurances.ts';
import { chileIsapres } from './chile/isapres.ts';

const isapres = chileIsapres();
const insurances = chileInsurances();
const fonasa = chileFonasa();
const layers = [isapres, insurances, fonasa];
const products = layers.flatMap((layer) => layer.products);
const countBy = (items: readonly ProductContent[], key: (item: ProductContent) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
};
const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

describe('size of the demonstration', () => {
  it('C9-66 has the seven open isapres with 40 to 75 plans each', () => {
    expect(isapres.organizations.map((isapre) => [isapre.code, isapre.displayName, isapre.url])).toEqual([
      ['67', 'Colmena', 'Colmena'],
      ['78', 'Cruz Blanca', 'Cruz-Blanca'],
      ['80', 'Vida Tres', 'Vida-Tres'],
      ['81', 'Nueva Masvida', 'Nueva-Mas-Vida'],
      ['99', 'Banmédica', 'Banmedica'],
      ['107', 'Consalud', 'Consalud'],
      ['108', 'Esencial', 'Esencial'],
    ]);
    expect(isapres.organizations.map(({ code, open }) => [code, open])).toEqual(
      [...knownIsapres].filter(([, { standing }]) => standing === 'open').map(([code]) => [code, true]),
    );
    const counts = [...countBy(isapres.products, (plan) => plan.organizationCode).values()];
    expect(counts).toHaveLength(7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...counts)).toBeLessThanOrEqual(75);
  });

  it('has at least 12 insurers, all selling, and 150 products', () => {
    expect(insurances.organizations.length).toBeGreaterThanOrEqual(12);
    expect(insurances.products.length).toBeGreaterThanOrEqual(150);
    expect(countBy(insurances.products, (product) => product.organizationCode).size).toBe(insurances.organizations.length);
  });

  it('has 60 clinics in at least ten regions of the edition, and the three excluded codes', () => {
    expect(clinics).toHaveLength(60);
    const known = new Set<string | null>(editionOf('chile').regions.map((region) => region.code));
    expect(new Set(clinics.map((clinic) => clinic.regionCode)).size).toBeGreaterThanOrEqual(10);
    expect(clinics.filter((clinic) => !known.has(clinic.regionCode))).toEqual([]);
    for (const { latitude, longitude } of clinics) {
      expect(latitude).toBeGreaterThan(-56);
      expect(latitude).toBeLessThan(-17);
      expect(longitude).toBeGreaterThan(-76);
      expect(longitude).toBeLessThan(-66);
    }
    const codes = isapres.clinics.map((clinic) => clinic.code);
    expect(codes.filter((code) => code.startsWith('QPCL-'))).toEqual(['QPCL-1', 'QPCL-2', 'QPCL-3']);
  });

  it('says of every layer that it is demonstration data; those of Chile come first', () => {
    const made = demoCatalogues();
    expect(made.filter(({ isDemonstration }) => !isDemonstration)).toEqual([]);
    expect(made.slice(0, 4).map(({ edition, layer }) => [edition, layer])).toEqual([
      ['chile', 'isapres'],
      ['chile', 'seguros'],
      ['chile', 'fonasa'],
      ['chile', 'convenios'],
    ]);
  });
});

describe('product lines', () => {
  it.each([
    ['A3-63', 'Catastrófico'],
    ['A3-64', 'Complementario'],
    ['A3-65', 'Escolar/Universitario'],
    ['A3-66', 'Convenio Escolar/Universitario'],
    ['A3-67', 'Complementario + Catastrófico'],
    ['A3-68', 'Dental'],
    ['A3-69', 'Indemnización'],
    ['A3-70', 'Internacional'],
    ['A3-71', 'Servicio/Asistencia'],
    ['A3-72', 'Vida'],
    ['A3-76', 'Integral'],
    ['A3-77', 'Oncológico'],
    ['A3-78', 'Accidente y Urgencia'],
    ['A3-79', 'Cardiológico'],
    ['A3-80', 'Primario'],
    ['A3-81', 'Farmacia'],
  ] as const)('%s the category %s is on a product with its description', (_row, label) => {
    const shown = new Map(insurances.products.map((product) => [product.typeDisplayName, product.typeDescription]));
    expect(shown.get(label)).toMatch(/^[A-Z].{30,}\.$/);
    expect(shown.get(label)).toBe(categoryLabels[label]);
    expect(insurances.products.some(({ metadata }) => metadata.category === label)).toBe(true);
  });

  it('has a label for each category, products that are exclusive or popular, and each of what products are for', () => {
    expect(Object.keys(categoryLabels)).toHaveLength(16);
    expect(products.some((product) => product.isExclusive)).toBe(true);
    expect(products.some((product) => product.isPopular)).toBe(true);
    const used = new Set(insurances.products.flatMap(({ metadata }) => metadata.subtypes));
    expect(subtypes.filter((subtype) => !used.has(subtype))).toEqual([]);
  });

  it('lists in comparators only upper types that exist', () => {
    const known = new Set(insurances.products.map((product) => product.upperType));
    expect(insurances.comparators.flatMap((comparator) => comparator.upperTypes).filter((type) => !known.has(type))).toEqual([]);
  });
});

describe('references and identities', () => {
  it('repeats no code, URL or name', () => {
    expect(repeated(products.map((product) => product.code))).toEqual([]);
    expect(repeated(products.map((product) => product.url.toLowerCase()))).toEqual([]);
    expect(repeated(products.map((product) => `${product.organizationCode}/${product.displayName}`))).toEqual([]);
    expect(repeated(clinics.map((clinic) => clinic.code))).toEqual([]);
    expect(repeated(clinics.map((clinic) => clinic.url))).toEqual([]);
    const organizations = layers.flatMap((layer) => layer.organizations);
    expect(repeated(organizations.map((organization) => organization.code))).toEqual([]);
    expect(repeated(organizations.map((organization) => organization.url))).toEqual([]);
    expect(repeated(organizations.map((organization) => organization.mark))).toEqual([]);
    expect(repeated(organizations.map((organization) => String(organization.hue)))).toEqual([]);
    expect(repeated(insurances.tariffs.map((tariff) => `${tariff.id} ${tariff.validFrom}`))).toEqual([]);
  });

  it.each(layers.map((layer): [string, CatalogueContent] => [layer.layer, layer]))('names only what %s holds', (_name, layer) => {
    const organizations = new Set(layer.organizations.map((organization) => organization.code));
    const places = new Set(layer.clinics.map((clinic) => clinic.code));
    const traits = new Set(layer.features.map((feature) => feature.name));
    const tariffs = new Set(layer.tariffs.map((tariff) => tariff.id));
    for (const product of layer.products) {
      expect(organizations).toContain(product.organizationCode);
      expect(product.clinics.filter((clinic) => !places.has(clinic.clinicCode))).toEqual([]);
      expect(repeated(product.clinics.map((clinic) => clinic.clinicCode))).toEqual([]);
      expect(product.featureNames.filter((name) => !traits.has(name))).toEqual([]);
      expect(repeated(product.featureNames)).toEqual([]);
      if (product.pricing.kind === 'tariff') expect(tariffs).toContain(product.pricing.tariffId);
    }
  });

  it('A2.2 gives the clinics that short names redirect to their full URLs', () => {
    const urls = new Set(clinics.map((clinic) => clinic.url));
    const named = [
      'Clinica-Alemana-de-Santiago',
      'Clinica-Red-Salud-Providencia',
      'Clinica-Red-Salud-Magallanes',
      'Clinica-Red-Salud-Elqui',
      'Clinica-Indisa',
      'Clinica-Santa-Maria',
      'Centro-Medico-Red-de-Salud-UC-Christus',
      'Clinica-Davila',
      'Clinica-MEDS',
      'Clinica-Andes-Salud-Concepcion',
      'Clinica-Las-Condes',
      'Clinica-San-Carlos-de-Apoquindo',
      'Clinica-Universidad-de-Los-Andes',
    ];
    expect(named.filter((url) => !urls.has(url))).toEqual([]);
  });

  it('is the same on every run', () => {
    expect(JSON.stringify([chileIsapres(), chileInsurances(), chileFonasa()]) === JSON.stringify(layers)).toBe(true);
  });
});
