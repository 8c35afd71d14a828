import { exampleProfile } from '@cotejo/contract/example-profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators } from '../../testing/site-facts.ts';
import { complaintsOf, thingsOf, undescribed } from '../../testing/structured-data.ts';

const article = {
  id: 4,
  title: 'Qué es la UF',
  slug: 'Que-es-la-UF',
  summary: 'Por qué cambia tu cuenta.',
  image: null,
  group: { name: 'Cuánto cuesta', slug: 'Cuanto-cuesta' },
  tags: [],
  publishedAt: '2026-11-12',
  paragraph: null,
};
const part = (id: number, title: string, level = 2) => ({
  id,
  articleId: 4,
  articleSlug: article.slug,
  title,
  slug: title.replaceAll(' ', '-'),
  level,
  html: `<p>Texto ${id}</p>`,
  order: id,
  endpointsIds: [],
});
const pagination = { page: 1, pageSize: 15, pageCount: 2, total: 20 };
const named = { id: 1, name: 'Precios', slug: 'Precios', count: 3 };
const answers = {
  getMenu: { data: [] },
  listComparators: { data: comparators },
  listArticles: { data: [article], meta: { pagination } },
  listArticleTabs: { data: [{ id: 1, name: 'Los más leídos', url: '/QP-Blog?orden=popular' }] },
  listArticleTags: { data: [named] },
  listArticleGroups: { data: [{ ...named, name: 'Reglas', slug: 'Reglas', order: 1 }] },
  listArticleParagraphs: {
    data: [part(1, 'Qué mide'), part(2, 'Un detalle', 3), part(3, 'Cómo te afecta')],
    meta: { pagination: { ...pagination, pageCount: 1, total: 3 }, article },
  },
};

async function rendered(path: string, context: Parameters<typeof renderTestPage>[2] = {}) {
  const page = await renderTestPage(path, fakeTransport(answers), context);
  if (page.kind !== 'html') return { status: page.response.status, html: page.response.headers.get('location') ?? '' };
  return page;
}

describe('the blog', () => {
  it('A2.2-046 lists its articles with the ways to others', async () => {
    const { status, html } = await rendered('/QP-Blog');
    expect(status).toBe(200);
    for (const href of ['/QP-Blog/Que-es-la-UF', '/QP-Blog?orden=popular', '/QP-Blog?tema=Precios', '/QP-Blog?seccion=Reglas']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('href="/QP-Blog?page=2"');
    expect(html).toContain('20 artículos');
  });

  it('names the feed of its language, as its articles do', async () => {
    const feed = (address: string) =>
      `<link rel="alternate" type="application/rss+xml" title="Artículos nuevos de Cotejo" href="${address}"/>`;
    for (const path of ['/QP-Blog', '/QP-Blog/Que-es-la-UF']) {
      expect((await rendered(path)).html).toContain(feed('https://cl.cotejo.example/QP-Blog/rss.xml'));
    }
    const inEnglish = await rendered('/IH-Blog', { edition: editionOf('international'), language: 'en' });
    expect(inEnglish.html).toMatch(/application\/rss\+xml"[^>]* href="https:\/\/cotejo\.example\/en\/IH-Blog\/rss\.xml"/);
    expect((await rendered('/')).html).not.toContain('rss+xml');
  });

  it('is at the path of its brand, and has no page past the last', async () => {
    expect((await rendered('/QP-Blog?page=2')).status).toBe(200);
    expect((await rendered('/QP-Blog?page=3')).status).toBe(404);
    expect((await rendered('/QS-Blog')).status).toBe(404);
    for (const [id, path] of [
      ['colombia', '/QS-Blog'],
      ['international', '/IH-Blog'],
      ['peru', '/QP-Blog'],
    ] as const) {
      expect((await rendered(path, { edition: editionOf(id) })).status).toBe(200);
    }
  });

  it('A2.2-049 knows the family of the visitor when it is first shown', async () => {
    const own = {
      ...exampleProfile(editionOf('chile')),
      ingresodatos: true,
      cotizante: [{ edad: 41, sexo: 'Femenino' as const, ingreso: 900_000 }],
    };
    expect((await rendered('/QP-Blog', { profile: own })).html).toMatch(/Comparas para: [^<]*41/);
    expect((await rendered('/QP-Blog')).html).not.toContain('Comparas para');
  });
});

describe('an article', () => {
  it('C2-14 has a menu of its headings of the second level', async () => {
    const { status, html } = await rendered('/QP-Blog/Que-es-la-UF');
    expect(status).toBe(200);
    const menu = /<nav[^>]*data-active-section.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...menu.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['Qué-mide', 'Cómo-te-afecta']);
    for (const { slug } of answers.listArticleParagraphs.data) expect(html).toContain(`<section id="${slug}"`);
  });

  it('has one address: another spelling of its name is sent there', async () => {
    expect(await rendered('/QP-Blog/que-es-la-uf')).toMatchObject({ status: 301, html: '/QP-Blog/Que-es-la-UF' });
  });
});

describe('structured data of the blog', () => {
  it.each([
    ['/QP-Blog', ['BreadcrumbList']],
    ['/QP-Blog/Que-es-la-UF', ['BreadcrumbList', 'Article', 'Organization']],
  ])('at %s', async (path, kinds) => {
    const things = thingsOf((await rendered(path)).html);
    expect(things.map((thing) => thing['@type'])).toEqual(kinds);
    expect((await Promise.all(things.map(complaintsOf))).flat()).toEqual([]);
    expect(undescribed(things)).toEqual([]);
  });

  it('of an article has all that readers of it require', async () => {
    const [, told] = thingsOf((await rendered('/QP-Blog/Que-es-la-UF')).html);
    expect(told).toMatchObject({
      headline: article.title,
      datePublished: article.publishedAt,
      mainEntityOfPage: 'https://cl.cotejo.example/QP-Blog/Que-es-la-UF',
      author: { '@id': 'https://cl.cotejo.example/#organization' },
      image: expect.stringMatching(/^https:\/\//),
    });
  });
});
