import type { Transport } from '@cotejo/contract/client';
import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const article = {
  id: 4,
  title: 'Qué cubre la clínica',
  slug: 'Que-cubre',
  summary: 'Y qué no.',
  image: null,
  group: { name: 'Qué cubre', slug: 'Que-cubre' },
  tags: [{ name: 'Coberturas', slug: 'Coberturas' }],
  publishedAt: '2026-11-12',
  paragraph: null,
};
const results = [{ title: 'Clínica Dávila', detail: '', url: '/Clinicas-y-Hospitales/Clinica-Davila' }];
const answers = {
  getMenu: { data: [] },
  listComparators: { data: comparators },
  searchCatalogue: { data: [{ kind: 'clinic' as const, total: 3, results }] },
  listArticles: { data: [article], meta: { pagination: { page: 1, pageSize: 50, pageCount: 1, total: 1 } } },
};
const nothing = { ...answers, searchCatalogue: { data: [] } };

type Given = Parameters<typeof renderTestPage>[2];

async function rendered(q: string | null, answer: Parameters<typeof fakeTransport>[0] = answers, given: Given = {}) {
  const path = href('search', {}, new URLSearchParams(q === null ? {} : { q }));
  const page = await renderTestPage(path, fakeTransport(answer), given);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

describe('the search', () => {
  it('A2.2-034 shows what was found by kind, with the articles about it', async () => {
    const { status, html } = await rendered('CLINICA');
    expect(status).toBe(200);
    expect(html).toContain('href="/Clinicas-y-Hospitales/Clinica-Davila"');
    expect(html).toContain('href="/QP-Blog/Que-cubre"');
    expect(html).toContain('5 resultados para «CLINICA»');
    expect(html).toContain('Hay 2 más');
  });

  it('finds the pages of the site by their names in the language of the page', async () => {
    const known = { ...nothing, getSite: { data: siteFacts } };
    expect((await rendered('aseguradora', known)).html).toContain('href="/Seguros"');
    const edition = editionOf('international');
    const english = async (q: string) => (await rendered(q, known, { edition, language: 'en' })).html;
    expect(await english('insurers')).toMatch(/Pages<.*href="\/en\/Seguros"[^>]*><span[^>]*>Insurers/s);
    expect(await english('how we ra')).toContain('href="/en/Como-ordenamos"');
    const pt = await rendered('ajuda', known, { edition, language: 'pt' });
    expect(pt.html).toContain('href="/pt/Ayuda"');
    const nobody = { ...known, getSite: { data: { ...siteFacts, lists: [] } } };
    expect((await rendered('insurers', nobody, { edition, language: 'en' })).html).not.toContain('>Insurers<');
  });

  it('finds a comparator by its name in the language of the page, once', async () => {
    const line = {
      ...comparators[1]!,
      name: 'seguros-de-viaje',
      displayName: 'Seguros de viaje',
      url: '/Comparar/Seguros-de-Viaje',
    };
    const given = { edition: editionOf('international'), language: 'en' as const };
    const known = { ...nothing, listComparators: { data: [line] } };
    expect((await rendered('travel', known, given)).html).toContain('href="/en/Comparar/Seguros-de-Viaje"');
    const results = [{ title: 'Seguros de viaje', detail: '', url: line.url }];
    const found = { ...known, searchCatalogue: { data: [{ kind: 'comparator' as const, total: 1, results }] } };
    expect((await rendered('travel', found, given)).html).toContain('1 result for');
  });

  it('leads to the comparators when nothing was found, and when nothing was asked', async () => {
    const none = await rendered('<b>nada</b>', nothing);
    expect(none.html).toContain('No encontramos nada con «&lt;b&gt;nada&lt;/b&gt;».');
    expect(none.html).toContain('href="/Comparar/Isapres"');
    const empty = await rendered(null);
    expect(empty.html).not.toMatch(/resultados? para|No encontramos/);
    expect(empty.html).toContain('href="/Comparar/Isapres"');
  });

  it('looks for a question that is too long by its beginning, and is unavailable when nothing can be asked', async () => {
    expect((await rendered('dental '.repeat(80))).status).toBe(200);
    const away: Transport = () => Promise.reject(new Error('no connection'));
    const page = await renderTestPage(href('search', {}, new URLSearchParams({ q: 'dental' })), away);
    expect(page).toMatchObject({ status: 503, cacheable: false });
  });
});
