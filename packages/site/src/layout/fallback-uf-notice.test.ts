import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail, sampleQuotedPrice } from '../testing/sample-answers.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';

const fallback = { valor: 33_504.3, fecha: '2022-08-09', status: 'fallback' } as const;
const list = href('comparator', { comparator: 'Isapres' });
const plan = { organization: 'Cruz-Blanca', plan: 'MSP-9026' };
const notice = 'Error al obtener el valor de la UF.';

async function contentOf(path: string, uf: typeof fallback | NonNullable<typeof siteFacts.uf>): Promise<string> {
  const transport = fakeTransport({
    getSite: { data: { ...siteFacts, uf } },
    listComparators: { data: comparators },
    compareIsaprePlans: { ...sampleCompareAnswer, metaData: { ...sampleCompareAnswer.metaData, uf } },
    getIsaprePlan: { data: sampleDetail },
    calculatePrice: { data: { ...sampleQuotedPrice, ufDate: uf.fecha } },
    getUf: { data: uf },
  });
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  return page.html.replace(/<script.*?<\/script>/gs, '');
}

const main = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('while the UF is the fallback (decision 8)', () => {
  it.each([
    ['the list', list],
    ['the comparison', `${list}?comparar=MSP-9026`],
    ['the product', href('isaprePlan', plan)],
    ['the request', href('isaprePlanRequest', plan)],
  ])('the notice stands beside the price in %s, and not otherwise', async (_name, path) => {
    expect(main(await contentOf(path, fallback))).toContain(notice);
    const usual = await contentOf(path, { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' });
    expect(usual).toContain('$');
    expect(usual).not.toContain(notice);
  });

  it('the request does not say that the price is kept', async () => {
    const kept = 'El precio que ves queda guardado con ella.';
    const path = href('isaprePlanRequest', plan);
    expect(await contentOf(path, fallback)).not.toContain(kept);
    expect(await contentOf(path, { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' })).toContain(kept);
  });

  it('no page presents the value of last resort as the UF', async () => {
    for (const path of [href('home', {}), list]) expect(await contentOf(path, fallback)).not.toContain('33.504,3');
  });
});
