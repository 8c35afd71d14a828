import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { demoLibraries } from '@cotejo/demo/articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeHtml } from '../../platform/content/safe-html.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { librarySchema } from './article-content.ts';
import { insertMissingLibrary } from './insert-library-store.ts';
import { loadDemoArticles } from './load-demo.ts';

/** An edition with articles of the test alone, more than a page of them. */
const own = librarySchema.parse({
  edition: 'colombia',
  groups: [
    { slug: 'Prueba', name: 'Prueba' },
    { slug: 'Vacia', name: 'Vacía' },
  ],
  tags: [
    { slug: 'Par', name: 'Par' },
    { slug: 'Impar', name: 'Impar' },
  ],
  calls: [
    { id: 901, path: '/api/countryState/country', query: {} },
    { id: 902, path: '/api/organization/instituciones/tipo/eps', query: {} },
  ],
  tabs: [],
  articles: Array.from({ length: 16 }, (_, index) => ({
    title: `Prueba número ${index + 1}`,
    summary: 'Un resumen',
    group: 'Prueba',
    tags: [index % 2 === 0 ? 'Impar' : 'Par'],
    publishedOn: `2026-01-${String(index + 1).padStart(2, '0')}`,
    parts: ['Uno', 'Dos', 'Tres'].map((title, place) => ({
      title,
      html: '<p>Texto<script>alert(1)</script></p>',
      endpoints: place === 0 ? [901, 902] : [],
    })),
    sources: ['La prueba'],
  })),
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  await test.database.pool.query("delete from articles where edition = 'colombia'");
  await test.database.pool.query("delete from article_tags where edition = 'colombia'");
  await test.database.pool.query("delete from article_groups where edition = 'colombia'");
  await test.database.database.transaction((transaction) => insertMissingLibrary(transaction, own));
  await test.database.pool.query("update articles set active = false where slug = 'Prueba-numero-16'");
  await test.database.pool.query("update articles set published_at = '2027-01-01' where slug = 'Prueba-numero-15'");
});
afterAll(() => test.close());

const country = 'colombia.localhost';

