import { endpoints } from '@cotejo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const get = (q: string, host = 'localhost') => test.app.inject({ url: '/api/search', query: { q }, headers: { host } });
async function found(q: string, host?: string) {
  const response = await get(q, host);
  return endpoints.searchCatalogue.responses[200].parse(response.json()).data;
}

describe('GET /api/search', () => {
  it('200: clinics, organisations, comparators and products of the edition with their pages', async () => {
    const urls = async (q: string, host?: string) =>
      (await found(q, host)).flatMap(({ results }) => results.map(({ url }) => url));
    expect(await urls('davila')).toContain('/Clinicas-y-Hospitales/Clinica-Davila');
    expect(await urls('cruz blanca')).toContain('/Isapre/Cruz-Blanca');
    expect(await urls('isapres')).toContain('/Comparar/Isapres');
    expect(await urls('cruz blanca', 'peru.localhost')).toEqual([]);
  });

  it('200: at most eight of each kind, with how many there are, each with a page of its own', async () => {
    const groups = await found('plan');
    const products = groups.find(({ kind }) => kind === 'product');
    expect(products?.results).toHaveLength(8);
    expect(products?.total).toBeGreaterThan(100);
    expect(products?.results.every(({ url }) => /^\/Isapre\/|^\/Seguros\/|^\/Clinicas/.test(url))).toBe(true);
  });

  it('400: without a question, or with one that is too long', async () => {
    for (const q of ['', ' ', 'x'.repeat(101)]) expect((await get(q)).statusCode).toBe(400);
  });
});
