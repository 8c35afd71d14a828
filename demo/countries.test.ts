import type { CatalogueContent, TariffContent } from '@cotejo/core/catalogue-content';
import { comparatorOf, productsOf } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { priceProduct } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { describe, expect, it } from 'vitest';
import { demoCatalogues } from './catalogues.ts';
import { colombiaCatalogue } from './colombia/colombia.ts';
import { demonstrationDay } from './demonstration.ts';
import { internationalCatalogue } from './international/international.ts';
import { peruCatalogue } from './peru/peru.ts';
import { exampleOf, priced } from './testing/price-example.ts';

const [peru, colombia, international] = [peruCatalogue(), colombiaCatalogue(), internationalCatalogue()];
const contents = [peru, colombia, international];
const named = contents.map((content): [string, CatalogueContent] => [content.edition, content]);
const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

const lines: readonly (readonly [CatalogueContent, url: string, upperType: string, typeName?: string])[] = [
  [peru, '/Comparar/EPS', 'EPS', 'EPS_PERSONA'],
  [peru, '/Comparar/EPS/Empresa', 'EPS', 'EPS_EMPRESA'],
  [peru, '/Comparar/SCTR', 'SCTR', 'SCTR_SALUD'],
  [peru, '/Comparar/SCTR', 'SCTR', 'SCTR_PENSION'],
  [peru, '/Comparar/SCTR', 'SCTR', 'SCTR_COMPLETO'],
  [peru, '/Comparar/Planes-Clinicos', 'PLAN CLINICO'],
  [peru, '/Comparar/Seguros-de-Salud', 'SEGURO SALUD'],
  [peru, '/Comparar/Seguros-de-Salud/Oncologico', 'SEGURO ONCOLOGICO'],
  [peru, '/Comparar/Seguros-de-Salud/Dental', 'SEGURO DENTAL'],
  [colombia, '/Comparar/EPS', 'EPS'],
  [colombia, '/Comparar/Planes-Complementarios', 'PLAN COMPLEMENTARIO'],
  [colombia, '/Comparar/Medicina-Prepagada', 'MEDICINA PREPAGADA'],
  [colombia, '/Comparar/Medicina-Domiciliaria', 'MEDICINA DOMICILIARIA'],
  [colombia, '/Comparar/Seguros-Mascotas', 'SEGURO_MASCOTAS'],
  [colombia, '/Comparar/Seguros-de-Salud', 'SEGURO SALUD'],
  [international, '/Comparar/Seguros-de-Salud', 'SEGURO INTERNACIONAL'],
  [international, '/Comparar/Seguros-de-Viaje', 'SEGURO VIAJE'],
];

describe('lines of Peru, Colombia and the international edition', () => {
  it.each(lines.map(([content, url, upperType, typeName]) => ({ content, edition: content.edition, url, upperType, typeName })))(
    '$edition $url shows at least eight of $upperType $typeName, each with a price for its example',
    ({ content, url, upperType, typeName }) => {
      const snapshot = snapshotOfContents([content]);
      const comparator = snapshot.comparators.find((candidate) => candidate.url === url);
      if (!comparator) throw new Error(`no comparator ${url}`);
      const example = exampleOf(content, comparator);
      const shown = productsOf(comparator, snapshot).filter(
        (product) => product.upperType === upperType && (typeName === undefined || product.typeName === typeName),
      );
      expect(shown.length).toBeGreaterThanOrEqual(8);
      const { currency } = editionOf(content.edition);
      for (const { code } of shown) {
        const { total } = priced(content, code, example);
        expect([code, total?.currency, (total?.units ?? 0) > 0]).toEqual([code, currency, true]);
      }
    },
  );

  it('A3-17 the upper type EPS is of products of Peru and of Colombia', () => {
    for (const { products } of [peru, colombia]) expect(products.some(({ upperType }) => upperType === 'EPS')).toBe(true);
  });

  it('are few enough for a fast first start, and the same on every run', () => {
    expect(contents.reduce((count, { products }) => count + products.length, 0)).toBeLessThanOrEqual(400);
    const again = [peruCatalogue(), colombiaCatalogue(), internationalCatalogue()];
    expect(JSON.stringify(again)).toBe(JSON.stringify(contents));
    expect(demoCatalogues().map(({ edition }) => edition)).toEqual(expect.arrayContaining(['peru', 'colombia', 'international']));
  });
});

