import { editionOf, type EditionId } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail, sampleItem, sampleQuotedPrice } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const network = fakeTransport({
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  compareIsaprePlans: { ...sampleCompareAnswer, data: [sampleItem] },
  getIsaprePlan: { data: sampleDetail },
  calculatePrice: { data: sampleQuotedPrice },
});

async function pageAt(query: string, edition: EditionId = 'chile'): Promise<string> {
  const page = await renderTestPage(`/Comparar/Isapres${query}`, network, { edition: editionOf(edition) });
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
}

/** The options as outside tools read them: id, words, where each leads, and which is on. */
function options(html: string): (string | boolean | undefined)[][] {
  const choice = /<nav aria-label="Moneda".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return [...choice.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', words]) => [
    /data-value="(\d)"/.exec(attributes)?.[1],
    words,
    /href="([^"]*)"/.exec(attributes)?.[1],
    attributes.includes('aria-current="true"'),
  ]);
}

describe('the choice of currency', () => {
  it('A3-56 A3-57 has Pesos with id 0, on at first, and UF with id 1, as links that need no script', async () => {
    expect(options(await pageAt(''))).toEqual([
      ['0', 'Pesos', '/Comparar/Isapres', true],
      ['1', 'UF', '/Comparar/Isapres?currency=1', false],
    ]);
  });

  it('keeps filters, order and page, and the forms around the list keep it', async () => {
    const html = await pageAt('?organizations=CB&sort=puntaje&currency=1&page=2');
    expect(options(html)).toEqual([
      ['0', 'Pesos', '/Comparar/Isapres?organizations=CB&sort=puntaje&page=2', false],
      ['1', 'UF', '/Comparar/Isapres?organizations=CB&sort=puntaje&currency=1&page=2', true],
    ]);
    const forms = html.match(/<form[^>]*method="get".*?<\/form>/gs) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).toContain('type="hidden" name="currency" value="1"');
  });

  it('turns the price of a card and of the comparison over: UF is large and pesos stand under it', async () => {
    for (const where of ['?', '?comparar=MSP-9026&']) {
      expect(await pageAt(where)).toMatch(/\$412\.380.*UF 10,1/s);
      expect(await pageAt(`${where}currency=1`)).toMatch(/UF 10,1<.*\$412\.380/s);
    }
    // The head of a column and the row of its price say the same.
    const inUf = await pageAt('?comparar=MSP-9026&currency=1');
    expect(/<th scope="row">Precio.*?<\/tr>/s.exec(inUf)?.[0]).toMatch(/<td[^>]*>UF 10,1\/mes/);
    const card = /<article.*<\/article>/s.exec(await pageAt('?currency=1'))?.[0] ?? '';
    expect(card.indexOf('UF 10,1')).toBeLessThan(card.indexOf('$412.380'));
    expect(card).toContain('data-price-clp="412380"');
  });

  it('is not offered where prices have one unit only', async () => {
    expect(options(await pageAt('', 'peru'))).toEqual([]);
  });
});
