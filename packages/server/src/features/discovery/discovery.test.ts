import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { editionIds, editionOf, inLanguage, splitLanguage, type EditionId } from '@cotejo/core/editions';
import { and, eq, inArray } from 'drizzle-orm';
import robotsModule from 'robots-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../platform/database/schema/articles.ts';
import { landings } from '../../platform/database/schema/site-content.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

// Its types say that the function is a property of what is imported, which it is not.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

const origins = {
  chile: 'https://cl.cotejo.example',
  peru: 'https://pe.cotejo.example',
  colombia: 'https://co.cotejo.example',
  international: 'https://cotejo.example',
} as const;

/** Stands in for the built site: says where else the page is. */
async function renderPage(request: Request, { alternatesOf }: PageContext): Promise<RenderedPage> {
  const html = JSON.stringify(alternatesOf(splitLanguage(new URL(request.url).pathname).path));
  return { kind: 'html', status: 200, html, cacheable: false };
}

let test: TestApp;
beforeAll(async () => {
  const nothing = async (): Promise<void> => undefined;
  test = await buildTestApp({
    catalogue: 'demo',
    site: { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing },
    operation: { siteUrls: origins },
  });
  const { database } = test.database;
  const untold = ['Seguros-de-Viaje', 'Salud-para-tu-familia'];
  await database
    .update(landings)
    .set({ active: false })
    .where(and(eq(landings.locale, 'en'), inArray(landings.url, untold)));
  await database
    .update(articles)
    .set({ active: false })
    .where(and(eq(articles.locale, 'en'), eq(articles.slug, 'Seguro-internacional-o-seguro-de-viaje')));
});
afterAll(() => test.close());

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function answeredAt(host: string, url: string): Promise<Answered> {
  const { statusCode, headers, payload } = await test.app.inject({ url, headers: { host } });
  return { status: statusCode, type: String(headers['content-type']), text: payload };
}

const answered = (edition: EditionId, url: string): Promise<Answered> => answeredAt(`${edition}.localhost`, url);

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

async function listedAt(host: string): Promise<string[]> {
  const index = await answeredAt(host, '/sitemap.xml');
  const files = locationsIn(index.text).map((url) => new URL(url).pathname);
  const maps = await Promise.all(files.map((path) => answeredAt(host, path)));
  return maps.flatMap(({ text }) => locationsIn(text));
}

const listedUrls = (edition: EditionId): Promise<string[]> => listedAt(`${edition}.localhost`);

/** Texts of the elements of a feed's items by name, as the database's own reader of XML finds them. Rejects broken XML. */
async function partsOfXml<Name extends string>(xml: string, names: readonly Name[]): Promise<Record<Name, string[]>> {
  const read = names.map(async (name) => {
    const { rows } = await test.database.pool.query<{ text: string[] }>(
      'select xpath($2, xmlparse(document $1))::text[] as text',
      [xml, `/rss/channel/item/${name}/text()`],
    );
    return [name, rows[0]?.text ?? []];
  });
  return Object.fromEntries(await Promise.all(read));
}

async function alternatesAt(edition: EditionId, path: string): Promise<{ language: string; url: string }[]> {
  return JSON.parse((await answered(edition, path)).text);
}

describe.each(editionIds)('the map of the site of %s', (edition) => {
  it('is a list of files of the edition, each with when it changed', async () => {
    const { status, type, text } = await answered(edition, '/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const files = locationsIn(text);
    expect(files).toContain(`${origins[edition]}/sitemaps/paginas.xml`);
    expect(files).toContain(`${origins[edition]}/sitemaps/productos.xml`);
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(files.length);
  });

  it('names every product, comparator, seller and centre once, by its address', async () => {
    const urls = await listedUrls(edition);
    const { products, comparators, organizations } = test.memory.snapshot(edition);
    const sellers = [...organizations.values()].filter(({ kind }) => kind !== 'provider');
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => url.startsWith(`${origins[edition]}/`))).toBe(true);
    const times = editionOf(edition).languages.length;
    expect(urls.filter((url) => url.includes('/Comparar/'))).toHaveLength(times * comparators.length);
    expect(urls.length).toBeGreaterThan(times * (products.length + comparators.length + sellers.length));
  });

  it('leaves out what robots.txt closes', async () => {
    const { type, text } = await answered(edition, '/robots.txt');
    const address = `${origins[edition]}/robots.txt`;
    const robots = robotsParser(address, text);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(robots.getSitemaps()).toEqual([`${origins[edition]}/sitemap.xml`]);
    const urls = await listedUrls(edition);
    expect(urls.filter((url) => robots.isDisallowed(url, 'anybody'))).toEqual([]);
    const [product = ''] = urls.filter((url) => url.split('/').length > 5);
    expect(robots.isDisallowed(`${product}/Solicitar`, 'anybody')).toBe(true);
  });
});

