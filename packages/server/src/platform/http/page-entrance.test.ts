import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { get } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/schema/articles.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const rendered: string[] = [];
const nothing = async (): Promise<void> => undefined;

const moved = new Response(null, { status: 301, headers: { location: '//evil.example/x' } });

/** Pages of which nothing but a page itself can tell. */
const there = ['/QP-Blog', '/en/Que-es-IH', '/pt/contacto', '/Que-es-QP', '/contacto'];
const kept = new Headers({ location: '/Comparar/Isapres?b=2', 'set-cookie': 'referido=1; Path=/' });

async function renderPage(request: Request): Promise<RenderedPage> {
  const { host, pathname } = new URL(request.url);
  rendered.push(host.startsWith('evil') ? request.url : pathname);
  if (pathname === '/Partners-y-Alianzas') return { kind: 'response', response: moved };
  if (pathname === '/ref/nadie') return { kind: 'response', response: new Response(null, { status: 302, headers: kept }) };
  if (there.includes(pathname)) return { kind: 'html', status: 200, html: '<p>está</p>', cacheable: true };
  return { kind: 'html', status: 404, html: '<p>no está</p>', cacheable: false };
}

describe('the way to pages', () => {
  let test: TestApp;
  beforeAll(async () => {
    const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };
    test = await buildTestApp({ catalogue: 'demo', site });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  it('A2.2-092 leads old paths on in the server, for ever, with the search as it was sent', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await test.app.inject({ method, url: '/Comparar?a=1&b=%20x&a=2' });
      expect(response.statusCode).toBe(301);
      expect(response.headers).toMatchObject({
        location: '/Comparar/Isapres?a=1&b=%20x&a=2',
        'cache-control': 'public, max-age=3600',
      });
    }
    expect(rendered).toEqual([]);
  });

  it('keeps nothing of where an unknown plan leads', async () => {
    const response = await test.app.inject('/comparar/NO-HAY-1');
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/comparar/seguros-de-salud/black-friday', '/Comparar/SEGUROS-de-salud/black-Friday/'])(
    'A2.2-013 leads %s to the season in its own spelling at once, and a season that is none nowhere',
    async (url) => {
      const { statusCode, headers } = await test.app.inject(`${url}?a=1`);
      expect([statusCode, headers.location]).toEqual([301, '/Comparar/Seguros-de-Salud/Black-Friday?a=1']);
      const none = await test.app.inject(url.replace(/black-friday/i, 'black-monday'));
      expect([none.statusCode, none.headers.location]).toEqual([404, undefined]);
    },
  );

  it('is that of the host’s edition', async () => {
    const peru = await test.app.inject({ url: '/Comparar/Empresas', headers: { host: 'peru.localhost' } });
    expect(peru.headers.location).toBe('/Comparar/EPS/Empresa');
  });

  it.each([
    ['isapre-o-fonasa', 'Los tramos de Fonasa'],
    ['que-es-el-7-por-ciento-de-salud', 'Qué cubre el 7 por ciento'],
    ['tabla-de-factores-isapre', 'La tabla de factores explicada'],
    ['preexistencias-y-declaracion-de-salud', 'La declaración de salud sin miedo'],
    ['ley-de-urgencia', 'La Ley de Urgencia'],
    ['que-es-la-uf', 'Qué es la UF y por qué cambia tu cuenta'],
    ['alza-de-planes', 'Cuánto pueden subir los planes cada año'],
    ['ges-y-auge', 'Qué es el GES y cuánto vale en cada isapre'],
    ['seguro-complementario-o-catastrofico', '¿Seguro complementario o catastrófico?'],
    ['caec-cobertura-catastrofica', 'Qué es la CAEC'],
  ])('A2.2-091 leads the old article %s, at the root and under the university, to the published %s', async (old, title) => {
    const [published] = await test.database.database.select().from(articles).where(eq(articles.title, title));
    expect(published).toMatchObject({ edition: 'chile', active: true });
    for (const url of [`/${old}`, `/QP-University/${old}`]) {
      const { statusCode, headers } = await test.app.inject(url);
      expect([statusCode, headers.location]).toEqual([301, `/QP-Blog/${published?.slug}`]);
    }
  });

  it('A2.2-090 leads an old article to the one in the blog, and to the blog while it is not published', async () => {
    const ask = () => test.app.inject('/que-es-la-uf?a=1');
    const there = await ask();
    expect([there.statusCode, there.headers.location]).toEqual([301, '/QP-Blog/Que-es-la-UF-y-por-que-cambia-tu-cuenta?a=1']);
    await test.database.database.execute("UPDATE articles SET active = false WHERE slug LIKE 'Que-es-la-UF%'");
    const gone = await ask();
    expect([gone.statusCode, gone.headers.location, gone.headers['cache-control']]).toEqual([302, '/QP-Blog?a=1', 'no-store']);
  });

  it.each([
    ['/qp-blog/la-LEY-de-urgencia?a=1', '/QP-Blog/La-Ley-de-Urgencia?a=1'],
    ['/QP-Blog/la-ley-de-urgencia/', '/QP-Blog/La-Ley-de-Urgencia'],
    ['/QP-BLOG/no-hay', null],
    ['/temas/salud-para-tu-familia', '/Temas/Salud-para-tu-familia'],
    ['/Temas/SALUD-PARA-TU-FAMILIA', '/Temas/Salud-para-tu-familia'],
    ['/TEMAS/no-hay', null],
  ])('decision 1 spells the article or topic of %s as it is published, and finds no other', async (url, to) => {
    const { statusCode, headers } = await test.app.inject(url);
    expect([statusCode, headers.location]).toEqual(to === null ? [404, undefined] : [301, to]);
  });

  it('asks the page where nothing else can tell, and leads nowhere without it', async () => {
    const ask = async (url: string) => (await test.app.inject(url)).headers.location;
    expect(await ask('/quehacemos?utm_source=x&a=1')).toBe('/Que-es-QP?utm_source=x&a=1');
    rendered.length = 0;
    expect(await ask('/QUE-ES-qp/')).toBe('/Que-es-QP');
    expect(await ask('/QUE-ES-qp/?utm_source=y')).toBe('/Que-es-QP?utm_source=y');
    // What was asked is kept, as for who asks for it next.
    expect(rendered).toEqual(['/Que-es-QP']);
    for (const url of ['/seguros-de-viaje', '/PREVIEW/1?token=x', '/comparar/isapres?page=99']) {
      expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('takes the step of the page at the end as well, with its cookie and what was said of campaigns', async () => {
    for (const url of ['/Ref/nadie/?utm_source=x&a=1', '/ref/nadie?utm_source=x&a=1']) {
      const { statusCode, headers } = await test.app.inject(url);
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/Comparar/Isapres?b=2&utm_source=x']);
      expect([headers['set-cookie']].flat()).toEqual(['referido=1; Path=/']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    ['/es', '/'],
    ['/ES/contacto?a=1', '/contacto?a=1'],
    ['/es/quehacemos', '/Que-es-QP'],
    ['/es/nada', null],
    ['/es/en/contacto', null],
    ['/en/contacto/', null],
    ['/esto', null],
  ])('of Spanish by its name, %s, leads to the plain address', async (url, to) => {
    const { statusCode, headers } = await test.app.inject(url);
    expect([statusCode, headers.location]).toEqual(to === null ? [404, undefined] : [301, to]);
  });

  it('leaves forms and calls alone', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await test.app.inject({ method: 'POST', url: '/Comparar', headers: form, payload: 'a=1' });
    expect(posted.statusCode).toBe(404);
    expect((await test.app.inject('/api/Comparar/')).headers['content-type']).toContain('application/problem+json');
  });

  it.each(['/assets/gone-1a2b.js', '/assets/', '/nada.css', '/wp-login.php', '/de/nuevo/foto.JPG?x=1'])(
    'ends for a file that is not there, %s, without a page',
    async (url) => {
      rendered.length = 0;
      const response = await test.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      expect(rendered).toEqual([]);
    },
  );

  it('shows the page for what is not there where a shared link leads nowhere', async () => {
    rendered.length = 0;
    const response = await test.app.inject('/url/noHay1');
    expect([response.statusCode, response.payload]).toEqual([404, '<p>no está</p>']);
    expect(rendered).toEqual(['/url/noHay1']);
  });

  it('does not take a product’s address with a dot for a file', async () => {
    rendered.length = 0;
    await test.app.inject('/Isapre/Colmena/Planes/MAS.5');
    await test.app.inject('/Isapre/Colmena/Planes/MAS.html');
    expect(rendered).toEqual(['/Isapre/Colmena/Planes/MAS.5', '/Isapre/Colmena/Planes/MAS.html']);
  });

  it('says no kind of content where a page leads on without any, and stays on the host', async () => {
    const { headers, statusCode } = await test.app.inject('/Partners-y-Alianzas');
    expect([statusCode, headers.location, headers['content-type']]).toEqual([301, '/evil.example/x', undefined]);
  });

  it.each([
    ['/\\evil.example', '/%5Cevil.example'],
    ['/\\x/Isapre', '/%5Cx/Isapre'],
    ['/en/\\evil.example?idioma=es', '/en/%5Cevil.example'],
  ])('takes %s for no other address and leads nowhere with it', async (path, shown) => {
    rendered.length = 0;
    const { port } = new URL(test.app.listeningOrigin);
    const headers = { host: 'international.localhost' };
    const answer = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.location]));
      }).on('error', reject);
    });
    expect([answer, rendered]).toEqual([[404, undefined], [shown]]);
  });

  it.each([
    ['/EN/Comparar/seguros-de-salud', '/en/Comparar/Seguros-de-Salud'],
    ['/EN/quehacemos?a=1', '/en/Que-es-IH?a=1'],
    ['/pT/Contacto', '/pt/contacto'],
    ['/EN', '/en'],
  ])('decision 1 spells the language of %s and its path at once', async (url, to) => {
    const { statusCode, headers } = await test.app.inject({ url, headers: { host: 'international.localhost' } });
    expect([statusCode, headers.location]).toEqual([301, to]);
    const end = await test.app.inject({ url: to, headers: { host: 'international.localhost' } });
    expect(end.headers.location).toBeUndefined();
  });
});
