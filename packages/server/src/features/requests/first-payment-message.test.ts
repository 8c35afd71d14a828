import { editionOf, type Language } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { mailText } from '../../platform/messages/mail-text.ts';
import { firstPaymentContent, type ClosedRequest } from './first-payment-message.ts';
import { sampleExecutive, sampleQuote } from './testing/sample-quote.ts';

const international = editionOf('international');

const closed = (language: Language, change: Partial<ClosedRequest> = {}): ClosedRequest => ({
  lead: { firstName: 'Ana', subject: null },
  quote: sampleQuote,
  isPriceSure: true,
  way: null,
  executive: sampleExecutive,
  language,
  consentsUrl: 'https://cotejo.example/Consentimientos',
  ...change,
});

function textOf(data: ClosedRequest): string {
  const { language } = data;
  return mailText(firstPaymentContent(data, international), { edition: international, language, stopUrl: null });
}

describe('the mail about a first payment', () => {
  it.each([
    [
      'es',
      'Tu primer pago: Global Care',
      [
        'La contratación de Global Care quedó cerrada.',
        'Tu primer pago es por el precio que te cotizamos, US$ 1,235 al mes, salvo que tu contrato diga otra cosa, como con una promoción. Tienes una suscripción activa: los pagos se cobran en forma automática. El primer pago lo cobra Ocean, no nosotros.',
        'Si tienes dudas sobre el pago, pregúntale a Carolina Soto: +56 2 2345 6789, csoto@cotejo.example.',
      ],
    ],
    [
      'en',
      'Your first payment: Global Care',
      [
        'Your contract for Global Care is concluded.',
        'Your first payment is the price we quoted you, US$ 1,235 a month, unless your contract says otherwise, as with a promotion. You have an active subscription: payments are charged automatically. The first payment is charged by Ocean, not by us.',
        'If you have questions about the payment, ask Carolina Soto: +56 2 2345 6789, csoto@cotejo.example.',
      ],
    ],
    [
      'pt',
      'Seu primeiro pagamento: Global Care',
      [
        'A contratação de Global Care foi concluída.',
        'Seu primeiro pagamento é o preço que cotamos, US$ 1.235 por mês, a menos que seu contrato diga outra coisa, como em uma promoção. Você tem uma assinatura ativa: os pagamentos são cobrados automaticamente. O primeiro pagamento é cobrado por Ocean, não por nós.',
        'Se tiver dúvidas sobre o pagamento, pergunte a Carolina Soto: +56 2 2345 6789, csoto@cotejo.example.',
      ],
    ],
  ] as const)(
    'says in the language of its person what, how much, how, who charges it and whom to ask: %s',
    (language, subject, paragraphs) => {
      const content = firstPaymentContent(closed(language, { way: 'subscription' }), international);
      expect([content.subject, content.paragraphs]).toEqual([subject, paragraphs]);
      expect(content.rows.map(([, value]) => value).slice(0, 2)).toEqual(['Global Care, Ocean', 'OCE-1']);
      const text = textOf(closed(language, { way: 'subscription' }));
      for (const part of [...paragraphs, 'https://cotejo.example/Consentimientos']) {
        expect(text.replaceAll('\u00a0', ' ')).toContain(part);
      }
    },
  );

  it.each([
    ['single', 'Es un pago único, por la web.'],
    ['transfer', 'Se paga por transferencia y no es automático: la haces tú.'],
  ] as const)('says how it is paid where that was said: %s', (way, said) => {
    expect(textOf(closed('es', { way }))).toContain(said);
    expect(textOf(closed('es'))).not.toMatch(/suscripción|único|transferencia/);
  });

  it('says no amount that its person was not quoted: of no quote, of an example, of no price, or one of several', () => {
    const { quote } = closed('es');
    if (quote === null) throw new Error('the example has a quote');
    const without = [
      closed('es', { quote: { ...quote, profile: { cotizante: [{ edad: 27 }], ingresodatos: false } } }),
      closed('es', { quote: { ...quote, total: null } }),
      closed('es', { isPriceSure: false }),
      closed('es', { quote: null, lead: { firstName: 'Ana', subject: 'Salud internacional' } }),
    ];
    expect(textOf(closed('es'))).toContain('Precio cotizado: US$\u00a01,235 al mes');
    for (const data of without) expect(textOf(data)).not.toMatch(/1,235|precio|a confirmar/i);
  });

  it('names no product, company or executive that is not known', () => {
    const content = firstPaymentContent(closed('es', { quote: null, executive: null }), international);
    expect(content).toMatchObject({
      subject: 'Tu primer pago',
      paragraphs: ['La contratación quedó cerrada.', 'El primer pago lo cobra la compañía, no nosotros.'],
      rows: [],
    });
  });
});
