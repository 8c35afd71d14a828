import { endpoints } from '@cotejo/contract/endpoints';
import { editions } from '@cotejo/core/editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadDemoContacts } from './load-demo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

async function get(url: string, { host = 'localhost', ...headers }: Record<string, string> = {}) {
  const response = await test.app.inject({ method: 'GET', url, headers: { host, ...headers } });
  return { status: response.statusCode, json: response.json<unknown>() };
}

describe('GET /api/contactInformations', () => {
  it.each(editions)(
    'B7-17, B7-19, B7-20, B3-61, B3-62 200: the third entry of contact in $id is its support e-mail',
    async (edition) => {
      const { status, json } = await get('/api/contactInformations', { host: `${edition.id}.localhost` });
      expect(status).toBe(200);
      const { data } = endpoints.listContactInformation.responses[200].parse(json);
      expect(data.map(({ name }) => name)).toEqual(['contacto', 'red_social']);
      expect(data[0]?.contactInformations[2]).toMatchObject({ info: edition.brand.supportEmail, external: false });
    },
  );

  it('A3-60, A7-16 200: the telephone entry has what is read and what is called', async () => {
    const { data } = endpoints.listContactInformation.responses[200].parse((await get('/api/contactInformations')).json);
    expect(data[0]?.contactInformations[0]).toMatchObject({ info: '+56 2 2000 0000', link: 'tel:+56220000000' });
  });
});

describe('GET /api/business-line', () => {
  async function linesOf(headers: Record<string, string>) {
    const { status, json } = await get('/api/business-line', headers);
    expect(status).toBe(200);
    return endpoints.listBusinessLines.responses[200].parse(json).data;
  }

  it('B7-14, B3-08, B3-09 200: the lines of the edition, with what a request is worth and where it is asked', async () => {
    const lines = await linesOf({});
    expect(lines.map(({ id }) => id)).toEqual(['isapre', 'seguros']);
    expect(lines[0]?.conversionValue).toEqual({ chile: { value: 3000, currency: 'CLP' } });
    expect(lines[0]?.origin).toEqual([{ route: '/Comparar/Isapres', webApplicationId: 39 }]);
    expect((await linesOf({ host: 'peru.localhost' })).map(({ id }) => id)).toEqual(['seguros']);
  });

  it('B7-15, B7-16 200: lead-type leaves its lines, editable-business-line that one alone', async () => {
    expect((await linesOf({ 'lead-type': 'plan_isapre_lead' })).map(({ id }) => id)).toEqual(['isapre']);
    const named = await linesOf({ 'lead-type': 'plan_isapre_lead', 'editable-business-line': 'seguros' });
    expect(named.map(({ id }) => id)).toEqual(['seguros']);
    expect(await linesOf({ 'editable-business-line': 'barcos' })).toEqual([]);
  });

  it('400: a kind of request that there is not', async () => {
    expect((await get('/api/business-line', { 'lead-type': 'nada' })).status).toBe(400);
  });
});

describe('the first executives of an edition', () => {
  const emailsIn = async (edition: string): Promise<unknown[]> => {
    const { rows } = await test.database.pool.query<{ email: string }>('select email from executives where edition = $1', [
      edition,
    ]);
    return rows.map(({ email }) => email);
  };

  beforeEach(() => test.database.pool.query('truncate ledger_transfers'));

  it('are stored where it has none, and nobody is put beside those that somebody stored', async () => {
    await test.database.pool.query("delete from executives where edition = 'peru' or (edition = 'colombia' and weight < 3)");
    expect(await emailsIn('peru')).toEqual([]);
    await test.database.database.transaction(loadDemoContacts);
    expect(await emailsIn('peru')).toHaveLength(5);
    expect(await emailsIn('colombia')).toEqual(['adriana.bohorquez@co.cotejo.example']);
  });

  it('are not put in charge of a catalogue that is no demonstration', async () => {
    await test.database.pool.query("delete from executives where edition = 'international'");
    const mark = "update catalogue_versions set is_demonstration = $1 where edition = 'international'";
    await test.database.pool.query(mark, [false]);
    await test.database.database.transaction(loadDemoContacts);
    expect(await emailsIn('international')).toEqual([]);
    await test.database.pool.query(mark, [true]);
    await test.database.database.transaction(loadDemoContacts);
    expect(await emailsIn('international')).toHaveLength(3);
  });
});
