import { endpoints } from '@cotejo/contract/endpoints';
import { editions } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

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
