import { cardInformationSchema, mostCards } from '@cotejo/contract/card';
import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { OfferContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverages } from '../../platform/database/schema/product-content.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { offersOn } from './card-information.ts';

const today = plainDate('2026-11-20');
const offer = (from: string | null, to: string | null, stock: number | null = null): OfferContent => ({
  type: 'DISCOUNT',
  title: `${from} ${to}`,
  text: '',
  value: 10,
  unit: '%',
  stock,
  validity: { from: from === null ? null : plainDate(from), to: to === null ? null : plainDate(to) },
});

describe('offers on a day', () => {
  it('are those that have begun, have not ended and are not used up', () => {
    const offers = [
      offer(null, null),
      offer('2026-11-20', '2026-11-20', 3),
      offer('2026-11-21', null),
      offer(null, '2026-11-19'),
    ];
    expect(offersOn(today, offers).left).toEqual(offers.slice(0, 2));
  });

  it.each([
    ['none was ever stated', [], false],
    ['one is left', [offer(null, '2026-11-01'), offer(null, null)], false],
    ['all have ended', [offer(null, '2026-11-01')], true],
    ['the last one is used up', [offer(null, null, 0)], true],
    ['none has begun', [offer('2027-01-01', null)], false],
  ] as const)('A4-40 are over or not: %s', (_, offers, isOver) => {
    expect(offersOn(today, offers).isOfferOver).toBe(isOver);
  });
});

