import { readPageData } from '../../page-data.ts';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail, sampleItem, sampleQuotedPrice } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { compareProductsHref } from '../../comparison/compare-url.ts';
import { readCompared } from '../../comparison/compared-in-url.ts';

const transport = fakeTransport({
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  getIsaprePlan: { data: sampleDetail },
  calculatePrice: { data: sampleQuotedPrice },
});

async function pageAt(search: string) {
  const page = await renderTestPage(`/Comparar-Planes${search}`, transport);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return page;
}

describe('the table of compared products at an address of its own', () => {
  it('A2.2-033 has a column for each product that the address names, of a comparator named in any of its ways', async () => {
    for (const named of ['/Comparar/Isapres', 'isapres', 'Isapres']) {
      const { html, status } = await pageAt(`?comparador=${encodeURIComponent(named)}&comparar=A&comparar=B`);
      expect(status).toBe(200);
      expect(html).toContain(`data-columns="2"`);
      expect(html).toContain('content="noindex"');
    }
  });

  it('has three at most, and is nothing for a comparator or products that there are not', async () => {
    const { html } = await pageAt('?comparador=Isapres&comparar=A&comparar=B&comparar=C&comparar=D');
    expect(html).toContain(`data-columns="3"`);
    expect((await pageAt('?comparador=Nada&comparar=A')).status).toBe(404);
    expect((await pageAt('?comparar=A')).status).toBe(404);
  });

  it('without products shows where they are chosen', async () => {
    const { html, status } = await pageAt('?comparador=Isapres');
    expect(status).toBe(200);
    expect(html).toContain('¿Qué quieres comparar?');
    expect(html).toContain('href="/Comparar/Isapres"');
    expect(html).toContain('content="noindex"');
    expect(readPageData(/id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1])).toMatchObject({ profile: null });
  });

  it('its address holds the comparator and the products, and nothing else', () => {
    const url = compareProductsHref({ url: '/Comparar/Isapres' }, [sampleItem, { ...sampleItem, codigoplan: 'B 1' }], []);
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    expect(pathname).toBe('/Comparar-Planes');
    expect([...new Set(searchParams.keys())]).toEqual(['comparador', 'comparar']);
    expect(readCompared(searchParams)).toEqual([sampleItem.codigoplan, 'B 1']);
  });
});
