import { href } from '@cotejo/contract/paths';
import type { Item } from '@cotejo/contract/compare';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const { item } = sampleDetail;

/** The sample product, sold by one channel, to a family of one who can have it or not. */
function soldTo(isInsurable: boolean, channel: string): Item {
  const { profilePrice, insuranceMetadata } = item;
  const total = { ...profilePrice.total, profilesWithPrice: isInsurable ? 1 : 0 };
  return {
    ...item,
    insuranceMetadata: { ...insuranceMetadata, salesChannel: [channel] },
    profilePrice: isInsurable ? profilePrice : { ...profilePrice, total, price: null, unitPrice: null },
  };
}

async function pageAt(path: string, product: Item) {
  const detail = { ...sampleDetail, item: product };
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators },
    getIsaprePlan: { data: detail },
    getInsurance: { data: detail },
    getUf: { data: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' as const } },
  });
  return renderTestPage(path, transport);
}

async function htmlAt(path: string, product: Item): Promise<string> {
  const page = await pageAt(path, product);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return page.html.replaceAll('<!-- -->', '');
}

/** The box of the price on the page of a product. */
const boxOf = (html: string): string => /<aside aria-label="Precio".*?<\/aside>/s.exec(html)?.[0] ?? '';

describe.each(['QpOnlineSale', 'QpMixSale', 'ExecutiveEmployee'])('what nobody of the family can have, sold by %s', (channel) => {
  const nobody = soldTo(false, channel);

  it('is asked about and not bought on its page, where the family can be changed', async () => {
    const box = boxOf(await htmlAt(item.url, nobody));
    expect(box).toContain('Sin precio para tu familia');
    expect(box).toMatch(new RegExp(`<a [^>]*href="${item.url}/Solicitar"[^>]*>Preguntar a un ejecutivo</a>`));
    expect(box).not.toMatch(/>(Contratar|Solicitar)</);
    expect(box).toContain('Cambiar mi perfil');
  });

  it('is asked about in its request, which speaks of no purchase', async () => {
    const html = await htmlAt(`${item.url}/Solicitar`, nobody);
    expect(html).toMatch(/<h1[^>]*>Solicitar más información<\/h1>/);
    expect(html).not.toMatch(/en línea/);
  });
});

it('what somebody can have is bought or asked for as ever', async () => {
  expect(boxOf(await htmlAt(item.url, soldTo(true, 'QpOnlineSale')))).toMatch(/>Contratar<\/a>/);
  expect(boxOf(await htmlAt(item.url, soldTo(true, 'ExecutiveEmployee')))).toMatch(/>Solicitar<\/a>/);
  expect(await htmlAt(`${item.url}/Solicitar`, soldTo(true, 'QpOnlineSale'))).toMatch(/<h1[^>]*>Contratar en línea<\/h1>/);
});

it.each([
  ['purchase', true],
  ['payment', true],
  ['purchase', false],
] as const)('the address of its %s leads to the request: %s where nobody can have it', async (name, isForNobody) => {
  const page = await pageAt(href(name, { product: item.productCode }), soldTo(!isForNobody, 'QpMixSale'));
  const isRedirected = page.kind !== 'html' && page.response.headers.get('location') === `${item.url}/Solicitar`;
  expect(isRedirected).toBe(isForNobody);
});
