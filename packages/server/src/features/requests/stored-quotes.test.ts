import { compareAnswerSchema } from '@cotejo/contract/compare';
import { leadAnswerSchema, type LeadQuote } from '@cotejo/contract/lead';
import { quotedPriceSchema, storedQuoteSchema, type QuotedPrice } from '@cotejo/contract/quote';
import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { Money } from '@cotejo/core/money';
import { profileFaults } from '@cotejo/core/validation';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishVersion } from '../catalogue/version-store.ts';
import { writeVersion } from '../catalogue/write-catalogue-store.ts';
import { forgetQuotes } from '../../platform/quotes/forget-quotes.ts';
import { profileIn, profileSeed } from '../../platform/quotes/testing/arbitrary-profile.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

/** A day whose UF is stored, as are the six after it. */
const july = Date.parse('2026-07-05T15:00:00Z');
const days = 86_400_000;
let now = july;
let test: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now, onLogLine: (line) => logLines.push(line) });
});
afterAll(() => test.close());
afterEach(async () => {
  now = july;
  logLines.length = 0;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys cascade');
});

const profile = {
  cotizante: [{ sexo: 'Masculino', edad: 34, ingreso: 1_650_000 }],
  cargas: [{ edad: 5 }],
  region: { stateCode: '13' },
  ingresodatos: true,
};

async function post(url: string, payload: object): Promise<{ status: number; json: unknown }> {
  const headers = { ...wireHeaders(), 'idempotency-key': crypto.randomUUID() };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, json: response.json() };
}

const dataOf = (json: unknown): unknown => (json as { data: unknown }).data;

async function quoted(id: number, of: object = profile): Promise<QuotedPrice> {
  return quotedPriceSchema.parse(dataOf((await post(`/api/insurance/${id}/calculatePrice`, { profile: of })).json));
}

async function requested(productCode: string, change: object = {}): Promise<LeadQuote> {
  const contact = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.cl', tipo: 'seguros' };
  const { json } = await post('/api/leads', { ...contact, productCode, profile, ...change });
  const { quote } = leadAnswerSchema.parse(json);
  if (quote === null) throw new Error('a request for a product carries no quote');
  return quote;
}

async function readBack(id: string) {
  const response = await test.app.inject({ url: `/api/quotes/${id}` });
  return { status: response.statusCode, headers: response.headers, json: response.json<{ data?: unknown }>() };
}

async function count(): Promise<number> {
  return (await test.database.pool.query('select id from quotes')).rowCount ?? 0;
}

/** Products of a tariff with a price for the family above, on sale. */
function insurance(position = 0) {
  const all = test.memory
    .snapshot('chile')
    .products.filter(({ typeName, kind }) => kind === 'insurance' && typeName.includes('CATASTR'));
  return all[position] ?? test.memory.snapshot('chile').products.find(({ kind }) => kind === 'insurance')!;
}
const plan = () => test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan')!;

describe('POST /api/insurance/{id}/calculatePrice', () => {
  it('200 answers the quote beside the price: product, inputs, assumptions, last day, tariff version and UF', async () => {
    const { quote, price, tariffVersion } = await quoted(plan().id);
    expect(price?.value).toBeGreaterThan(0);
    expect(quote).toMatchObject({
      product: { id: plan().id, code: plan().code, displayName: plan().displayName },
      inputs: { quotedOn: '2026-07-05', profile: { cotizante: [{ edad: 34 }] } },
      expires: '2026-07-11',
      noPromise: null,
      uf: { valor: 40_833.91, fecha: '2026-07-05', status: 'of-the-day' },
      tariffVersion,
    });
  });

  it('the same question on the same day is the same quote, stored once; another age or day is another', async () => {
    const first = await quoted(plan().id);
    const { region: _region, ...others } = profile;
    const again = await quoted(plan().id, { region: { stateCode: '13', stateName: 'RM' }, ...others });
    expect(again.quote.id).toBe(first.quote.id);
    expect(await count()).toBe(1);
    const older = await quoted(plan().id, { ...profile, cotizante: [{ sexo: 'Masculino', edad: 35, ingreso: 1_650_000 }] });
    now += days;
    const tomorrow = await quoted(plan().id);
    expect(new Set([first, older, tomorrow].map(({ quote }) => quote.id)).size).toBe(3);
  });

  it("decision 26: an example's quote says so, promises nothing and is not stored", async () => {
    const { quote } = await quoted(plan().id, { ...profile, ingresodatos: false });
    expect(quote).toMatchObject({ expires: null, noPromise: { kind: 'example-profile' } });
    expect(quote.assumptions.map(({ kind }) => kind)).toContain('example-profile');
    expect(await count()).toBe(0);
    expect((await readBack(quote.id)).status).toBe(404);
  });
});

