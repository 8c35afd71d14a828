import { compareAnswerSchema, profilePriceSchema } from '@cotejo/contract/compare';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

const profile = {
  cotizante: [{ sexo: 'Masculino', edad: 34, ingreso: 1_650_000 }],
  region: { stateCode: '13' },
  ingresodatos: true,
};

let test: TestApp;
let now = 0;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());
afterEach(() => test.database.pool.query('truncate leads, quotes, idempotency_keys cascade'));

async function post(url: string, payload: object): Promise<unknown> {
  const headers = { ...wireHeaders(), 'idempotency-key': crypto.randomUUID() };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** What list, price call and request say of one isapre plan, and what the request left in the store. */
async function everywhere() {
  const body = { comparator: '/Comparar/Isapres', profile, pageSize: 1 };
  const { data, metaData } = compareAnswerSchema.parse(await post('/api/buscarplanes/compare/metadataPlanesPersonas', body));
  const [item] = data;
  if (!item) throw new Error('the demonstration has no plan');
  const answer = await post(`/api/insurance/${item.id}/calculatePrice`, { profile });
  const { price, ufDate } = profilePriceSchema.parse((answer as { data: unknown }).data);
  const contact = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.cl' };
  const shown = { tipo: 'isapre', productCode: item.productCode, profile, displayedPrice: price?.value };
  const { quote } = leadAnswerSchema.parse(await post('/api/leads', { ...contact, ...shown }));
  if (quote === null) throw new Error('a request for a plan carries no quote');
  const { rows } = await test.database.pool.query(
    'select total::int, uf_value::float8, uf_date::text from quotes where id = $1',
    [quote.id],
  );
  return { item, uf: metaData.uf, price, ufDate, quote, stored: rows[0] };
}

describe('a price in pesos says which UF it was made with, from the list to the request (decision 8)', () => {
  it('of the day: the quote promises the price until the last day whose UF is published', async () => {
    now = Date.parse('2026-07-05T15:00:00Z');
    const { item, uf, price, ufDate, quote, stored } = await everywhere();
    expect(uf).toEqual({ valor: 40_833.91, fecha: '2026-07-05', status: 'of-the-day' });
    expect(item.price.minPrice).toBe(price?.value);
    expect([ufDate, quote.ufDate, stored.uf_date]).toEqual(['2026-07-05', '2026-07-05', '2026-07-05']);
    expect(quote).toMatchObject({ price: price?.value, expires: '2026-07-11' });
    expect(stored).toMatchObject({ total: price?.value, uf_value: 40_833.91 });
  });

  it('older: the price is labelled with the day of its UF, and the quote holds for today', async () => {
    now = Date.parse('2026-11-20T15:00:00Z');
    const { uf, price, ufDate, quote } = await everywhere();
    expect(uf).toEqual({ valor: 40_844.79, fecha: '2026-07-11', status: 'older' });
    expect(ufDate).toBe('2026-07-11');
    expect(quote).toMatchObject({ price: price?.value, ufDate: '2026-07-11', expires: '2026-11-20' });
  });

  it('C9-15 the fallback: a price is shown and said to be one, and the request is taken but promises none', async () => {
    now = Date.parse('2026-11-20T15:00:00Z');
    await test.database.database.execute(sql`delete from indicator_values where indicator = 'UF'`);
    await test.database.database.execute(sql`select pg_notify('indicators_stored', '')`);
    await expect.poll(async () => (await everywhere()).uf?.status, { timeout: 20_000 }).toBe('fallback');
    const { uf, price, quote, stored } = await everywhere();
    expect(uf).toEqual({ valor: 33_504.3, fecha: '2022-08-09', status: 'fallback' });
    expect(price?.value).toBeGreaterThan(0);
    expect(quote).toMatchObject({ price: null, ufDate: null, expires: null });
    expect(stored).toEqual({ total: null, uf_value: null, uf_date: null });
  });
});
