import type { Language } from '@cotejo/core/editions';

/** What the reminder that a quote ends says, in a language. */
export interface QuoteExpiryWords {
  readonly subject: (product: string) => string;
  readonly preview: (product: string, day: string) => string;
  readonly heading: (name: string) => string;
  readonly text: (day: string) => string;
  /** Whom to ask while it holds. */
  readonly ask: (executive: { readonly name: string; readonly phone: string; readonly email: string }) => string;
  readonly action: string;
  readonly closing: string;
}

const byLanguage: Readonly<Record<Language, QuoteExpiryWords>> = {
  es: {
    subject: (product) => `Tu cotización vence pronto: ${product}`,
    preview: (product, day) => `El precio que te cotizamos de ${product} vale hasta el ${day}.`,
    heading: (name) => `${name}, tu cotización vence pronto`,
    text: (day) =>
      `El precio que te cotizamos vale hasta el ${day}. Después lo calculamos de nuevo con los valores de ese día, y puede ser otro.`,
    ask: ({ name, phone, email }) => `Si lo quieres a este precio, avísale antes a ${name}: ${phone}, ${email}.`,
    action: 'Ver el producto',
    closing: 'Te lo recordamos una sola vez. Si ya no te interesa, retiras tu solicitud con un botón:',
  },
  en: {
    subject: (product) => `Your quote ends soon: ${product}`,
    preview: (product, day) => `The price we quoted you for ${product} holds until ${day}.`,
    heading: (name) => `${name}, your quote ends soon`,
    text: (day) =>
      `The price we quoted you holds until ${day}. After that we work it out again with the values of the day, and it may be another one.`,
    ask: ({ name, phone, email }) => `If you want it at this price, tell ${name} before then: ${phone}, ${email}.`,
    action: 'See the product',
    closing: 'We remind you only once. If you are not interested any more, one button withdraws your request:',
  },
  pt: {
    subject: (product) => `Sua cotação vence em breve: ${product}`,
    preview: (product, day) => `O preço que cotamos para ${product} vale até ${day}.`,
    heading: (name) => `${name}, sua cotação vence em breve`,
    text: (day) => `O preço que cotamos vale até ${day}. Depois calculamos de novo com os valores do dia, e pode ser outro.`,
    ask: ({ name, phone, email }) => `Se quiser por este preço, avise antes ${name}: ${phone}, ${email}.`,
    action: 'Ver o produto',
    closing: 'Lembramos uma única vez. Se não tiver mais interesse, retire sua solicitação com um botão:',
  },
};

/** The words of the reminder in a language. */
export function quoteExpiryWordsIn(language: Language): QuoteExpiryWords {
  return byLanguage[language];
}