describe("the map of the site at a partner's host", () => {
  /** Parts of paths after the first, of the pages of a map that begin so. */
  const under = (urls: readonly string[], start: string): string[] => {
    const paths = urls.map((url) => decodeURIComponent(new URL(url).pathname));
    return paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  };

  it('C6-06 C6-07 has the isapres, plans and comparators that are shown there, and no centre', async () => {
    const host = 'quillayes.localhost';
    const [whole, shown] = await Promise.all([listedUrls('chile'), listedAt(host)]);
    const { data }: { data: { url: string }[] } = JSON.parse((await answeredAt(host, '/api/comparator')).text);
    const isapres = new Set(under(shown, '/Isapre/').map((rest) => rest.split('/')[0]));
    expect(isapres).toEqual(new Set(['Consalud', 'Cruz-Blanca']));
    expect(under(shown, '/Comparar/').map((rest) => `/Comparar/${rest}`)).toEqual(data.map(({ url }) => url));
    expect(under(shown, '/Clinicas-y-Hospitales')).toEqual([]);
    expect(under(whole, '/Clinicas-y-Hospitales').length).toBeGreaterThan(1);
    expect(under(whole, '/Comparar/').length).toBeGreaterThan(data.length);
  });

  it('and its pages say nothing of other editions', async () => {
    const [path, host] = ['/Comparar/Seguros-de-Salud', 'bienestar.localhost:3000'];
    expect((await alternatesAt('chile', path)).length).toBeGreaterThan(1);
    expect(JSON.parse((await answeredAt(host, path)).text)).toEqual([]);
  });

  it('is of that host alone, as robots.txt there says', async () => {
    const host = 'bienestar.localhost:3000';
    const shown = await listedAt(host);
    expect(shown.filter((url) => !url.startsWith(`http://${host}/`))).toEqual([]);
    expect(under(shown, '/Clinicas-y-Hospitales/').length).toBeGreaterThan(0);
    expect((await answeredAt(host, '/sitemaps/paginas.xml')).text).not.toContain('hreflang');
    const robots = robotsParser(`http://${host}/robots.txt`, (await answeredAt(host, '/robots.txt')).text);
    expect(robots.getSitemaps()).toEqual([`http://${host}/sitemap.xml`]);
  });
});

describe('a text that nobody wrote in a language', () => {
  it.each(['/Seguros-de-Viaje', '/Temas/Salud-para-tu-familia', '/IH-Blog/Seguro-internacional-o-seguro-de-viaje'])(
    '%s has no address of that language in the map, and no counterpart in it',
    async (path) => {
      const urls = (await listedUrls('international')).map((url) => new URL(url).pathname);
      expect(urls.filter((url) => splitLanguage(url).path === path)).toEqual([path, `/pt${path}`]);
      const languages = (await alternatesAt('international', path)).map(({ language }) => language);
      expect(languages).toEqual(expect.arrayContaining(['x-default', 'pt']));
      expect(languages).not.toContain('en');
    },
  );
});

describe('robots.txt', () => {
  it.each([
    ['/Comparar/Isapres?sort=precio', true],
    ['/Comparar/Isapres?page=2&organizations=67', true],
    ['/Comparar/Isapres?comparar=A&comparar=B', true],
    ['/Comparar/Isapres?page=2', false],
    ['/Comparar/Isapres', false],
    ['/api/site', true],
    ['/login?loginError=timeout', true],
    ['/ref/paula-araneda', true],
    ['/ref?id=paula-araneda', true],
    ['/preview/articulo-1?token=a', true],
    ['/preview?token=a', true],
    ['/buscar?q=dental', true],
    ['/Compra-Online/Seguros/A/B', true],
    ['/fragmento/pie', true],
    ['/Feedback', true],
    ['/Consentimientos?lead=1', true],
    ['/v1?edad=30', true],
    ['/Isapre/Cruz-Blanca/Planes/A/Solicitar', true],
    ['/Isapre/Cruz-Blanca/Planes/A', false],
    ['/assets/app-1.js', false],
  ])('closes %s: %s', async (path, isClosed) => {
    const robots = robotsParser(`${origins.chile}/robots.txt`, (await answered('chile', '/robots.txt')).text);
    expect(robots.isDisallowed(origins.chile + path, 'anybody')).toBe(isClosed);
  });

  it('closes the same in each language of an edition, and the languages of no other', async () => {
    const origin = origins.international;
    const robots = robotsParser(`${origin}/robots.txt`, (await answered('international', '/robots.txt')).text);
    const isClosed = (path: string) => robots.isDisallowed(origin + path, 'anybody');
    const closed = [
      '/buscar?q=a',
      '/Feedback',
      '/v1',
      '/v1?edad=3',
      '/preview/articulo-1',
      '/preview?a=b',
      '/ref?id=a',
      '/login',
    ];
    const more = ['/Compra-Online/a', '/fragmento/pie', '/url/a', '/chatbot/a', '/Seguros/a/b/Solicitar'];
    for (const prefix of ['', '/en', '/pt']) {
      expect([...closed, ...more].filter((path) => !isClosed(prefix + path))).toEqual([]);
      expect(['', '/buscar-mas', '/Seguros', '/reflejos', '/Ayuda'].filter((path) => isClosed(prefix + path))).toEqual([]);
    }
    expect((await answered('chile', '/robots.txt')).text).not.toContain('/en/');
  });
});

