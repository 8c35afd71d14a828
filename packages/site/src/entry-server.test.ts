import { createClient } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { PageContext } from '@cotejo/contract/page-rendering';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from './testing/fake-transport.ts';
import { scriptsOf } from './testing/html-parts.ts';
import { renderBothWays, renderTestPage } from './testing/render-test-page.ts';
import { comparators, siteFacts } from './testing/site-facts.ts';
import { testSiteUrls } from './testing/test-site-urls.ts';

const transport = fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: comparators } });
const silence = fakeTransport({});

async function htmlOf(page: ReturnType<typeof renderTestPage>): Promise<string> {
  const rendered = await page;
  if (rendered.kind !== 'html') throw new Error('expected a page');
  return rendered.html;
}

describe('renderPage', () => {
  it('renders the whole document in the language of the edition', async () => {
    const html = await htmlOf(renderTestPage('/', transport));
    expect(html).toMatch(/^<!DOCTYPE html><html lang="es-CL" data-brand="QP"><head>/);
    expect(html).toContain('<title>Compara isapres y seguros de salud por su precio real · Cotejo</title>');
    expect(html).toMatch(/<\/body><\/html>$/);
  });

  it('lets anybody keep a page that is the same for everybody', async () => {
    expect(await renderTestPage('/', transport)).toMatchObject({ status: 200, cacheable: true });
  });

  it('lets nobody keep a page made with a profile, for a form, or of a missing address', async () => {
    const profile = { ...exampleProfile(editionOf('chile')), ingresodatos: true };
    expect(await renderTestPage('/', transport, { profile })).toMatchObject({ status: 200, cacheable: false });
    expect(await renderTestPage('/no-existe', transport)).toMatchObject({ status: 404, cacheable: false });
    const init = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    expect(await renderTestPage('/no-existe', transport, { init })).toMatchObject({ cacheable: false });
  });

  it('lets nobody keep a first page that lacks its figures', async () => {
    expect(await renderTestPage('/', silence)).toMatchObject({ kind: 'html', status: 503, cacheable: false });
  });

  it.each(['/', '/no-existe'])("sends the frame's script alone with a page that needs none: %s", async (path) => {
    expect(scriptsOf(await htmlOf(renderTestPage(path, transport)))).toEqual(['/src/shell/shell.ts']);
  });

  it('rejects when a page has a bug, so that the server logs it', async () => {
    const broken = () => Promise.resolve({ status: 200, retryAfter: null, text: JSON.stringify({ data: null }) });
    const edition = { ...editionOf('chile'), regions: undefined };
    await expect(renderTestPage('/', broken, { edition: edition as never })).rejects.toThrow(TypeError);
  });
});

describe('frame of every page', () => {
  it.each(['/', '/no-existe'])('says on %s that the data are of demonstration, while they are', async (path) => {
    const notice = 'Datos de demostración: planes y precios de ejemplo';
    const real = fakeTransport({ getSite: { data: { ...siteFacts, isDemonstration: false } } });
    expect(await htmlOf(renderTestPage(path, transport))).toContain(notice);
    expect(await htmlOf(renderTestPage(path, real))).not.toContain(notice);
  });

  it('says that only part of the data are of demonstration once a real layer stands beside', async () => {
    const partly = fakeTransport({ getSite: { data: { ...siteFacts, isWhollyDemonstration: false } } });
    const html = await htmlOf(renderTestPage('/no-existe', partly));
    expect(html).toContain('Parte de los planes y precios de este sitio son datos de demostración');
    expect(html).not.toContain('Datos de demostración: planes y precios de ejemplo');
  });

  it('leads to each comparator that exists and names the UF with its day', async () => {
    const html = await htmlOf(renderTestPage('/no-existe', transport));
    for (const comparator of siteFacts.comparators) expect(html).toContain(`href="${comparator.url}"`);
    expect(html.replaceAll('<!-- -->', '')).toContain('UF $40.829,15 del 20 de noviembre de 2026');
  });

  it('stands without its facts', async () => {
    const html = await htmlOf(renderTestPage('/no-existe', silence));
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toContain('Contacto');
  });

  it('has one main element, that the skip link leads to', async () => {
    const html = await htmlOf(renderTestPage('/', transport));
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).toContain('<main id="contenido"');
    expect(html).toContain('href="#contenido"');
  });
});

describe('the frame that is kept', () => {
  /** Answers each call with the same value every time, as pages of one process are answered. */
  function steadyApi(): PageContext['api'] {
    const api = createClient(endpoints, transport, { headers: {}, retries: false });
    const answers = new Map<PropertyKey, unknown>();
    return new Proxy(api, {
      get: (target, name: keyof typeof api) => (input: never) => {
        if (!answers.has(name)) answers.set(name, target[name](input));
        return answers.get(name);
      },
    });
  }

  it('is what React writes with the page, at each address, in each language and for each host', async () => {
    const api = steadyApi();
    const abroad = editionOf('international');
    const here = [{ url: `${testSiteUrls.peru}/Ayuda`, language: 'es-PE', isDefault: false }] as never;
    const pages: readonly [string, Partial<PageContext>][] = [
      ['/', {}],
      ['/Ayuda', {}],
      ['/Ayuda', { alternatesOf: () => here }],
      ['/no-existe', {}],
      ['/Ayuda?idioma=en', { edition: abroad }],
      ['/Ayuda?pagina=2', { edition: abroad }],
      ['/Ayuda', { edition: abroad, language: 'en' }],
      ['/Ayuda', { siteUrls: { ...testSiteUrls, peru: 'http://otro.test' } }],
      ['/Ayuda', { version: 'next' }],
    ];
    for (const round of ['written', 'kept']) {
      for (const [path, given] of pages) {
        const { kept, whole } = await renderBothWays(path, { api, ...given });
        expect(kept, `${path} ${round}`).toBe(whole);
      }
    }
  });
});
