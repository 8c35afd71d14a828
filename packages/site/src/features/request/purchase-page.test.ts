import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const named = { product: sampleDetail.item.productCode };
const card = { name: 'tdc' as const, displayName: 'Tarjeta de crédito', prepaid: false };
const info = { provider: null, flow: 'one_time' as const, timing: null, frequency: null };
const base = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  getInsurance: { data: sampleDetail },
  getUf: { data: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' as const } },
};
const paid = {
  ...base,
  getPaymentInfo: { data: { ...info, paymentInfoResponse: { paymentMethods: [card, { ...card, prepaid: true }] } } },
};

async function pageAt(
  path: string,
  answers: Parameters<typeof fakeTransport>[0] = paid,
  given: Parameters<typeof renderTestPage>[2] = {},
) {
  const page = await renderTestPage(path, fakeTransport(answers), given);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  const text = page.html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { ...page, text };
}

describe('the purchase of a product', () => {
  it('B9-38 B1-13 says that contracting takes about five minutes', async () => {
    expect((await pageAt(href('purchase', named))).text).toContain('Contratar toma unos 5 minutos.');
  });

  it.each([
    ['t', 'Tarjeta de crédito o de débito', 'Credit or debit card'],
    ['tdd', 'Tarjeta de débito', 'Debit card'],
    ['tdc', 'Tarjeta de crédito', 'Credit card'],
    ['transfer', 'Transferencia bancaria', 'Bank transfer'],
    ['transfer_non_automated', 'Transferencia con comprobante', 'Transfer with receipt'],
  ] as const)('B9-35 a payment by %s is called %s, and %s in English', async (name, spanish, english) => {
    const method = { name, displayName: 'Otro nombre', prepaid: false };
    const answers = { ...paid, getPaymentInfo: { data: { ...info, paymentInfoResponse: { paymentMethods: [method] } } } };
    const chile = await pageAt(href('payment', named), answers);
    expect(chile.text).toContain(`Puedes pagar con: ${spanish} Volver`);
    const abroad = await pageAt(href('payment', named), answers, { edition: editionOf('international'), language: 'en' });
    expect(abroad.text).toContain(`You can pay with: ${english} Go back`);
  });

  it.each([
    [{ frequency: 'quarterly' }, 'Se paga cada 3 meses: 4 pagos al año.'],
    [{ frequency: 'fourmonths' }, 'Se paga cada 4 meses: 3 pagos al año.'],
    [{ frequency: 'monthly' }, 'Se paga cada mes: 12 pagos al año.'],
    [{ frequency: 'yearly' }, 'Se paga una vez al año.'],
    [{ frequency: 'threefortnights' }, 'Se paga cada tres quincenas.'],
    [{ frequency: 'unlimited' }, null],
    [{ flow: 'one_time', frequency: 'monthly' }, 'Se paga una sola vez.'],
  ] as const)('C9-49 C9-50 of a payment of %j says how often it is paid: %s', async (change, said) => {
    const payment = { ...info, flow: 'subscription' as const, ...change };
    const answers = { ...paid, getPaymentInfo: { data: { ...payment, paymentInfoResponse: { paymentMethods: [card] } } } };
    const { text } = await pageAt(href('payment', named), answers);
    expect(/Se paga [^.]*\./.exec(text)?.[0] ?? null).toBe(said);
  });

  it('A2.2-051: is its request with it chosen, kept out of search engines', async () => {
    const { status, html, text } = await pageAt(href('purchase', named));
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain('Contratar Max Salud 90');
    expect(text).toContain('La compra en línea se completa con un ejecutivo por ahora.');
    expect(html).toContain('data-product-code="MSP-9026"');
    expect(html).toContain('noindex');
    expect(text).not.toContain('Tarjeta de crédito');
    expect(html).toContain(`href="${href('payment', named)}"`);
  });

  it("A2.2-052, A2.2-054, B2.11-14: at the payment's address shows how it is paid beside it", async () => {
    const { text } = await pageAt(href('payment', named));
    expect(text).toContain('Contratar Max Salud 90');
    expect(text).toContain('Puedes pagar con: Tarjeta de crédito Tarjeta de crédito de prepago');
  });

  it('says so where nothing is paid here, and where that cannot be told', async () => {
    const none = { ...base, getPaymentInfo: { data: { ...info, paymentInfoResponse: { paymentMethods: [] } } } };
    expect((await pageAt(href('payment', named), none)).text).toContain('no se paga en línea');
    expect((await pageAt(href('payment', named), base)).text).toContain('No pudimos traer los medios de pago.');
  });

  it('of an unknown product is no page', async () => {
    expect((await pageAt(href('purchase', { product: 'X' }), { getSite: base.getSite })).status).toBe(404);
  });
});