describe('a page in other editions', () => {
  it('is told by language, with the edition of no country for everybody else', async () => {
    expect(await alternatesAt('peru', '/')).toEqual([
      { language: 'es-CL', url: `${origins.chile}/` },
      { language: 'es-PE', url: `${origins.peru}/` },
      { language: 'es-CO', url: `${origins.colombia}/` },
      { language: 'es', url: `${origins.international}/` },
      { language: 'x-default', url: `${origins.international}/` },
      { language: 'en', url: `${origins.international}/en` },
      { language: 'pt', url: `${origins.international}/pt` },
    ]);
  });

  it('says the same of the first as the first says of it', async () => {
    for (const edition of editionIds) {
      for (const url of (await listedUrls(edition)).filter((one) => !one.includes('/Isapre/'))) {
        const { path } = splitLanguage(new URL(url).pathname);
        const told = await alternatesAt(edition, path);
        if (told.length === 0) continue;
        expect(told.map((one) => one.url)).toContain(url);
        const others = editionIds.filter((id) => told.some((one) => one.url.startsWith(`${origins[id]}/`)));
        for (const other of others)
          expect(await alternatesAt(other, path.replace(/QP|QS|IH/, editionOf(other).brand.code))).toEqual(told);
      }
    }
  });

  it('is the same one in the languages of its edition where no other edition has it', async () => {
    const origin = origins.international;
    const path = '/Seguros/nadie';
    expect(await alternatesAt('international', path)).toEqual([
      { language: 'es', url: origin + path },
      { language: 'x-default', url: origin + path },
      { language: 'en', url: `${origin}/en${path}` },
      { language: 'pt', url: `${origin}/pt${path}` },
    ]);
  });

  it('is that of another edition where both compare the same, and no other of that path', async () => {
    for (const edition of ['peru', 'colombia'] as const) expect(await alternatesAt(edition, '/Comparar/EPS')).toEqual([]);
    const told = (await alternatesAt('international', '/Comparar/Seguros-de-Salud')).map(({ language }) => language);
    expect(told).toEqual(['es-CL', 'es-PE', 'es-CO', 'es', 'x-default', 'en', 'pt']);
    const pets = (await alternatesAt('chile', '/Comparar/Seguros-Mascotas')).map(({ language }) => language);
    expect(pets).toEqual(['es-CL', 'es-CO']);
  });

  it('is none where no other edition has it', async () => {
    expect(await alternatesAt('chile', '/Comparar/Isapres')).toEqual([]);
    expect(await alternatesAt('chile', '/nada')).toEqual([]);
    expect((await alternatesAt('chile', '/Comparar/Seguros-de-Salud')).length).toBeGreaterThan(1);
  });
});

it('GET /sitemaps/{file} 404 for a file that is none, as text', async () => {
  expect(await answered('chile', '/sitemaps/nada.xml')).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8' });
});

describe('the feed of the blog', () => {
  const feeds = editionIds.flatMap((id) => editionOf(id).languages.map((language) => [id, language] as const));

  it.each(feeds)(
    'of %s in %s tells its newest articles, with addresses that the map of the site has',
    async (edition, language) => {
      const path = inLanguage(`/${editionOf(edition).brand.code}-Blog/rss.xml`, language);
      const { status, type, text } = await answered(edition, path);
      expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      const found = await partsOfXml(text, ['title', 'link', 'pubDate']);
      const dates = found.pubDate.map((date) => Date.parse(date));
      expect(found.link.length).toBeGreaterThan(3);
      expect(dates).toEqual(dates.toSorted((left, right) => right - left));
      const listed = await listedUrls(edition);
      expect(
        found.link.filter(
          (url) =>
            !listed.includes(url) || splitLanguage(new URL(url).pathname).language !== (language === 'es' ? null : language),
        ),
      ).toEqual([]);
      expect(text).toContain(`<atom:link href="${origins[edition]}${path}" rel="self"`);
      const told = await test.database.database
        .select({ title: articles.title })
        .from(articles)
        .where(and(eq(articles.edition, edition), eq(articles.locale, language), eq(articles.active, true)));
      expect(found.title).toHaveLength(Math.min(20, told.length));
      expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(found.title));
    },
  );

  it('is broken XML for who reads it so', async () => {
    await expect(partsOfXml('<rss><channel><item><title>a & b</title></item></channel></rss>', ['title'])).rejects.toThrow('XML');
    await expect(partsOfXml('<rss><channel><item></channel></rss>', ['title'])).rejects.toThrow('XML');
  });

  it('is none at another brand’s address', async () => {
    expect((await answered('colombia', '/QP-Blog/rss.xml')).status).toBe(404);
    expect((await answered('chile', '/en/IH-Blog/rss.xml')).status).toBe(404);
  });
});
