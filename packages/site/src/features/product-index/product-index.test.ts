import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleItem } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const { metaData } = sampleCompareAnswer;
const insurance = {
  ...sampleItem,
  displayName: 'Dental Uno',
  url: href('insurance', { organization: 'Bahia', insurance: 'Uno' }),
};
const transport = fakeTransport({
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  compareIsaprePlans: { ...sampleCompareAnswer, metaData: { ...metaData, total: 428 } },
  compareInsurance: { ...sampleCompareAnswer, data: [insurance], metaData: { ...metaData, total: 150 } },
});

async function pageAt(path: string) {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  return page;
}

describe('every insurance', () => {
  const path = href('insuranceList', {});

  it('A2.2-028, A2.2-032: by line and type, fifty to a page', async () => {
    const { status, html } = await pageAt(path);
    expect(status).toBe(200);
    expect(html).toContain('Todos los seguros');
    expect(html).toContain(`href="${insurance.url}"`);
    expect(html).toContain('insuranceTypes=Catastrofico');
    expect(html).toContain('Página 1 de 3');
    expect(html).not.toContain('Isapres 428');
    expect((await pageAt(`${path}?page=4`)).status).toBe(404);
  });

  it('plans of isapres are none, and a line there is not is no page', async () => {
    expect((await pageAt(`${path}?linea=isapres`)).status).toBe(404);
    expect((await pageAt(`${path}?linea=nada`)).status).toBe(404);
  });
});

describe('links to every product', () => {
  const path = href('productSitemap', {});

  it('A2.2-045: by line and by who sells it, each line and page with an address of its own', async () => {
    const first = await pageAt(path);
    expect(first.status).toBe(200);
    expect(first.html).toContain(`href="${sampleItem.url}"`);
    expect(first.html).toContain('Página 1 de 5');
    const line = `${path}?linea=seguros-de-salud`;
    expect(first.html).toContain(`href="${line}"`);
    const second = await pageAt(`${line}&page=2`);
    expect(second.html).toContain(`href="${insurance.url}"`);
    expect(second.html).toContain(`rel="canonical" href="https://cl.cotejo.example${line.replace('&', '&amp;')}&amp;page=2"`);
  });
});