describe('GET /api/compare/cards', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ catalogue: 'demo' });
  });
  afterAll(() => test.close());

  const ask = (ids: string) =>
    test.app.inject({ method: 'GET', url: `/api/compare/cards?ids=${ids}`, headers: { host: 'localhost' } });
  const answer = async (ids: string) => z.object({ data: z.array(cardInformationSchema) }).parse((await ask(ids)).json()).data;

  it('says what the type is and what the product is for, as the page of the product does at length', async () => {
    const { products } = test.memory.snapshot('chile');
    const saving = products.find(({ metadata }) => metadata.subtypes.includes('ahorro'));
    if (!saving) throw new Error('the demonstration has no life insurance with savings');
    const [card] = await answer(String(saving.id));
    expect(card?.typeDescription).toBe(saving.typeDescription);
    expect(card?.subtypes.map(({ name }) => name)).toEqual(['Ahorro']);
    const page = await test.app.inject({ method: 'GET', url: `/api/insurance/${saving.id}`, headers: { host: 'localhost' } });
    const { data } = page.json<{ data: ProductDetail }>();
    const [told] = data.subtypes;
    expect(told).toMatchObject(card?.subtypes[0] ?? {});
    expect(told?.description).toContain('seguro de vida');
    expect(told?.exclusions).toMatch(/^No asegura/);
  });

  it('tells of every product what its own calls tell', async () => {
    const { products } = test.memory.snapshot('chile');
    const asked = [...products]
      .filter(({ code, hasOffer }) => code === 'ALC-4001' || code === 'Complementario-Raiz-50' || hasOffer)
      .slice(0, mostCards);
    expect(asked.some(({ hasOffer }) => hasOffer)).toBe(true);
    const told = await answer(asked.map(({ id }) => id).join());
    expect(told.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
    for (const { id, tags, requirement, offers } of told) {
      const own = async (path: string): Promise<{ status: number; data: unknown }> => {
        const response = await test.app.inject({ method: 'GET', url: path, headers: { host: 'localhost' } });
        return { status: response.statusCode, data: response.statusCode === 204 ? null : response.json().data };
      };
      const resume = await own(`/api/insurance/coverages/${id}/resume`);
      expect(tags.map(({ name }) => name)).toEqual((resume.data as { tags: { name: string }[] }).tags.map(({ name }) => name));
      expect(requirement).toEqual((await own(`/api/insurance/${id}/coverageRequirement`)).data);
      const ofOffers = await own(`/api/qppayment/insurance-payment/${id}/getOffers`);
      expect(ofOffers.status === 204 ? [] : ofOffers.data).toEqual(offers);
    }
  });

  it('gives the range of the percentages of a group, and none where there is no percentage', async () => {
    const { products } = test.memory.snapshot('chile');
    const idOf = (matches: (code: string) => boolean) => [...products].find(({ code }) => matches(code))!.id;
    const [plan] = await answer(String(idOf((code) => code === 'ALC-4001')));
    expect(plan!.tags[0]).toEqual({
      name: 'hospitalaria',
      displayName: 'Hospitalización',
      percentage: { lowest: 60, highest: 90 },
    });
    const life = [...products].find(({ upperType }) => upperType === 'SEGURO VIDA')!;
    expect((await answer(String(life.id)))[0]!.tags[0]!.percentage).toBeNull();
  });

  it('names the first capitals of a life insurance with the most that they pay, those that pay nothing left out', async () => {
    const { products } = test.memory.snapshot('chile');
    const idOf = (code: string) => [...products].find((product) => product.code === code)!.id;
    const [life, plan] = [idOf('PUE-VIDA-2'), idOf('ALC-4001')];
    const unit = { code: 'UF' };
    const first = { displayName: 'Muerte accidental', amount: { value: 2000, unit } };
    const [told, other] = await answer([life, plan].join());
    expect(told!.capitals).toEqual([{ ...first, displayName: 'Fallecimiento' }, first]);
    expect(other).not.toHaveProperty('capitals');
    const { database } = test.database;
    const pay = (amount: string) =>
      database.update(coverages).set({ minAmount: amount, maxAmount: amount }).where(ofLife('Fallecimiento'));
    const ofLife = (benefit: string) => and(eq(coverages.productId, life), eq(coverages.benefit, benefit));
    const [row] = await database.select().from(coverages).where(ofLife(first.displayName));
    await database.insert(coverages).values([
      { ...row!, position: 900, amountKey: 'top_amount', minAmount: '2500', maxAmount: '2500' },
      { ...row!, position: -1, benefit: 'Renta', unit: 'UF/Año' },
    ]);
    const [more] = await answer(String(life));
    await database.delete(coverages).where(and(eq(coverages.productId, life), inArray(coverages.position, [-1, 900])));
    expect(more!.capitals!.map(({ displayName, amount }) => [displayName, amount.value])).toEqual([
      ['Fallecimiento', 2000],
      ['Muerte accidental', 2500],
    ]);
    await pay('0');
    // What was answered to the same question before is answered again.
    const [, without] = await answer([plan, life].join());
    await pay('2000');
    const second = { displayName: 'Invalidez total', amount: { value: 1000, unit } };
    expect(without!.capitals).toEqual([first, second]);
  });

  it('names what is paid for each day, not the most of an event, and says so', async () => {
    const { products } = test.memory.snapshot('chile');
    const rents = [...products].filter(({ typeName }) => typeName === 'SEGURO_INDEMNIZACION').slice(0, 8);
    expect(rents.length).toBeGreaterThan(2);
    for (const { capitals } of await answer(rents.map(({ id }) => id).join())) {
      const [rent] = capitals!;
      expect(rent).toMatchObject({ displayName: 'Renta por día hospitalizado', isDaily: true });
      expect([1, 2, 4]).toContain(rent!.amount.value);
    }
  });

  it('names of a capital that is a share of the salary how much of it', async () => {
    const { products } = test.memory.snapshot('peru');
    const pension = [...products].find(({ typeName }) => typeName === 'SCTR_PENSION')!;
    const response = await test.app.inject({
      method: 'GET',
      url: `/api/compare/cards?ids=${pension.id}`,
      headers: { host: 'peru.localhost' },
    });
    const [card] = z.object({ data: z.array(cardInformationSchema) }).parse(response.json()).data;
    expect(card!.capitals).toEqual([
      { displayName: 'Pensión de invalidez total, del sueldo', amount: { value: 70, unit: { code: '%' } } },
      { displayName: 'Pensión de invalidez parcial, del sueldo', amount: { value: 50, unit: { code: '%' } } },
    ]);
  });

  it('says nothing of what there is not, and refuses what is no list of numbers', async () => {
    expect(await answer('999999999')).toEqual([]);
    for (const ids of ['', 'x', '1,', Array.from({ length: mostCards + 1 }, () => 1).join()])
      expect((await ask(ids)).statusCode).toBe(400);
  });
});
