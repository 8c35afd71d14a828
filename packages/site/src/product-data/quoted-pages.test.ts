import type { Transport } from '@cotejo/contract/client';
import { href } from '@cotejo/contract/paths';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { sampleDetail, sampleQuotedPrice } from '../testing/sample-answers.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';

const plan = { organization: 'Cruz-Blanca', plan: 'MSP-9026' };
const pages = [
  ['product', href('isaprePlan', plan)],
  ['request', href('isaprePlanRequest', plan)],
] as const;
const answers = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  getIsaprePlan: { data: sampleDetail },
};

/** A page of the visitor's own profile, as text. */
async function textAt(path: string, price: QuotedPrice | null): Promise<string> {
  const network = fakeTransport(price ? { ...answers, calculatePrice: { data: price } } : answers);
  const { profile } = sampleQuotedPrice.quote.inputs;
  const page = await renderTestPage(path, network, { profile });
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function quotedWith(quote: Partial<QuotedPrice['quote']>): QuotedPrice {
  return { ...sampleQuotedPrice, quote: { ...sampleQuotedPrice.quote, ...quote } };
}

describe.each(pages)('the %s page', (_name, path) => {
  it('says how long the price holds and what it supposes', async () => {
    const text = 'No dijiste tu sexo: usamos Masculino.';
    const said = await textAt(path, quotedWith({ assumptions: [{ kind: 'sex-taken', text }] }));
    expect(said).toContain(`Vale hasta el 9 de diciembre de 2026. Este precio supone: ${text}`);
    expect(await textAt(path, sampleQuotedPrice)).not.toContain('Este precio supone');
  });

  it('says why a price is no promise', async () => {
    const text = 'Este producto no está a la venta hoy.';
    const said = await textAt(path, quotedWith({ expires: null, noPromise: { kind: 'not-on-sale', text } }));
    expect(said).toContain(text);
    expect(said).not.toContain('Vale hasta');
  });
});

it.each([
  ['a partner', { enPareja: true, cotizante: [{ edad: 34 }, { edad: 33 }], cargas: [] }],
  ['dependants', { cotizante: [{ edad: 34 }], cargas: [{ edad: 5 }] }],
])('A5-14 the price is asked for with %s, once', async (_who, people) => {
  const profile = { ...sampleQuotedPrice.quote.inputs.profile, ...people };
  const asked: string[] = [];
  const answering = fakeTransport({ ...answers, calculatePrice: { data: sampleQuotedPrice } });
  const transport: Transport = async (request) => {
    if (request.url.includes('/calculatePrice')) asked.push(request.body ?? '');
    return answering(request);
  };
  await renderTestPage(pages[0][1], transport, { profile });
  expect(asked.map((body) => (JSON.parse(body) as { profile: object }).profile)).toMatchObject([people]);
});

it('C8-06 the product page stands without the price for the profile, says so and offers to ask again', async () => {
  const said = await textAt(pages[0][1], null);
  expect(said).toContain('Error al obtener el precio del producto para el perfil Reintentar');
  expect(said).toContain('Coberturas');
  expect(said).not.toContain('Solicitar');
});
