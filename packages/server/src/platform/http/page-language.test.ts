import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const international = { host: 'international.localhost' };
const rendered: string[] = [];
const nothing = async (): Promise<void> => undefined;

describe('the language of a page', () => {
  let test: TestApp;
  beforeAll(async () => {
    const renderPage = async (request: Request, context: { readonly language: string }): Promise<RenderedPage> => {
      const { pathname, search } = new URL(request.url);
      rendered.push(`${context.language} ${pathname}${search}`);
      const isMissing = pathname.endsWith('/nada');
      return { kind: 'html', status: isMissing ? 404 : 200, html: `<p>${context.language}</p>`, cacheable: !isMissing };
    };
    const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };
    test = await buildTestApp({ catalogue: 'demo', site });
  });
  beforeEach(() => {
    rendered.length = 0;
  });
  afterAll(() => test.close());

  async function asked(url: string, headers: Readonly<Record<string, string>> = {}) {
    const { statusCode, headers: answer, payload } = await test.app.inject({ url, headers: { ...international, ...headers } });
    const { location, vary, 'set-cookie': cookie, 'cache-control': caching } = answer;
    return { statusCode, location, vary: String(vary), cookie, caching, payload };
  }

  it('B9-53 is that of the address, whatever the visitor kept or the browser takes', async () => {
    const page = await asked('/en/Seguros', { cookie: 'idioma=pt', 'accept-language': 'es' });
    expect(page).toMatchObject({ statusCode: 200, payload: '<p>en</p>' });
    expect(page.caching).toContain('s-maxage');
    expect(rendered).toEqual(['en /en/Seguros']);
  });

  it('B9-53 is what was kept, else what the browser takes, where the address names none', async () => {
    const byBrowser = await asked('/Seguros?page=2', { 'accept-language': 'pt-BR' });
    expect(byBrowser).toMatchObject({ statusCode: 302, location: '/pt/Seguros?page=2', caching: 'no-store' });
    expect(byBrowser.vary).toBe('Cookie, Accept-Language, Sec-Fetch-Site');
    const kept = await asked('/', { cookie: 'a=b; idioma=en', 'accept-language': 'pt' });
    expect(kept).toMatchObject({ statusCode: 302, location: '/en' });
    const spanish = await asked('/', { cookie: 'idioma=es', 'accept-language': 'pt' });
    expect(spanish).toMatchObject({ statusCode: 200, payload: '<p>es</p>' });
    expect(spanish.vary).toContain('Cookie, Accept-Language');
  });

  it('is Spanish for crawlers, and for parts that pages fetch', async () => {
    expect(await asked('/', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' })).toMatchObject({ statusCode: 200 });
    expect(await asked('/fragmento/pie', { 'accept-language': 'en' })).toMatchObject({ payload: '<p>es</p>' });
  });

  it('is chosen for a year by ?idioma=, and Spanish stays where nothing can be kept', async () => {
    const english = await asked('/en/Seguros?idioma=en&page=2');
    expect(english).toMatchObject({ statusCode: 302, location: '/en/Seguros?page=2', caching: 'no-store' });
    expect(english.cookie).toBe('idioma=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    const spanish = await asked('/Seguros?idioma=es', { 'accept-language': 'en' });
    expect(spanish).toMatchObject({ statusCode: 200, payload: '<p>es</p>', caching: 'no-store' });
    expect(spanish.cookie).toContain('idioma=es;');
    expect(await asked('/pt/Seguros?idioma=es', { 'accept-language': 'en' })).toMatchObject({
      statusCode: 302,
      location: '/Seguros?idioma=es',
    });
    expect(await asked('/Seguros?idioma=fr')).toMatchObject({ statusCode: 200, cookie: undefined });
  });

  it('leaves the address clean once Spanish is chosen, in one step, where it stays Spanish', async () => {
    const english = { 'accept-language': 'en' };
    const sure = [
      { ...english, 'sec-fetch-site': 'same-origin' },
      { ...english, cookie: 'idioma=en' },
      { 'accept-language': 'es-CL' },
    ];
    for (const headers of sure) {
      for (const from of ['/Seguros?idioma=es&page=2', '/pt/seguros?page=2&idioma=es']) {
        const chosen = await asked(from, headers);
        expect([from, chosen]).toMatchObject([from, { statusCode: 302, location: '/Seguros?page=2', caching: 'no-store' }]);
        expect(chosen.cookie).toBe('idioma=es; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
        const kept = await asked('/Seguros?page=2', { ...headers, cookie: 'idioma=es' });
        expect(kept).toMatchObject({ statusCode: 200, payload: '<p>es</p>' });
      }
    }
    const nothingKept = await asked('/Seguros?page=2', { ...english, 'sec-fetch-site': 'same-origin' });
    expect(nothingKept).toMatchObject({ statusCode: 200, payload: '<p>es</p>' });
    expect(await asked('/Seguros', { ...english, 'sec-fetch-site': 'cross-site' })).toMatchObject({ location: '/en/Seguros' });
  });

  it('stays when an old or misspelled path is led on', async () => {
    expect(await asked('/pt/seguros')).toMatchObject({ statusCode: 301, location: '/pt/Seguros' });
    expect(await asked('/en/')).toMatchObject({ statusCode: 301, location: '/en' });
    const led = await asked('/seguros', { 'accept-language': 'en' });
    expect(led).toMatchObject({ statusCode: 302, location: '/en/Seguros', caching: 'no-store' });
  });

  it('decision 1: is led to in its one spelling, and no further than the edition has languages', async () => {
    expect(await asked('/EN/contacto?a=1')).toMatchObject({ statusCode: 301, location: '/en/contacto?a=1' });
    expect(await asked('/Pt')).toMatchObject({ statusCode: 301, location: '/pt' });
    expect(await asked('/En?a=1')).toMatchObject({ statusCode: 301, location: '/en?a=1' });
    expect((await asked('/EN//otro.example')).location).toBeUndefined();
    expect((await asked('/nada', { 'accept-language': 'en' })).location).toBeUndefined();
    expect(await asked('/ES/contacto')).not.toMatchObject({ location: '/es/contacto' });
    expect((await test.app.inject('/EN/contacto')).headers.location).not.toBe('/en/contacto');
  });

  it('of what is not there is the one that who asked takes, where it was asked for', async () => {
    const chosen = await asked('/nada?idioma=en&a=1');
    expect(chosen).toMatchObject({ statusCode: 404, payload: '<p>en</p>', location: undefined, caching: 'no-store' });
    expect(chosen.cookie).toContain('idioma=en;');
    expect(rendered.at(-1)).toBe('en /en/nada?a=1');
    expect(await asked('/nada', { 'accept-language': 'pt-BR' })).toMatchObject({ statusCode: 404, payload: '<p>pt</p>' });
    expect(await asked('/en/nada?idioma=es')).toMatchObject({ statusCode: 404, payload: '<p>es</p>' });
    expect(await asked('/nada?idioma=fr')).toMatchObject({ statusCode: 404, payload: '<p>es</p>' });
    const crawler = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
    expect(await asked('/nada', crawler)).toMatchObject({ statusCode: 404, payload: '<p>es</p>' });
    const chile = await test.app.inject('/nada?idioma=en');
    expect([chile.statusCode, chile.payload]).toEqual([404, '<p>es</p>']);
  });

  it('is Spanish where the address names it, whatever the visitor takes or kept', async () => {
    const plain = await asked('/es/seguros?a=1', { 'accept-language': 'es' });
    expect(plain).toMatchObject({ statusCode: 301, location: '/Seguros?a=1', cookie: undefined });
    expect(plain.vary).toContain('Accept-Language');
    const english = await asked('/es/seguros?a=1', { 'accept-language': 'en' });
    expect(english).toMatchObject({
      statusCode: 302,
      location: '/Seguros?a=1&idioma=es',
      cookie: undefined,
      caching: 'no-store',
    });
    expect(await asked('/Seguros?a=1&idioma=es', { 'accept-language': 'en' })).toMatchObject({ payload: '<p>es</p>' });
    const kept = await asked('/Es/Seguros', { cookie: 'idioma=en' });
    expect(kept).toMatchObject({ statusCode: 302, location: '/Seguros' });
    expect(kept.cookie).toContain('idioma=es;');
    expect(await asked('/es/Seguros?idioma=pt')).toMatchObject({ statusCode: 302, location: '/pt/Seguros' });
  });

  it('is none of the API’s, and none of a country’s edition', async () => {
    expect(await asked('/en/api/site')).toMatchObject({ statusCode: 404 });
    expect(rendered).toEqual([]);
    const chile = await test.app.inject({ url: '/en/Seguros', headers: { 'accept-language': 'en' } });
    expect(chile.headers['vary']).not.toContain('Accept-Language');
    expect(rendered.at(-1)).toBe('es /en/Seguros');
    expect((await test.app.inject({ url: '/', headers: { 'accept-language': 'en' } })).statusCode).toBe(200);
  });
});
