import { comparatorHref, href } from '@cotejo/contract/paths';
import { expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail, sampleQuotedPrice } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = href('planById', { kind: 'R', plan: 'MSP-9026' });
const answers = { getSite: { data: siteFacts }, listComparators: { data: comparators } };

it('A2.2-019, A2.2-020: a plan by its code is the page of the plan, whose address is its own', async () => {
  const page = await renderTestPage(path, fakeTransport({ ...answers, getIsaprePlan: { data: sampleDetail } }));
  if (page.kind !== 'html') throw new Error('expected a page');
  expect(page.status).toBe(200);
  expect(page.html).toContain(`rel="canonical" href="https://cl.cotejo.example${sampleDetail.item.url}"`);
});

it('decision 39: an unknown one goes to the comparator, which says so', async () => {
  const page = await renderTestPage(path, fakeTransport(answers));
  if (page.kind !== 'response') throw new Error('expected a redirect');
  expect(page.response.status).toBe(302);
  const location = page.response.headers.get('location')!;
  expect(location).toBe(comparatorHref('/Comparar/Isapres', new URLSearchParams({ aviso: 'plan-no-encontrado' })));
  const list = await renderTestPage(location, fakeTransport({ ...answers, compareIsaprePlans: sampleCompareAnswer }));
  if (list.kind !== 'html') throw new Error('expected a page');
  expect(list.html).toContain('No encontramos ese plan');
});

it('is not told apart from one that cannot be told now: that is 503', async () => {
  const page = await renderTestPage(path, (wire) =>
    wire.url.includes('infoplan') ? Promise.reject(new Error('no connection')) : fakeTransport(answers)(wire),
  );
  expect(page).toMatchObject({ kind: 'html', status: 503 });
});

it.each([
  ['both ways', 'QpMixSale', ['Contratar', 'Solicitar']],
  ['online alone', 'QpOnlineSale', ['Contratar']],
  ['by an executive', 'ExecutiveEmployee', ['Solicitar']],
])('decision 16: beside its price a product that is sold %s has the ways of its card', async (_, channel, ways) => {
  const { item } = sampleDetail;
  const insuranceMetadata = { ...item.insuranceMetadata, salesChannel: [channel] };
  const detail = { ...sampleDetail, item: { ...item, insuranceMetadata } };
  const calculatePrice = { data: sampleQuotedPrice };
  const page = await renderTestPage(path, fakeTransport({ ...answers, getIsaprePlan: { data: detail }, calculatePrice }));
  if (page.kind !== 'html') throw new Error('expected a page');
  const box = /<aside aria-label="Precio".*?<\/aside>/s.exec(page.html)?.[0] ?? '';
  expect([...box.matchAll(/href="[^"]*\/Solicitar"[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(ways);
});