describe('GET /api/insurance/{id}/calculatePrice', () => {
  const exampleOf = (query: string) => test.app.inject({ url: `/api/insurance/${plan().id}/calculatePrice${query}` });

  it('C7-66 200 prices the example profile of the comparator, and stores nothing', async () => {
    const response = await exampleOf('?productType=ISAPRE&comparator=/Comparar/Isapres');
    const { quote, price } = quotedPriceSchema.parse(dataOf(response.json()));
    expect(quote.inputs.profile).toMatchObject({ cotizante: [{ edad: 27, ingreso: 1_650_000 }], ingresodatos: false });
    expect(quote.assumptions.map(({ kind }) => kind)).toEqual(['example-profile']);
    expect(price?.value).toBe((await quoted(plan().id, quote.inputs.profile)).price?.value);
    expect(await count()).toBe(0);
  });

  it('404 for a comparator that does not show the product', async () => {
    for (const comparator of ['/Comparar/Nada', '/Comparar/Seguros-de-Salud']) {
      const response = await exampleOf(`?comparator=${comparator}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ errors: [{ field: 'query.comparator' }] });
    }
  });
});

describe('GET /api/quotes/{id}', () => {
  it('200 reads the very answer back, while it holds and after, and lets no cache keep it', async () => {
    const answer = await quoted(plan().id);
    const { status, headers, json } = await readBack(answer.quote.id);
    expect(status).toBe(200);
    expect(storedQuoteSchema.parse(json.data)).toEqual({ ...answer, isExpired: false });
    expect(headers['cache-control']).toBe('no-store');
    now += 7 * days;
    expect(storedQuoteSchema.parse((await readBack(answer.quote.id)).json.data)).toEqual({ ...answer, isExpired: true });
  });

  it('404 for one never made, or of another edition; 400 for what is no number of a quote', async () => {
    const { quote } = await quoted(plan().id);
    expect((await readBack('5d4f1f3a-7c1e-8b52-9d0a-2f6c3b1a9e77')).status).toBe(404);
    const elsewhere = await test.app.inject({ url: `/api/quotes/${quote.id}`, headers: { host: 'peru.localhost' } });
    expect(elsewhere.statusCode).toBe(404);
    expect((await readBack('1')).status).toBe(400);
  });
});

describe('POST /api/leads with a quote', () => {
  it('carries the quote that was shown, and stores no second one', async () => {
    const shown = await quoted(plan().id);
    const quote = await requested(plan().code, { tipo: 'isapre', quoteId: shown.quote.id, displayedPrice: shown.price?.value });
    expect(quote).toMatchObject({ id: shown.quote.id, price: shown.price?.value, expires: '2026-07-11', replaced: null });
    expect(await count()).toBe(1);
    expect(logLines.join('')).not.toContain('precio erroneo');
  });

  it('the price of yesterday is kept today while the quote holds, though the UF is another', async () => {
    const shown = await quoted(plan().id);
    now += days;
    const quote = await requested(plan().code, { tipo: 'isapre', quoteId: shown.quote.id, displayedPrice: shown.price?.value });
    expect((await quoted(plan().id)).price?.value).not.toBe(shown.price?.value);
    expect(quote).toMatchObject({ id: shown.quote.id, price: shown.price?.value, ufDate: '2026-07-05', replaced: null });
  });

  it('an expired quote, one of another product or profile, and an unknown one are replaced by one of now, and the answer says why', async () => {
    const shown = await quoted(plan().id);
    const other = await quoted(insurance().id);
    const unknown = '5d4f1f3a-7c1e-8b52-9d0a-2f6c3b1a9e77';
    const older = { ...profile, cotizante: [{ sexo: 'Masculino', edad: 35, ingreso: 1_650_000 }] };
    const kindOf = async (change: object) => (await requested(plan().code, { tipo: 'isapre', ...change })).replaced?.kind;
    expect(await kindOf({ quoteId: other.quote.id })).toBe('other-product');
    expect(await kindOf({ quoteId: shown.quote.id, profile: older })).toBe('other-profile');
    expect(await kindOf({ quoteId: unknown })).toBe('unknown');
    now += 7 * days;
    const late = await requested(plan().code, { tipo: 'isapre', quoteId: shown.quote.id });
    expect(late.id).not.toBe(shown.quote.id);
    expect(late.replaced).toEqual({
      kind: 'expired',
      text: 'La cotización que viste venció el 11 de julio de 2026. Hicimos otra con los valores de hoy.',
      expired: '2026-07-11',
    });
    expect(late.price).toBe((await quoted(plan().id)).price?.value);
  });

  it('400 a quote number that is none names the field', async () => {
    const { status, json } = await post('/api/leads', {
      first_name: 'Ana Soto',
      telefono: '+56 9 8765 4321',
      email: 'ana@correo.cl',
      tipo: 'isapre',
      productCode: plan().code,
      profile,
      quoteId: '7',
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ field: 'body.quoteId', reason: 'no es el número de una cotización' }] });
  });
});

it('POST /api/leads 400 for a product that nobody sells here', async () => {
  const shown = test.memory.snapshot('chile').products.find(({ salesChannels }) => salesChannels.length === 0)!;
  const contact = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.cl', tipo: 'seguros' };
  const { status, json } = await post('/api/leads', { ...contact, productCode: shown.code, profile });
  expect(status).toBe(400);
  expect(json).toMatchObject({ errors: [{ field: 'body.productCode', reason: 'no se vende aquí' }] });
});

describe('a tariff published again', () => {
  const code = () => insurance().code;
  const layerOf = (): CatalogueContent =>
    demoCatalogues().find(({ edition, products }) => edition === 'chile' && products.some((product) => product.code === code()))!;

  /** Publishes the layer with every amount of the product's tariff a tenth dearer, or as it was. */
  async function publish(isDearer: boolean): Promise<void> {
    const layer = layerOf();
    const pricing = layer.products.find((product) => product.code === code())!.pricing;
    const tariffs = layer.tariffs.map((tariff) => {
      if (!isDearer || !('tariffId' in pricing) || tariff.id !== pricing.tariffId || !('amount' in tariff.rows[0]!))
        return tariff;
      const rows = tariff.rows.map((row) => {
        if (!('amount' in row)) return row;
        const { units, currency, period } = row.amount;
        return { ...row, amount: new Money(units + Math.ceil(units / 10), currency, period) };
      });
      return { ...tariff, rows } as typeof tariff;
    });
    const before = test.memory.snapshot('chile').version;
    await test.database.database.transaction(async (transaction) => {
      const { versionId } = await writeVersion(transaction, { ...layer, tariffs });
      await publishVersion(transaction, versionId);
    });
    await expect.poll(() => test.memory.snapshot('chile').version, { timeout: 15_000 }).not.toBe(before);
  }

  it('unchanged keeps its version and the quote; changed gives a new version, and the old quote keeps its own and its figure', async () => {
    const first = await quoted(insurance().id);
    expect(first.price?.value).toBeGreaterThan(0);
    await publish(false);
    const same = await quoted(insurance().id);
    expect([same.quote.id, same.tariffVersion]).toEqual([first.quote.id, first.tariffVersion]);

    await publish(true);
    const dearer = await quoted(insurance().id);
    expect(dearer.tariffVersion).not.toBe(first.tariffVersion);
    expect(dearer.price?.value).toBeGreaterThan(first.price!.value);
    const old = storedQuoteSchema.parse((await readBack(first.quote.id)).json.data);
    expect([old.price, old.tariffVersion]).toEqual([first.price, first.tariffVersion]);

    const promised = await requested(code(), { quoteId: first.quote.id, displayedPrice: first.price?.value });
    expect(promised).toMatchObject({ id: first.quote.id, price: first.price?.value, replaced: null });
    const { rows } = await test.database.pool.query(
      'select q.tariff_version, q.total::float8, l.price_matched from leads l join quotes q on q.id = l.quote_id',
    );
    expect(rows).toEqual([{ tariff_version: first.tariffVersion, total: first.price?.value, price_matched: true }]);
    expect(logLines.join('')).not.toContain('precio erroneo');
  }, 120_000);
});

describe('forgotten quotes', () => {
  const services = () => ({ database: test.database.database, clock: () => now, log: { info: () => undefined } });

  it('are deleted thirty days after their last one, except those that a request carries', async () => {
    const kept = await quoted(plan().id);
    await requested(plan().code, { tipo: 'isapre', quoteId: kept.quote.id });
    const forgotten = await quoted(plan().id, { ...profile, cargas: [] });
    now = Date.parse('2026-08-10T15:00:00Z');
    expect(await forgetQuotes(services())).toBe(0);
    now = Date.parse('2026-08-11T15:00:00Z');
    expect(await forgetQuotes(services())).toBe(1);
    expect((await readBack(forgotten.quote.id)).status).toBe(404);
    expect((await readBack(kept.quote.id)).status).toBe(200);
  });
});

describe('one price over the routes and PostgreSQL (decision 24)', () => {
  it(
    '200 random profiles: a card of the list, the price call, the stored quote and the request agree',
    { timeout: 300_000 },
    async () => {
      const { comparators } = test.memory.snapshot('chile');
      const question = fc.record({ seed: profileSeed, comparator: fc.constantFrom(...comparators), nth: fc.nat({ max: 19 }) });
      const { regions } = editionOf('chile');
      await fc.assert(
        fc.asyncProperty(question, async ({ seed, comparator, nth }) => {
          const place = {
            regions: comparator.regions ?? regions,
            currency: 'CLP',
            exampleProfile: { age: 27, sex: 'Masculino', income: null, regionCode: '13' },
          } as const;
          const own = { ...profileIn(seed, place, comparator.choices), ingresodatos: true };
          const path = comparator.productKind === 'insurance' ? 'insurance' : 'buscarplanes';
          const list = await post(`/api/${path}/compare/metadataPlanesPersonas`, { comparator: comparator.url, profile: own });
          const { data } = compareAnswerSchema.parse(list.json);
          const card = data[nth % Math.max(1, data.length)];
          // What nobody sells here takes no request.
          if (!card || card.insuranceMetadata.salesChannel.length === 0) return;
          const { json } = await post(`/api/insurance/${card.id}/calculatePrice`, {
            profile: own,
            productType: comparator.productType,
          });
          const page = quotedPriceSchema.parse(dataOf(json));
          expect([page.price?.value ?? null, page.quote.id]).toEqual([card.price.minPrice, card.quote?.id]);
          const stored = storedQuoteSchema.parse((await readBack(page.quote.id)).json.data);
          expect(stored.price).toEqual(page.price);
          const { rows } = await test.database.pool.query('select total::float8 from quotes where id = $1', [page.quote.id]);
          expect(rows[0]?.total ?? null).toBe(card.price.minPrice);
          // Ages that nobody who contracts has take no request either (C5-06, C5-07).
          const { productType } = comparator;
          if (
            profileFaults({ edition: editionOf('chile'), productType, profile: own, today: plainDate('2026-07-05') }).length > 0
          )
            return;
          const change = { profile: own, quoteId: page.quote.id, displayedPrice: card.price.minPrice };
          const tipo = comparator.productKind === 'insurance' ? 'seguros' : 'isapre';
          expect((await requested(card.productCode, { ...change, tipo })).price).toBe(card.price.minPrice);
        }),
        { numRuns: 200 },
      );
    },
  );
});
