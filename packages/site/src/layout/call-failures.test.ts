import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { sampleDetail, sampleQuotedPrice } from '../testing/sample-answers.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';

const uf = { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' } as const;
const answers = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  getIsaprePlan: { data: sampleDetail },
  calculatePrice: { data: { ...sampleQuotedPrice, ufDate: uf.fecha } },
  getUf: { data: uf },
};
const { profile } = sampleQuotedPrice.quote.inputs;

/** A page without the answer to one call, as status and text. */
async function pageWithout(call: keyof typeof answers | null, path: string) {
  const { [call ?? 'none']: _left, ...given }: Partial<typeof answers> & { none?: never } = answers;
  const page = await renderTestPage(path, fakeTransport(given), { profile });
  if (page.kind !== 'html') throw new Error('expected a page');
  const text = page.html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: page.status, text };
}

const comparator = comparators[0]!;
const product = href('isaprePlan', { organization: 'Cruz-Blanca', plan: 'MSP-9026' });

describe('a page says what the client says of a call that failed to the end', () => {
  it.each([
    ['C8-07', 'the first page', 'listComparators', '/', 503, 'Error al obtener los comparadores Reintentar'],
    ['C8-07', 'a comparator', 'listComparators', comparator.url, 503, 'Error al obtener los comparadores Puede ser tu conexión'],
    ['C8-06', 'a product', 'calculatePrice', product, 200, 'Error al obtener el precio del producto para el perfil Reintentar'],
    ['C8-01', 'a product', 'getUf', product, 200, 'Error al obtener el valor de la UF.'],
  ] as const)('%s %s without %s', async (_row, _page, call, path, status, said) => {
    const without = await pageWithout(call, path);
    expect(without.status).toBe(status);
    expect(without.text).toContain(said);
    expect((await pageWithout(null, path)).text).not.toContain('Error al obtener');
  });
});
