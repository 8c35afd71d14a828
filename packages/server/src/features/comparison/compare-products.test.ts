import { compareBodySchema, type CompareAnswer } from '@cotejo/contract/compare';
import { plainDate } from '@cotejo/core/dates';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { moneyOf, rateOf } from '@cotejo/core/money';
import { flatPrice, organization, pesos, product, snapshotOf, today } from '@cotejo/core/testing/sample-catalogue';
import { describe, expect, it } from 'vitest';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { compareProducts } from './compare-products.ts';

const uf = { rate: rateOf('40000', 'UF', 'CLP'), date: plainDate('2026-11-19'), status: 'older' } as const;

function catalogueOf(products: readonly ReturnType<typeof product>[]): PublishedCatalogue {
  const snapshot = snapshotOf({ products, organizations: [organization(1, { url: 'Bahía Serena' })] });
  return { snapshot: () => snapshot, uf: () => uf, ufPublishedUntil: () => uf.date, usd: () => null, utm: () => null };
}

function compareWith(catalogue: PublishedCatalogue, body: object, edition: EditionId = 'chile') {
  const parsed = compareBodySchema.parse({
    comparator: '/Comparar/Seguros-de-Salud',
    profile: { cotizante: [{ edad: 30 }] },
    ...body,
  });
  const call = { edition: editionOf(edition), requestId: 'r', today, now: 0 };
  return compareProducts({ body: parsed, call, productKind: 'insurance' }, catalogue);
}

function answerOf(catalogue: PublishedCatalogue, body: object = {}): CompareAnswer {
  const answer = compareWith(catalogue, body);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('prices in UF (A3-56)', () => {
  const inUf = product(1, { pricing: flatPrice(moneyOf('2', 'UF', 'month')) });
  const inPesos = product(2, { pricing: pesos(80_001) });
  const catalogue = catalogueOf([inUf, inPesos]);

  it('limits are in UF, both ends included, and prices are shown in UF', () => {
    const { data, metaData } = answerOf(catalogue, { currency: 1, filters: { prices: { preciomin: 2, preciomax: 2 } } });
    expect(data.map(({ id, price }) => [id, price.minPrice, price.unit.code])).toEqual([[1, 2, 'UF']]);
    expect(metaData).toMatchObject({ total: 1, abovePriceLimit: 1, ranges: { price: { lowest: 2, highest: 2.00003 } } });
  });

  it('without the option limits are pesos', () => {
    const { data } = answerOf(catalogue, { filters: { prices: { preciomin: 80_001 } } });
    expect(data.map(({ id, price }) => [id, price.minPrice, price.unit.code])).toEqual([[2, 80_001, 'CLP']]);
  });

  it('is refused where there is no UF, by the name of the field', () => {
    expect(compareWith(catalogue, { currency: 1 }, 'peru')).toMatchObject({
      ok: false,
      error: { kind: 'invalid-input', errors: [{ field: 'body.currency' }] },
    });
  });

  it('says the UF it used and its date', () => {
    expect(answerOf(catalogue).metaData).toMatchObject({
      ufDate: '2026-11-19',
      uf: { valor: 40_000, fecha: '2026-11-19', status: 'older' },
    });
  });
});

describe('the answer', () => {
  it('A2.3-25: links to the page of each product, percent-encoded', () => {
    expect(answerOf(catalogueOf([product(1)])).data[0]?.url).toBe('/Seguros/Bah%C3%ADa%20Serena/Producto-1');
  });

  it('A9-27: a yearly price says so, and a product without a price keeps its period', () => {
    const yearly = product(1, { pricing: flatPrice(moneyOf(12_000, 'CLP', 'year')) });
    const forNobody = product(2, { pricing: flatPrice(moneyOf(12_000, 'CLP', 'year'), 1) });
    const { data } = answerOf(catalogueOf([yearly, forNobody]));
    expect(data.map(({ priceSuffix, price }) => [priceSuffix, price.minPrice])).toEqual([
      ['/año', 12_000],
      ['/año', null],
    ]);
  });

  it("A9-23, A9-28: what is paid for twelve months is labelled 'Precio con IVA', and says what one employee is of it", () => {
    const monthly = flatPrice(moneyOf(1_000, 'CLP', 'month'));
    if (monthly.kind !== 'tariff') throw new Error('expected a tariff');
    const [tariff] = monthly.tariffs;
    if (tariff?.kind !== 'perPerson') throw new Error('expected a table of persons');
    const ofCompany = (isPaidYearly: boolean) => ({
      ...monthly,
      tariffs: [{ ...tariff, kind: 'perEmployee' as const, rules: { ...tariff.rules, isPaidYearly } }],
    });
    const catalogue = catalogueOf([product(1, { pricing: ofCompany(true) }), product(2, { pricing: ofCompany(false) })]);
    const { data } = answerOf(catalogue, { profile: { cantidadempleados: 10 }, sort: 'precio-desc' });
    expect(data.map(({ priceLabel, priceSuffix, insures }) => [priceLabel, priceSuffix, insures])).toEqual([
      ['Precio con IVA', '/año', 'company'],
      [null, '/mes', 'company'],
    ]);
    expect(data.map(({ profilePrice }) => [profilePrice.price?.value, profilePrice.perPerson])).toEqual([
      [120_000, { amount: { value: 12_000, unit: { code: 'CLP' } }, suffix: '/año p/p' }],
      [10_000, { amount: { value: 1_000, unit: { code: 'CLP' } }, suffix: '/mes p/p' }],
    ]);
  });

  it('says of each person without a price why', () => {
    const forBabies = product(1, { pricing: flatPrice(moneyOf(1_000, 'CLP', 'month'), 1) });
    const [item] = answerOf(catalogueOf([forBabies]), { profile: { cotizante: [{ edad: 30 }], cargas: [{ edad: 1 }] } }).data;
    expect(item?.profilePrice.total).toEqual({ profilesWithPrice: 1, profilesEvaluated: 2, arePricesDefined: false });
    expect(item?.profilePrice.profiles).toMatchObject([
      { role: 'contributor', method: 'uninsurable', amount: null, reasons: ['No hay precio publicado para personas de 30 años'] },
      { role: 'dependant', method: 'tariff', amount: { value: 1_000 }, reasons: [] },
    ]);
  });
});
