import { leadAnswerSchema } from '@cotejo/contract/lead';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStored } from '../../platform/personal-data/envelope.ts';
import { buildTestApp, testDataKeys, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate leads, quotes, idempotency_keys cascade'));

const referral = {
  loggedAs: 'referral',
  initialDate: '11/10/2026',
  id: 'r-7',
  name: 'Zulmarca Díaz',
  email: 'zulmarca@correo.example',
};
const visit = {
  referrer: 'https://buscador.example/',
  date: '2026-11-19T12:00:00.000Z',
  infoGA: { clientId: '1.7', urlParameters: { utm_source: 'boletin' } },
};

async function post(said: object, key = crypto.randomUUID()) {
  return test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'idempotency-key': key, ...wireHeaders() },
    payload: {
      tipo: 'isapre',
      first_name: 'Ana Soto',
      telefono: '+56 9 8765 4321',
      email: 'ana@correo.example',
      productCode: 'ALC-4001',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      ...said,
    },
  });
}

interface OriginRow {
  readonly lead_id: string;
  readonly referral: Buffer;
  readonly attribution: Buffer;
}

async function origins() {
  const { rows } = await test.database.pool.query<OriginRow>('select * from lead_origins');
  return rows.map(({ lead_id: leadId, ...columns }) => {
    const opened = (column: 'referral' | 'attribution'): unknown =>
      JSON.parse(openStored(testDataKeys, { table: 'lead_origins', column, row: leadId }, columns[column]));
    return { leadId, referral: opened('referral'), attribution: opened('attribution') };
  });
}

describe('where the visitor of a request comes from', () => {
  it('B3-40 C3-33 C3-52 is kept with the request, sealed', async () => {
    const { leadId } = leadAnswerSchema.parse((await post({ referral, attribution: [visit] })).json());
    expect(await origins()).toEqual([{ leadId, referral, attribution: [visit] }]);
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select encode(referral || attribution, 'escape') as text from lead_origins`,
    );
    expect(rows[0]?.text).not.toMatch(/ulmarca|correo|utm_source/);
  });

  it('has no row where nothing is known of it', async () => {
    expect((await post({ attribution: [] })).statusCode).toBe(200);
    expect(await origins()).toEqual([]);
  });

  it('C4-21 C9-03 is at most 100 entries: 101 are refused, and say so', async () => {
    const visits = (count: number) => ({ attribution: Array.from({ length: count }, () => visit) });
    const refused = await post(visits(101));
    expect(refused.statusCode).toBe(400);
    expect(problemSchema.parse(refused.json()).errors).toEqual([
      { field: 'body.attribution', reason: 'debe tener 100 entradas como máximo' },
    ]);
    expect((await post(visits(100))).statusCode).toBe(200);
  });

  it.each([
    ['a referrer of 201 signs', { attribution: [{ ...visit, referrer: 'a'.repeat(201) }] }, 'body.attribution.0.referrer'],
    ['a day of no calendar', { referral: { ...referral, initialDate: '2026-11-10' } }, 'body.referral.initialDate'],
    ['a name without end', { referral: { ...referral, name: 'a'.repeat(201) } }, 'body.referral.name'],
  ])('is refused with %s', async (_what, said, field) => {
    const refused = await post(said);
    expect(refused.statusCode).toBe(400);
    expect(problemSchema.parse(refused.json()).errors?.map((error) => error.field)).toEqual([field]);
  });

  it('C4-01 C4-02 C9-01 is no referral of long ago, unless it has an executive', async () => {
    const old = { ...referral, initialDate: '10/1/2026' };
    await post({ referral: old });
    expect(await origins()).toEqual([]);
    const held = { ...old, ejecutivo: 'Paula' };
    await post({ referral: held, mensaje: 'otra' });
    expect(await origins()).toMatchObject([{ referral: held }]);
  });

  it('is no part of what is asked: the same request from elsewhere is answered as before', async () => {
    const key = crypto.randomUUID();
    const first = await post({ attribution: [visit] }, key);
    const again = await post({ referral }, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await origins()).toHaveLength(1);
    expect((await post({ mensaje: 'otra' }, key)).statusCode).toBe(422);
  });
});
