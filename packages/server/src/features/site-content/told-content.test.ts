import { endpoints } from '@cotejo/contract/endpoints';
import { createClient } from '@cotejo/contract/client';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteContent } from '../../platform/database/schema/site-content.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    prepare: async (database) => {
      const payload = { icon: 'precio', message: 'Sólo en español' };
      await database.insert(siteContent).values([{ edition: 'international', kind: 'why-us', name: 'solo', payload }]);
    },
  });
});
afterAll(() => test.close());

async function get(url: string, host = 'international.localhost'): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function titlesOf(url: string, host?: string): Promise<string[]> {
  const { json } = await get(url, host);
  return endpoints.getMenu.responses[200].parse(json).data.map(({ title }) => title);
}

describe('content in the languages of an edition', () => {
  it('is that of ?idioma=, each kept apart', async () => {
    const spanish = await titlesOf('/api/menu');
    for (const _time of ['made', 'kept']) {
      expect(await titlesOf('/api/menu?idioma=en')).toEqual(['International health', 'Travel', 'Away from home']);
      expect((await titlesOf('/api/menu?idioma=pt'))[0]).toBe('Saúde internacional');
      expect(await titlesOf('/api/menu')).toEqual(spanish);
      expect(await titlesOf('/api/menu?idioma=es')).toEqual(spanish);
    }
  });

  it('is Spanish where an edition or a text has no other', async () => {
    expect(await titlesOf('/api/menu?idioma=en', 'localhost')).toEqual(await titlesOf('/api/menu', 'localhost'));
    expect((await get('/api/whyUs/solo?idioma=en')).json).toEqual(await get('/api/whyUs/solo').then(({ json }) => json));
  });

  it('400 for a language that there is not, by name', async () => {
    const { status, json } = await get('/api/menu?idioma=fr');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'query.idioma', reason: 'debe ser uno de es, en, pt' }]);
  });

  it('has articles of the same addresses', async () => {
    const list = async (query: string) => {
      const url = `/api/qp-university/articles/latest${query}`;
      const headers = { ...wireHeaders('international'), host: 'international.localhost' };
      const { payload } = await test.app.inject({ method: 'POST', url, headers, payload: {} });
      return endpoints.listArticles.responses[200].parse(JSON.parse(payload)).data;
    };
    const [spanish, english] = [await list(''), await list('?idioma=en')];
    expect(english.map(({ slug }) => slug)).toEqual(spanish.map(({ slug }) => slug));
    expect(english[0]?.title).toBe('International insurance or travel insurance');
    const { json } = await get(`/api/qp-university/paragraph?article=${english[0]?.slug}&idioma=en`);
    const { data, meta } = endpoints.listArticleParagraphs.responses[200].parse(json);
    expect(meta.article?.title).toBe(english[0]?.title);
    expect(data.map(({ title }) => title)).toEqual(['Travel insurance', 'International insurance', 'How to decide', 'Sources']);
  });

  it('is asked for by a client of that language, at the calls that have it', async () => {
    const asked: string[] = [];
    const client = createClient(
      endpoints,
      async ({ url }) => {
        asked.push(url);
        return { status: 500, retryAfter: null, text: '' };
      },
      { headers: {}, retries: false, language: 'pt' },
    );
    await client.getMenu({});
    await client.listArticleParagraphs({ query: { article: 'a' } });
    await client.getUf({});
    expect(asked).toEqual(['/api/menu?idioma=pt', '/api/qp-university/paragraph?article=a&idioma=pt', '/api/globales/uf']);
  });
});
