import { endpoints } from '@cotejo/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../platform/database/schema/articles.ts';
import { landings } from '../../platform/database/schema/site-content.ts';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';

const credentials = 'persona:una-clave-larga';
const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
const oneDay = 24 * 60 * 60 * 1000;
const hidden = 'La-Ley-de-Urgencia';

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now, operation: { purgeCredentials: credentials } });
  const { database } = test.database;
  await database.update(articles).set({ active: false }).where(eq(articles.slug, hidden));
  await database
    .update(landings)
    .set({ publishedAt: new Date(testNow + oneDay) })
    .where(eq(landings.url, 'Terminos-y-Condiciones'));
});
afterAll(() => test.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
  return { status: response.statusCode, json: response.json(), cacheControl: response.headers['cache-control'] };
}

async function linkTo(kind: string, url: string): Promise<URL> {
  const { json } = await get(`/api/preview-links/${kind}/${url}`, { authorization });
  return new URL(endpoints.getPreviewLink.responses[200].parse(json).data.url, 'http://localhost');
}

async function callOf(kind: string, url: string) {
  const link = await linkTo(kind, url);
  return { id: link.pathname.split('/').at(-1) ?? '', token: link.searchParams.get('token') ?? '' };
}

const preview = (id: string, token: string, host = 'localhost') =>
  get(`/api/previews/${id}?token=${encodeURIComponent(token)}`, { host });

describe('GET /api/preview-links/{kind}/{url}', () => {
  it('200: is made for staff alone, and leads to a page', async () => {
    expect((await linkTo('articulo', hidden)).pathname).toMatch(/^\/preview\/articulo-\d+$/);
    expect((await get(`/api/preview-links/articulo/${hidden}`)).status).toBe(401);
    expect((await get(`/api/preview-links/articulo/${hidden}`, { authorization: 'Basic bm86bm8=' })).status).toBe(401);
  });

  it('404 or 400: nothing of that address, or of that kind', async () => {
    expect((await get('/api/preview-links/articulo/Nada', { authorization })).status).toBe(404);
    expect((await get(`/api/preview-links/plan/${hidden}`, { authorization })).status).toBe(400);
  });
});

describe('GET /api/previews/{id}', () => {
  it('200: A2.2-057, an article or landing that nobody else can read, kept by no cache', async () => {
    const article = await callOf('articulo', hidden);
    const { status, json, cacheControl } = await preview(article.id, article.token);
    expect([status, cacheControl]).toEqual([200, 'no-store']);
    const { data } = endpoints.getPreview.responses[200].parse(json);
    expect(data).toMatchObject({ kind: 'articulo', isPublished: false, body: null });
    expect(data.parts.length).toBeGreaterThan(2);
    const landing = await callOf('entrada', 'Terminos-y-Condiciones');
    const shown = endpoints.getPreview.responses[200].parse((await preview(landing.id, landing.token)).json).data;
    expect(shown).toMatchObject({ kind: 'entrada', isPublished: false, parts: [] });
    expect(shown.body).toContain('<');
    expect((await get('/api/country-landings/Terminos-y-Condiciones')).status).toBe(404);
  });

  it('404: a token of another content, kind or edition, or with another end, is forged', async () => {
    const { id, token } = await callOf('articulo', hidden);
    const [end = '', signature = ''] = token.split('.');
    const later = `${(Number.parseInt(end, 36) + oneDay).toString(36)}.${signature}`;
    const other = await callOf('articulo', 'Que-es-la-CAEC');
    const forged = [
      [other.id, token],
      [id.replace('articulo', 'entrada'), token],
      [id, later],
      [id, `${end}.`],
      [id, 'nada'],
    ] as const;
    for (const [asked, given] of forged)
      expect([asked, given, (await preview(asked, given)).status]).toEqual([asked, given, 404]);
    expect((await preview(id, token, 'peru.localhost')).status).toBe(404);
    expect((await preview('articulo-0', token)).status).toBe(400);
  });

  it('410: an expired token, from its end on', async () => {
    const { id, token } = await callOf('articulo', hidden);
    now = testNow + 7 * oneDay - 1;
    expect((await preview(id, token)).status).toBe(200);
    now = testNow + 7 * oneDay;
    expect((await preview(id, token)).status).toBe(410);
    now = testNow;
  });
});
