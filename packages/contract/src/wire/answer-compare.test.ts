import { hash } from 'node:crypto';
import { plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { moneyOf, rateOf } from '@cotejo/core/money';
import { flatPrice, organization, pesos, product, snapshotOf, today } from '@cotejo/core/testing/sample-catalogue';
import { describe, expect, it } from 'vitest';
import { compareBodySchema, type CompareAnswer } from '../schemas/compare.ts';
import { answerCompare } from './answer-compare.ts';
import type { AnswerGround } from './answer-ground.ts';

const uf = { rate: rateOf('40000', 'UF', 'CLP'), date: plainDate('2026-11-19'), status: 'older' } as const;

function groundOf(products: readonly ReturnType<typeof product>[]): AnswerGround {
  const snapshot = snapshotOf({ products, organizations: [organization(1, { url: 'Bahía Serena' })] });
  const digest = (text: string): string => hash('sha256', text);
  return { edition: editionOf('chile'), snapshot, today, uf, rates: [], ufPublishedUntil: uf.date, digest };
}

function compareWith(ground: AnswerGround, body: object) {
  const parsed = compareBodySchema.parse({
    comparator: '/Comparar/Seguros-de-Salud',
    profile: { cotizante: [{ edad: 30 }] },
    ...body,
  });
  return answerCompare({ body: parsed, productKind: 'insurance' }, ground);
}

function answerOf(ground: AnswerGround, body: object = {}): CompareAnswer {
  const answer = compareWith(ground, body);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('prices in UF (A3-56)', () => {
  const inUf = product(1, { pricing: flatPrice(moneyOf('2', 'UF', 'month')) });
  const inPesos = product(2, { pricing: pesos(80_001) });
  const ground = groundOf([inUf, inPesos]);

  it('limits are in UF, both ends included, and prices are shown in UF', () => {
    const { data, metaData } = answerOf(ground, { currency: 1, filters: { prices: { preciomin: 2, preciomax: 2 } } });
    expect(data.map(({ id, price }) => [id, price.minPrice, price.unit.code])).toEqual([[1, 2, 'UF']]);
    expect(metaData).toMatchObject({ total: 1, abovePriceLimit: 1, ranges: { price: { lowest: 2, highest: 2.00003 } } });
  });

  it('without the option limits are pesos', () => {
    const { data } = answerOf(ground, { filters: { prices: { preciomin: 80_001 } } });
    expect(data.map(({ id, price }) => [id, price.minPrice, price.unit.code])).toEqual([[2, 80_001, 'CLP']]);
  });

  it('is refused where there is no UF, by the name of the field', () => {
    expect(compareWith({ ...ground, edition: editionOf('peru'), uf: null }, { currency: 1 })).toMatchObject({
      ok: false,
      error: { kind: 'invalid-input', errors: [{ field: 'body.currency' }] },
    });
  });

  it('A9-41 amounts follow the UF of the day, in either direction', () => {
    const dearer = { ...ground, uf: { ...uf, rate: rateOf('44000', 'UF', 'CLP') } };
    const pricesOf = ({ data }: CompareAnswer) =>
      data.map(({ price }) => price.minPrice ?? 0).toSorted((one, other) => one - other);
    expect(pricesOf(answerOf(ground))).toEqual([80_000, 80_001]);
    expect(pricesOf(answerOf(dearer))).toEqual([80_001, 88_000]);
    expect(pricesOf(answerOf(dearer, { currency: 1 }))).toEqual([1.8182, 2]);
  });

  it('says the UF it used and its date', () => {
    expect(answerOf(ground).metaData).toMatchObject({
      ufDate: '2026-11-19',
      uf: { valor: 40_000, fecha: '2026-11-19', status: 'older' },
    });
  });
});

describe('the answer', () => {
  it('A2.3-25: links to the page of each product, percent-encoded', () => {
    expect(answerOf(groundOf([product(1)])).data[0]?.url).toBe('/Seguros/Bah%C3%ADa%20Serena/Producto-1');
  });

  it('A9-26: a monthly price is followed by /mes', () => {
    const { data } = answerOf(groundOf([product(1, { pricing: pesos(80_001) })]));
    expect(data.map(({ priceSuffix }) => priceSuffix)).toEqual(['/mes']);
  });

  it('A9-27: a yearly price says so, and a product without a price keeps its period', () => {
    const yearly = product(1, { pricing: flatPrice(moneyOf(12_000, 'CLP', 'year')) });
    const forNobody = product(2, { pricing: flatPrice(moneyOf(12_000, 'CLP', 'year'), 1) });
    const { data } = answerOf(groundOf([yearly, forNobody]));
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
    const ground = groundOf([product(1, { pricing: ofCompany(true) }), product(2, { pricing: ofCompany(false) })]);
    const { data } = answerOf(ground, { profile: { cantidadempleados: 10 }, sort: 'precio-desc' });
    expect(data.map(({ priceLabel, priceSuffix, insures }) => [priceLabel, priceSuffix, insures])).toEqual([
      ['Precio con IVA', '/año', 'company'],
      [null, '/mes', 'company'],
    ]);
    expect(data.map(({ profilePrice }) => [profilePrice.price?.value, profilePrice.perPerson])).toEqual([
      [120_000, { amount: { value: 12_000, unit: { code: 'CLP' } }, suffix: '/año p/p' }],
      [10_000, { amount: { value: 1_000, unit: { code: 'CLP' } }, suffix: '/mes p/p' }],
    ]);
  });

  it('B3-34 B3-35 says of each person without a price why', () => {
    const forBabies = product(1, { pricing: flatPrice(moneyOf(1_000, 'CLP', 'month'), 1) });
    const [item] = answerOf(groundOf([forBabies]), { profile: { cotizante: [{ edad: 30 }], cargas: [{ edad: 1 }] } }).data;
    expect(item?.profilePrice.total).toEqual({ profilesWithPrice: 1, profilesEvaluated: 2, arePricesDefined: false });
    expect(item?.profilePrice.profiles).toMatchObject([
      { role: 'contributor', method: 'uninsurable', amount: null, reasons: ['No hay precio publicado para personas de 30 años'] },
      { role: 'dependant', method: 'tariff', amount: { value: 1_000 }, reasons: [] },
    ]);
  });
});