async function get(path: string, host = country) {
  const response = await test.app.inject({ method: 'GET', url: `/api/qp-university/${path}`, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function post(path: string, payload: object) {
  const headers = { host: country, ...wireHeaders('colombia') };
  const response = await test.app.inject({ method: 'POST', url: `/api/qp-university/${path}`, headers, payload });
  return { status: response.statusCode, json: response.json() };
}

async function list(path: string, body: object) {
  const { status, json } = await post(path, body);
  expect(status).toBe(200);
  return endpoints.listArticles.responses[200].parse(json);
}

describe('tags, groups, tabs and counts', () => {
  it('200: C7-101 and C5-28, subjects count the articles that are active and published', async () => {
    const { status, json } = await get('tags');
    const { data } = endpoints.listArticleTags.responses[200].parse(json);
    expect(status).toBe(200);
    expect(data.map(({ slug, count }) => [slug, count])).toEqual([
      ['Impar', 7],
      ['Par', 7],
    ]);
  });

  it('200: C7-102, groups in their order, the empty one too', async () => {
    const { data } = endpoints.listArticleGroups.responses[200].parse((await get('groups')).json);
    expect(data.map(({ slug, count, order }) => [slug, count, order])).toEqual([
      ['Prueba', 14, 0],
      ['Vacia', 0, 1],
    ]);
  });

  it('200: C7-104, the tabs of the demonstration lead to pages of the edition', async () => {
    const { data } = endpoints.listArticleTabs.responses[200].parse((await get('tabs')).json);
    expect(data.map(({ url }) => url.split('?')[0])).toEqual(['/QS-Blog', '/QS-Blog', '/QS-Blog']);
  });

  it.each([
    ['articles', 14],
    ['paragraphs', 56],
    ['tags', 2],
    ['groups', 2],
  ])('200: C7-105, there are as many %s as are shown', async (what, count) => {
    expect(await get(`count/${what}`)).toEqual({ status: 200, json: { data: { count } } });
  });

  it('404: C7-110, nothing else is counted', async () => {
    const { status, json } = await get('count/authors');
    expect(status).toBe(404);
    expect(problemSchema.parse(json).detail).toContain('articles, paragraphs, tags y groups');
  });
});

describe('GET /api/qp-university/paragraph', () => {
  it('200: C7-103 and C9-07, all parts are told fifteen by page, none twice', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => get(`paragraph?page=${page}`)));
    const answers = pages.map(({ json }) => endpoints.listArticleParagraphs.responses[200].parse(json));
    expect(answers.map(({ data }) => data.length)).toEqual([15, 15, 15, 11, 0]);
    expect(new Set(answers.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(56);
    expect(answers[0]?.meta).toEqual({ pagination: { page: 1, pageSize: 15, pageCount: 4, total: 56 }, article: null });
  });

  it('200: one article whole, in its order, with nothing in its HTML that runs', async () => {
    const { json } = await get('paragraph?article=Prueba-numero-3');
    const { data, meta } = endpoints.listArticleParagraphs.responses[200].parse(json);
    expect(meta.article).toMatchObject({
      title: 'Prueba número 3',
      group: { slug: 'Prueba' },
      tags: [{ slug: 'Impar' }],
      publishedAt: '2026-01-03',
    });
    expect(data.map(({ title, level, html }) => [title, level, html])).toEqual([
      ['Uno', 2, '<p>Texto</p>'],
      ['Dos', 2, '<p>Texto</p>'],
      ['Tres', 2, '<p>Texto</p>'],
      ['Fuentes', 2, '<ul><li>La prueba</li></ul>'],
    ]);
  });

  it.each(['Prueba-numero-16', 'Prueba-numero-15', 'Nadie', 'Qu%C3%A9'])('404: C5-28, %s is not shown', async (article) => {
    expect((await get(`paragraph?article=${article}`)).status).toBe(404);
  });

  it.each(['page=0', 'page=1.5', 'page=x', 'page=', `article=${'a'.repeat(121)}`])('400: %s is named', async (query) => {
    const { status, json } = await get(`paragraph?${query}`);
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe(`query.${query.split('=')[0]}`);
  });
});

describe('POST /api/qp-university/{what}/{by}', () => {
  it('200: C7-109 and C9-07, the latest fifteen first, then the rest', async () => {
    const first = await list('articles/latest', {});
    expect(first.data.map(({ title }) => title)).toEqual(Array.from({ length: 14 }, (_, index) => `Prueba número ${14 - index}`));
    expect(first.meta.pagination.pageSize).toBe(15);
    const pages = [await list('articles/latest', { limit: 10 }), await list('articles/latest', { limit: 10, page: 2 })];
    expect(pages.flatMap(({ data }) => data)).toEqual(first.data);
  });

  it('200: C7-110, the most read first, those of a subject, those of a group', async () => {
    await get('paragraph?article=Prueba-numero-2');
    const popular = await list('articles/popular', { limit: 1 });
    const read = new Set(['Prueba-numero-2', 'Prueba-numero-3']);
    expect(popular.data.map(({ slug }) => read.has(slug))).toEqual([true]);
    const tagged = await list('articles/Par', { limit: 50 });
    expect(tagged.data.map(({ tags }) => tags.map(({ slug }) => slug))).toEqual(Array.from({ length: 7 }, () => ['Par']));
    expect((await list('articles/Prueba', { limit: 3 })).meta.pagination.total).toBe(14);
    expect((await list('articles/Vacia', {})).data).toEqual([]);
  });

  it('200: parts of articles carry their heading', async () => {
    const { data } = await list('paragraphs/latest', { limit: 2 });
    expect(data.map(({ slug, paragraph }) => [slug, paragraph?.slug])).toEqual([
      ['Prueba-numero-14', 'Uno'],
      ['Prueba-numero-14', 'Dos'],
    ]);
  });

  it.each(['articles/Nadie', 'authors/latest'])('404: %s', async (path) => {
    expect((await post(path, {})).status).toBe(404);
  });

  it.each([0, 51, 1.5, '3'])('400: a limit of %j', async (limit) => {
    const { status, json } = await post('articles/latest', { limit });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe('body.limit');
  });
});

describe('/api/qp-university/paragraph/{id}/endpoint', () => {
  async function paragraphId(): Promise<number> {
    const { json } = await get('paragraph?article=Prueba-numero-1');
    return endpoints.listArticleParagraphs.responses[200].parse(json).data[0]?.id ?? 0;
  }

  it('200: C7-106, the calls of a part; C7-107, those asked for of them', async () => {
    const path = `paragraph/${await paragraphId()}/endpoint`;
    const { data } = endpoints.getParagraphEndpoints.responses[200].parse((await get(path)).json);
    expect(data).toEqual([
      { id: 901, method: 'GET', path: '/api/countryState/country', query: {} },
      { id: 902, method: 'GET', path: '/api/organization/instituciones/tipo/eps', query: {} },
    ]);
    expect(await post(path, { endpointsIds: [902, 1] })).toEqual({ status: 200, json: { data: [data[1]] } });
  });

  it('404: no such part here; 400: what is no number', async () => {
    expect((await get('paragraph/2147483647/endpoint')).status).toBe(404);
    expect((await post('paragraph/2147483647/endpoint', { endpointsIds: [] })).status).toBe(404);
    expect((await get(`paragraph/${await paragraphId()}/endpoint`, 'localhost')).status).toBe(404);
    expect((await get('paragraph/x/endpoint')).status).toBe(400);
    expect((await post('paragraph/1/endpoint', { endpointsIds: 'x' })).status).toBe(400);
  });
});

describe('the demonstration', () => {
  it('has more than a page of articles in Chile and some in each edition, each with three parts or more and its sources', () => {
    const libraries = demoLibraries.map((library) => librarySchema.parse(library));
    expect(libraries.map(({ edition, language, articles }) => [edition, language, articles.length])).toEqual([
      ['chile', 'es', 20],
      ['peru', 'es', 6],
      ['colombia', 'es', 6],
      ['international', 'es', 6],
      ['international', 'en', 6],
      ['international', 'pt', 6],
    ]);
    for (const { articles, tags, groups } of libraries) {
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
      expect(new Set(articles.flatMap((article) => article.tags)).size).toBe(tags.length);
      expect(new Set(articles.map(({ group }) => group)).size).toBe(groups.length);
    }
    // What the loader makes safe is what was written: nothing of it is lost.
    for (const { articles } of demoLibraries) {
      for (const { parts } of articles) for (const { html } of parts) expect(safeHtml(html)).toBe(html);
    }
  });

  it('says where its facts come from, and what its articles show can be read', async () => {
    const { json } = await get('paragraph?article=Que-cubre-el-7-por-ciento', 'localhost');
    const { data } = endpoints.listArticleParagraphs.responses[200].parse(json);
    expect(data.at(-1)?.title).toBe('Fuentes');
    const { rows } = await test.database.pool.query<{ path: string; query: Record<string, string> }>(
      "select path, query from article_endpoints where edition = 'chile'",
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { path, query } of rows) {
      const response = await test.app.inject({ method: 'GET', url: path, query, headers: { host: 'localhost' } });
      expect([path, response.statusCode]).toEqual([path, 200]);
    }
  });

  it('is loaded once: what somebody edited stays', async () => {
    await test.database.pool.query("update articles set title = 'Editado' where slug = 'Que-cubre-el-7-por-ciento'");
    await test.database.database.transaction(loadDemoArticles);
    const { json } = await get('paragraph?article=Que-cubre-el-7-por-ciento&forceRefresh=1', 'localhost');
    const { data, meta } = endpoints.listArticleParagraphs.responses[200].parse(json);
    expect(meta.article?.title).toBe('Editado');
    expect(data).toHaveLength(4);
  });

  it('is refused naming what is wrong', () => {
    const [article] = own.articles;
    const wrong = { ...own, articles: [{ ...article, group: 'Ninguno', tags: ['Nada'] }] };
    expect(() => librarySchema.parse(wrong)).toThrow(/no existe Ninguno, Nada/);
    for (const named of ['groups', 'tags'] as const) {
      const reserved = librarySchema.safeParse({ ...own, [named]: [...own[named], { slug: 'Latest', name: 'Lo último' }] });
      const issues = reserved.error?.issues.map(({ path, message }) => [path.join('.'), message]);
      expect(issues).toEqual([[`${named}.${own[named].length}.slug`, 'es una palabra reservada']]);
    }
    expect(() => librarySchema.parse({ ...own, calls: [{ id: 1, path: '/api/leads', query: {} }] })).toThrow(/no es una llamada/);
  });
});
