import { endpoints } from '@cotejo/contract/endpoints';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { consentPurposes } from '@cotejo/core/consent';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentSignature } from '../../platform/consents/consent-link.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
let now = testNow;
const consentText = { version: '2026-11', language: 'es' } as const;
const everything = { acceptsPriceAlerts: true, acceptsOffers: true, acceptsInsurer: true, consentText };

async function send(url: string, payload: object) {
  const headers = { host: 'localhost', ...wireHeaders(), 'idempotency-key': crypto.randomUUID() };
  return test.app.inject({ method: 'POST', url, headers, payload });
}

const body = (said: object, email = 'ana@correo.example') => ({
  tipo: 'isapre',
  first_name: 'Ana Soto',
  telefono: '+56 9 8765 4321',
  email,
  productCode: 'ALC-4001',
  profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
  ...said,
});

async function newLead(said: object, email?: string): Promise<string> {
  return leadAnswerSchema.parse((await send('/api/leads', body(said, email))).json()).leadId;
}

const sign = async (leadId: string) =>
  consentSignature(await openServiceKeys(test.database.database, null).get('consents'), { edition: 'chile', leadId });

async function read(leadId: string) {
  const url = `/api/consents/${leadId}/${await sign(leadId)}`;
  const response = await test.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  return endpoints.getLeadConsents.responses[200].parse(response.json()).data;
}

async function given(leadId: string): Promise<readonly string[]> {
  const { consents } = await read(leadId);
  return consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose);
}

const change = async (leadId: string, purpose: string, isGiven: boolean) =>
  send('/api/consents', { leadId, signature: await sign(leadId), purpose, isGiven, consentText });

async function rows(leadId: string) {
  const text = 'select * from lead_consents where lead_id = $1 order by id';
  return (await test.database.pool.query<Record<string, unknown>>(text, [leadId])).rows;
}

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys cascade');
});

describe('the consents of a request', () => {
  it('are none where every box is left empty, and the request goes', async () => {
    const leadId = await newLead({ consentText });
    expect(await given(leadId)).toEqual([]);
    expect(await rows(leadId)).toMatchObject([{ purpose: 'request', ground: 'request', recipient: 'Cotejo', is_given: true }]);
  });

  it('are one per purpose and recipient, with the sentence that was read and where it came from', async () => {
    const leadId = await newLead(everything);
    const { consents, organizationDisplayName } = await read(leadId);
    expect(consents.map(({ purpose }) => purpose)).toEqual([...consentPurposes]);
    expect(consents.every(({ isGiven }) => isGiven)).toBe(true);
    expect(consents.map(({ recipient }) => recipient)).toEqual(['Cotejo', 'Cotejo', organizationDisplayName]);
    const [, , , insurer] = await rows(leadId);
    expect(insurer).toMatchObject({
      purpose: 'insurer',
      ground: 'consent',
      text_version: '2026-11',
      language: 'es',
      sentence: `Pueden entregar mis datos de contacto a ${organizationDisplayName} para que me escriba o llame por este producto.`,
      way: 'form',
      call_id: expect.stringMatching(/./) as string,
      created_at: new Date(testNow),
    });
  });

  it('are told apart: one box is one consent', async () => {
    expect(await given(await newLead({ acceptsInsurer: true, consentText }))).toEqual(['insurer']);
  });

  it('are none without the text that was read: nothing would prove them', async () => {
    expect(await given(await newLead({ ...everything, consentText: null }))).toEqual([]);
  });

  it('are refused with the text of no version, and say which there are', async () => {
    const response = await send('/api/leads', body({ ...everything, consentText: { version: '1999-01', language: 'es' } }));
    expect([response.statusCode, response.body]).toEqual([
      400,
      expect.stringContaining('debe ser una versión de los textos: 2026-11') as string,
    ]);
  });

  it('are never changed or deleted in the database', async () => {
    const leadId = await newLead(everything);
    const { pool } = test.database;
    await expect(pool.query('update lead_consents set is_given = false')).rejects.toThrow('never changed or deleted');
    await expect(pool.query('delete from lead_consents')).rejects.toThrow('never changed or deleted');
    expect(await rows(leadId)).toHaveLength(4);
  });
});

