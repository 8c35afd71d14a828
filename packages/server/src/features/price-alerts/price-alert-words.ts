import type { Language } from '@cotejo/core/editions';

/** What an alert of a price says, in a language. */
export interface PriceAlertWords {
  readonly subject: Readonly<Record<'up' | 'down' | 'gone', (product: string) => string>>;
  readonly heading: Readonly<Record<'up' | 'down' | 'gone', (name: string) => string>>;
  readonly changed: (product: string, before: string, now: string) => string;
  readonly gone: (product: string) => string;
  readonly labels: Readonly<Record<'product' | 'code' | 'before' | 'now' | 'difference', string>>;
  /** An amount at today's rate, to stand behind the one in UF or dollars. */
  readonly today: (amount: string) => string;
  /** Stand behind a difference. */
  readonly up: string;
  readonly down: string;
  readonly see: string;
  readonly compare: string;
  readonly closing: string;
  readonly consents: string;
}

const byLanguage: Readonly<Record<Language, PriceAlertWords>> = {
  es: {
    subject: {
      up: (product) => `Subió el precio de ${product}`,
      down: (product) => `Bajó el precio de ${product}`,
      gone: (product) => `${product} ya no se vende`,
    },
    heading: {
      up: (name) => `${name}, subió un precio que sigues`,
      down: (name) => `${name}, bajó un precio que sigues`,
      gone: (name) => `${name}, un producto que sigues ya no se vende`,
    },
    changed: (product, before, now) => `${product} pasó de ${before} a ${now}, para las mismas personas que nos dijiste.`,
    gone: (product) => `${product} ya no está a la venta, así que no te avisaremos más de su precio. Puedes comparar otros.`,
    labels: { product: 'Producto', code: 'Código', before: 'Antes', now: 'Ahora', difference: 'Diferencia' },
    today: (amount) => `${amount} con el valor de hoy`,
    up: 'más',
    down: 'menos',
    see: 'Ver el producto',
    compare: 'Comparar otros',
    closing: 'Te avisamos porque lo pediste con tu solicitud: como máximo una vez cada siete días.',
    consents: 'Mira o retira lo que aceptaste',
  },
  en: {
    subject: {
      up: (product) => `The price of ${product} went up`,
      down: (product) => `The price of ${product} went down`,
      gone: (product) => `${product} is not sold any more`,
    },
    heading: {
      up: (name) => `${name}, a price you follow went up`,
      down: (name) => `${name}, a price you follow went down`,
      gone: (name) => `${name}, a product you follow is not sold any more`,
    },
    changed: (product, before, now) => `${product} went from ${before} to ${now}, for the same people you told us of.`,
    gone: (product) =>
      `${product} is not on sale any more, so we will not write to you about its price again. You can compare others.`,
    labels: { product: 'Product', code: 'Code', before: 'Before', now: 'Now', difference: 'Difference' },
    today: (amount) => `${amount} at today's value`,
    up: 'more',
    down: 'less',
    see: 'See the product',
    compare: 'Compare others',
    closing: 'We tell you because you asked for it with your request: at most once in seven days.',
    consents: 'See or take back what you accepted',
  },
  pt: {
    subject: {
      up: (product) => `O preço de ${product} subiu`,
      down: (product) => `O preço de ${product} baixou`,
      gone: (product) => `${product} não está mais à venda`,
    },
    heading: {
      up: (name) => `${name}, um preço que você acompanha subiu`,
      down: (name) => `${name}, um preço que você acompanha baixou`,
      gone: (name) => `${name}, um produto que você acompanha não está mais à venda`,
    },
    changed: (product, before, now) => `${product} passou de ${before} para ${now}, para as mesmas pessoas que você nos disse.`,
    gone: (product) => `${product} não está mais à venda, então não avisaremos mais do preço. Você pode comparar outros.`,
    labels: { product: 'Produto', code: 'Código', before: 'Antes', now: 'Agora', difference: 'Diferença' },
    today: (amount) => `${amount} com o valor de hoje`,
    up: 'a mais',
    down: 'a menos',
    see: 'Ver o produto',
    compare: 'Comparar outros',
    closing: 'Avisamos porque você pediu com a sua solicitação: no máximo uma vez a cada sete dias.',
    consents: 'Veja ou retire o que você aceitou',
  },
};

/** The words of an alert in a language. */
export function priceAlertWordsIn(language: Language): PriceAlertWords {
  return byLanguage[language];
}
