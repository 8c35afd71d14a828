import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { pageDataId, readPageData } from './page-data.ts';
import { fakeTransport } from './testing/fake-transport.ts';
import { inlineCodeIn, scriptsOf } from './testing/html-parts.ts';
import { renderTestPage } from './testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail } from './testing/sample-answers.ts';
import { comparators, siteFacts } from './testing/site-facts.ts';

const list = href('comparator', { comparator: 'Isapres' });
const insurances = href('comparator', { comparator: 'Seguros-de-Salud' });
const plan = { organization: 'Cruz-Blanca', plan: 'MSP-9026' };
const insurance = { organization: 'Bahia', insurance: 'Dental-1' };
const detail = href('isaprePlan', plan);
const request = href('isaprePlanRequest', plan);

const insuranceDetail = {
  ...sampleDetail,
  item: { ...sampleDetail.item, codigoplan: null, url: href('insurance', insurance) },
};
const transport = fakeTransport({
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  compareIsaprePlans: sampleCompareAnswer,
  compareInsurance: sampleCompareAnswer,
  getIsaprePlan: { data: sampleDetail },
  getInsurance: { data: insuranceDetail },
  getUf: { data: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' } },
});

async function rendered(path: string, network = transport): Promise<{ status: number; html: string; cacheable: boolean }> {
  const page = await renderTestPage(path, network);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  return page;
}

describe('every page renders on the server', () => {
  it.each([
    ['home', href('home', {})],
    ['comparator', list],
    ['comparator of insurances', insurances],
    ['isaprePlan', detail],
    ['isaprePlan at a tab', href('isaprePlan', { ...plan, tab: 'Coberturas' })],
    ['isaprePlanRequest', request],
    ['insurance', href('insurance', insurance)],
    ['insuranceRequest', href('insuranceRequest', insurance)],
  ])('%s', async (_name, path) => {
    const page = await rendered(path);
    expect(page.status).toBe(200);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html.match(/<title>/g)).toHaveLength(1);
    expect(inlineCodeIn(page.html)).toEqual([]);
    expect(page.html).toContain('Datos de demostración: planes y precios de ejemplo');
  });
});

describe('a page with script', () => {
  it('carries its data once, in a block that is not executed, and nothing that runs where it is written', async () => {
    const { html } = await rendered(detail);
    expect(scriptsOf(html).length).toBeGreaterThan(1);
    const block = new RegExp(`<script id="${pageDataId}" type="application/json"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
    expect(readPageData(block)).toMatchObject({ edition: { id: 'chile' }, today: '2026-11-20', profile: null });
  });

  it('is plain HTML when its product does not exist', async () => {
    const page = await rendered(detail, fakeTransport({ getSite: { data: siteFacts } }));
    expect(page).toMatchObject({ status: 404, cacheable: false });
    expect(page.html).toContain('No encontramos esta página');
    expect(scriptsOf(page.html)).toEqual(['/src/shell/shell.ts']);
  });

  it('is kept by nobody when a call failed that may work a moment later', async () => {
    expect(await rendered(list)).toMatchObject({ status: 200, cacheable: true });
    const failing: typeof transport = (wire) =>
      wire.method === 'POST' ? Promise.reject(new Error('no connection')) : transport(wire);
    expect(await rendered(list, failing)).toMatchObject({ cacheable: false });
  });
});