describe('the consents of a matter', () => {
  /** A request with everything and one of the same person that repeats it with less. */
  async function asked(): Promise<readonly [first: string, again: string]> {
    const first = await newLead(everything);
    return [first, await newLead({ acceptsOffers: true, message: 'Llámenme antes del viernes', consentText })];
  }

  it('hold by the first request for what repeats it, and say by which', async () => {
    const [first, again] = await asked();
    const { productDisplayName } = await read(first);
    expect(await given(again)).toEqual(['price-alerts', 'offers', 'insurer']);
    const { consents } = await read(again);
    expect(consents.map(({ about }) => about)).toEqual([productDisplayName, null, productDisplayName]);
    expect(consents.every(({ text, at }) => text !== null && at !== null)).toBe(true);
    expect((await read(first)).consents.map(({ about }) => about)).toEqual([null, null, null]);
  });

  it('hold by a repetition for the first request and for another repetition', async () => {
    const first = await newLead({ consentText });
    await newLead({ acceptsOffers: true, message: 'Otra vez', consentText });
    const third = await newLead({ message: 'Y otra', consentText });
    expect([await given(first), await given(third)]).toEqual([['offers'], ['offers']]);
  });

  it('are taken back by the link of a repetition in one press, and by all of them from then on', async () => {
    const [first, again] = await asked();
    now += 60_000;
    for (const purpose of ['price-alerts', 'insurer']) expect((await change(again, purpose, false)).statusCode).toBe(200);
    expect([await given(first), await given(again)]).toEqual([['offers'], ['offers']]);
    const { consents } = await read(again);
    expect(consents[0]).toMatchObject({ isGiven: false, about: null, at: new Date(now).toISOString() });
    expect(await rows(again)).toHaveLength(2);
  });

  it('are taken back in requests under another address that are the same matter', async () => {
    const first = await newLead(everything);
    const again = await newLead({ consentText }, 'ana.soto@correo.example');
    await test.database.pool.query('update leads set status = 6, first_lead_id = $1 where id = $2', [first, again]);
    expect(await given(again)).toEqual(['price-alerts', 'offers', 'insurer']);
    await change(again, 'offers', false);
    expect([await given(first), await given(again)]).toEqual([
      ['price-alerts', 'insurer'],
      ['price-alerts', 'insurer'],
    ]);
  });

  it('are those to the same recipient: what one insurer was allowed another was not', async () => {
    const first = await newLead(everything);
    const plans = test.memory.snapshot('chile').products.filter(({ kind }) => kind === 'isapre-plan');
    const insurer = plans.find(({ code }) => code === 'ALC-4001')?.organizationId;
    const other = plans.find(({ organizationId }) => organizationId !== insurer);
    const again = await newLead({ productCode: other?.code, consentText });
    expect(await given(again)).toEqual(['price-alerts', 'offers']);
    const insurers = [await read(first), await read(again)].map(({ consents }) => consents.at(-1));
    expect(insurers[1]).toMatchObject({ purpose: 'insurer', isGiven: false, at: null });
    expect(insurers[1]?.recipient).not.toBe(insurers[0]?.recipient);
  });

  it('are nobody else’s', async () => {
    await newLead(everything);
    expect(await given(await newLead({ consentText }, 'otra@correo.example'))).toEqual([]);
  });

  it('say of a request without a product what holds of the price of the one that it repeats, until that is taken back', async () => {
    const [first, again] = await asked();
    await test.database.pool.query("update leads set quote_id = null, product_id = null, subject = 'Isapres' where id = $1", [
      again,
    ]);
    expect(await given(again)).toEqual(['price-alerts', 'offers']);
    await change(again, 'price-alerts', false);
    expect((await read(again)).consents.map(({ purpose }) => purpose)).toEqual(['offers']);
    expect(await given(first)).toEqual(['offers', 'insurer']);
  });

  it('are read by the number of the request in capital letters, too', async () => {
    const [, again] = await asked();
    expect(await given(again.toUpperCase())).toEqual(['price-alerts', 'offers', 'insurer']);
    expect((await read(again.toUpperCase())).consents[1]).toMatchObject({ about: null });
  });
});

describe('POST /api/consents', () => {
  it('200: takes one back at once, and the history says both', async () => {
    const leadId = await newLead(everything);
    now += 60_000;
    const { data } = endpoints.changeLeadConsent.responses[200].parse((await change(leadId, 'offers', false)).json());
    expect(data.consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)).toEqual(['price-alerts', 'insurer']);
    expect(await given(leadId)).toEqual(['price-alerts', 'insurer']);
    const history = (await rows(leadId)).filter(({ purpose }) => purpose === 'offers');
    expect(history).toMatchObject([
      { is_given: true, way: 'form', created_at: new Date(testNow) },
      { is_given: false, way: 'link', created_at: new Date(testNow + 60_000) },
    ]);
  });

  it('200: gives one that was refused, and says nothing twice', async () => {
    const leadId = await newLead({ consentText });
    for (const isGiven of [true, true, false, false, true]) await change(leadId, 'offers', isGiven);
    expect(await given(leadId)).toEqual(['offers']);
    const history = (await rows(leadId)).filter(({ purpose }) => purpose === 'offers');
    expect(history.map(({ is_given: isGiven }) => isGiven)).toEqual([true, false, true]);
  });

  it('200: two presses at once are one', async () => {
    const leadId = await newLead({ consentText });
    await Promise.all(Array.from({ length: 8 }, () => change(leadId, 'offers', true)));
    expect(await rows(leadId)).toHaveLength(2);
  });

  it('200: takes it back in all requests of the person, and of nobody else', async () => {
    const [first, second] = [await newLead(everything), await newLead(everything)];
    const other = await newLead(everything, 'otra@correo.example');
    await change(second, 'offers', false);
    expect(await given(first)).toEqual(['price-alerts', 'insurer']);
    expect(await given(other)).toContain('offers');
  });

  it.each(['otra', ''])('404 or 400: changes nothing with the signature %j', async (signature) => {
    const leadId = await newLead(everything);
    const asked = { leadId, signature, purpose: 'offers', isGiven: false, consentText };
    expect((await send('/api/consents', asked)).statusCode).toBe(signature === '' ? 400 : 404);
    const foreign = { ...asked, signature: await sign(crypto.randomUUID()) };
    expect((await send('/api/consents', foreign)).statusCode).toBe(404);
    expect(await given(leadId)).toContain('offers');
  });
});