describe.each(named)('the demonstration of %s', (_edition, content) => {
  const edition = editionOf(content.edition);
  const snapshot = snapshotOfContents([content]);

  it('opens with the comparator that the home page leads to, and every product has a comparator', () => {
    const urls = content.comparators.map(({ url }) => url);
    expect(urls[0]).toBe(edition.mainComparatorUrl);
    expect(repeated(urls)).toEqual([]);
    expect(repeated(content.comparators.map(({ name }) => name))).toEqual([]);
    expect(snapshot.products.filter((product) => comparatorOf(product, snapshot.comparators) === null)).toEqual([]);
  });

  it('repeats no code, address, mark or hue, and names only what it holds', () => {
    const { organizations, products, clinics, tariffs, features } = content;
    const lists = [
      products.map(({ code }) => code),
      products.map(({ organizationCode, url }) => `${organizationCode}/${url}`.toLowerCase()),
      organizations.map(({ code }) => code),
      organizations.map(({ kind, url }) => `${kind}/${url}`),
      organizations.map(({ mark }) => mark),
      organizations.map(({ hue }) => String(hue)),
      clinics.map(({ code }) => code),
      tariffs.map(({ id, validFrom }) => `${id}/${validFrom}`),
    ];
    expect(lists.flatMap(repeated)).toEqual([]);
    const regions = new Set<string | null>([null, ...edition.regions.map(({ code }) => code)]);
    expect(clinics.filter(({ regionCode }) => !regions.has(regionCode))).toEqual([]);
    const known = {
      seller: new Set(organizations.map(({ code }) => code)),
      clinic: new Set(clinics.map(({ code }) => code)),
      tariff: new Set(tariffs.map(({ id }) => id)),
      feature: new Set(features.map(({ name }) => name)),
    };
    for (const product of products) {
      expect(known.seller).toContain(product.organizationCode);
      expect(product.clinics.filter(({ clinicCode }) => !known.clinic.has(clinicCode))).toEqual([]);
      expect(product.featureNames.filter((name) => !known.feature.has(name))).toEqual([]);
      expect(product.pricing.kind === 'tariff' && known.tariff.has(product.pricing.tariffId)).toBe(true);
    }
    const sellers = new Set(products.map(({ organizationCode }) => organizationCode));
    expect(organizations.filter(({ code }) => !sellers.has(code))).toEqual([]);
  });

  it('offers each choice once, and prices every one of them', () => {
    for (const comparator of content.comparators) {
      const { zones, riskClasses, breeds } = comparator.choices;
      for (const list of [zones, riskClasses, breeds]) expect(repeated(list.map(({ code }) => code))).toEqual([]);
      const shown = snapshot.products.filter(({ upperType }) => comparator.upperTypes.includes(upperType));
      const households = [
        ...zones.map(({ code: zone }) => exampleOf(content, comparator, { contributors: [{ age: 40 }], dependants: [], zone })),
        ...riskClasses.map(({ code: riskClass }) => {
          const payroll = moneyOf(50_000, edition.currency, 'month');
          const company = { employees: 25, riskClass, monthlyPayroll: payroll };
          return exampleOf(content, comparator, { contributors: [{ age: 40 }], dependants: [], company });
        }),
        ...breeds.map(({ code: breed, group }) => {
          const species = group === 'Gato' ? 'Gato' : 'Perro';
          return exampleOf(content, comparator, {
            contributors: [{ age: 40 }],
            dependants: [],
            pets: [{ species, breed, age: 2 }],
          });
        }),
      ];
      for (const household of households) {
        const without = shown.filter((product) => {
          const context = { today: demonstrationDay, uf: null, currency: edition.currency, catalogueVersion: 'demo' };
          return priceProduct(product, household, context).total === null;
        });
        expect(without.map(({ code }) => code)).toEqual([]);
      }
    }
  });

  it('has tariffs in the edition’s currency, with a row for nobody twice', () => {
    const cellOf = ({ ageFrom, ageTo, sex, role, conditions }: TariffContent['rows'][number]): string =>
      JSON.stringify([ageFrom, ageTo, sex, role, conditions ?? {}]);
    for (const tariff of content.tariffs) {
      expect([tariff.id, tariff.currency]).toEqual([tariff.id, edition.currency]);
      expect([tariff.id, repeated(tariff.rows.map(cellOf))]).toEqual([tariff.id, []]);
      for (const row of tariff.rows) {
        expect(row.ageFrom).toBeLessThanOrEqual(row.ageTo);
        const isRight =
          'millionths' in row
            ? row.millionths > 0 && row.millionths < 1_000_000
            : row.amount.units > 0 && row.amount.currency === tariff.currency && row.amount.period === tariff.period;
        expect([tariff.id, row, isRight]).toEqual([tariff.id, row, true]);
      }
    }
  });

  it('C3-39 has the score that its weighted parts sum to, coverages with a source, and a dearer level never costs less', () => {
    for (const product of content.products) {
      const weights = product.scoreParts.reduce((total, { weight }) => total + weight, 0);
      const points = product.scoreParts.reduce((total, part) => total + part.weight * part.points, 0);
      expect(weights).toBeCloseTo(1);
      expect(product.score).toBeCloseTo(points, 2);
      expect(product.coverages.length).toBeGreaterThan(1);
      expect(product.coverages.filter(({ source }) => source?.document.endsWith(product.code) !== true)).toEqual([]);
      expect(product.clinics.filter(({ hospitalaria, ambulatoria }) => (hospitalaria ?? 100) < (ambulatoria ?? 0))).toEqual([]);
    }
    for (const comparator of snapshot.comparators) {
      const example = exampleOf(content, comparator);
      const ladder = Map.groupBy(productsOf(comparator, snapshot), ({ code }) => code.replace(/-\d$/, ''));
      for (const [line, products] of ladder) {
        const units = products.map(({ code }) => priced(content, code, example).total?.units ?? 0);
        expect([line, units]).toEqual([line, units.toSorted((one, other) => one - other)]);
      }
    }
  });

  it('draws no badge, offer or way to buy for what nobody sells, and the same score where the price is the same', () => {
    const unsold = content.products.filter(({ salesChannels }) => salesChannels.length === 0);
    const badges = unsold.filter(
      ({ isPromoted, isExclusive, isPopular, offers }) => isPromoted || isExclusive || isPopular || offers.length > 0,
    );
    expect(badges).toEqual([]);
    const scores = Map.groupBy(unsold, ({ code }) => code.slice(-1));
    for (const [level, products] of scores) expect([level, new Set(products.map(({ score }) => score)).size]).toEqual([level, 1]);
  });

  it('says of every product what it is, covers, leaves out and asks, in short plain sentences', () => {
    for (const { code, texts, typeDescription } of content.products) {
      const count = (type: string): number => texts.filter((text) => text.kind === 'description' && text.type === type).length;
      const questions = texts.filter(({ kind }) => kind === 'faq');
      const found = [
        count('general'),
        count('cubre') >= 2,
        count('no-cubre') >= 3,
        count('considerar') >= 1,
        count('requisitos') >= 1,
      ];
      expect([code, ...found]).toEqual([code, 1, true, true, true, true]);
      expect([code, questions.length >= 3 && questions.length <= 6]).toEqual([code, true]);
      expect(questions.filter(({ title }) => !/^¿[A-ZÁÉÍÓÚÑ].*\?$/.test(title))).toEqual([]);
      for (const body of [typeDescription, ...texts.map((text) => text.body)]) {
        expect(body).toMatch(/[.]$/);
        expect(body).not.toMatch(/\s{2,}|undefined|null|NaN|\{|\}|!/);
        const sentences = body.split(/(?<=[.?])\s+(?=[A-ZÁÉÍÓÚÑ¿])/);
        expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
      }
    }
  });
});
