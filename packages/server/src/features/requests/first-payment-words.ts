import type { Language } from '@cotejo/core/editions';
import type { PaymentWay } from '@cotejo/core/first-payment';

/** What is told of a first payment, in a language. `product` is '' where it is not known which one was contracted. */
export interface FirstPaymentWords {
  readonly subject: (product: string) => string;
  readonly heading: (name: string) => string;
  readonly closed: (product: string) => string;
  /** What the first payment is, where the person has a price of their own. */
  readonly price: (price: string) => string;
  readonly ways: Readonly<Record<PaymentWay, string>>;
  /** Who charges it; '' where that is not known by name. */
  readonly charges: (organization: string) => string;
  /** Whom to ask. */
  readonly ask: (executive: { readonly name: string; readonly phone: string; readonly email: string }) => string;
  readonly closing: string;
}

/** ': Plan', or nothing. */
function after(mark: string, text: string): string {
  return text && `${mark}${text}`;
}

const byLanguage: Readonly<Record<Language, FirstPaymentWords>> = {
  es: {
    subject: (product) => `Tu primer pago${after(': ', product)}`,
    heading: (name) => `${name}, tu contratación está completa`,
    closed: (product) => `La contratación${after(' de ', product)} quedó cerrada.`,
    price: (price) =>
      `Tu primer pago es por el precio que te cotizamos, ${price}, salvo que tu contrato diga otra cosa, como con una promoción.`,
    ways: {
      subscription: 'Tienes una suscripción activa: los pagos se cobran en forma automática.',
      single: 'Es un pago único, por la web.',
      transfer: 'Se paga por transferencia y no es automático: la haces tú.',
    },
    charges: (organization) => `El primer pago lo cobra ${organization || 'la compañía'}, no nosotros.`,
    ask: ({ name, phone, email }) => `Si tienes dudas sobre el pago, pregúntale a ${name}: ${phone}, ${email}.`,
    closing: 'Te lo contamos una sola vez, por la solicitud que nos enviaste.',
  },
  en: {
    subject: (product) => `Your first payment${after(': ', product)}`,
    heading: (name) => `${name}, your contract is complete`,
    closed: (product) => `Your contract${after(' for ', product)} is concluded.`,
    price: (price) =>
      `Your first payment is the price we quoted you, ${price}, unless your contract says otherwise, as with a promotion.`,
    ways: {
      subscription: 'You have an active subscription: payments are charged automatically.',
      single: 'It is a single payment, made online.',
      transfer: 'It is paid by bank transfer and is not automatic: you make the transfer yourself.',
    },
    charges: (organization) => `The first payment is charged by ${organization || 'the company'}, not by us.`,
    ask: ({ name, phone, email }) => `If you have questions about the payment, ask ${name}: ${phone}, ${email}.`,
    closing: 'We tell you only once, about the request you sent us.',
  },
  pt: {
    subject: (product) => `Seu primeiro pagamento${after(': ', product)}`,
    heading: (name) => `${name}, sua contratação está completa`,
    closed: (product) => `A contratação${after(' de ', product)} foi concluída.`,
    price: (price) =>
      `Seu primeiro pagamento é o preço que cotamos, ${price}, a menos que seu contrato diga outra coisa, como em uma promoção.`,
    ways: {
      subscription: 'Você tem uma assinatura ativa: os pagamentos são cobrados automaticamente.',
      single: 'É um pagamento único, pela internet.',
      transfer: 'O pagamento é por transferência e não é automático: quem a faz é você.',
    },
    charges: (organization) => `O primeiro pagamento é cobrado por ${organization || 'quem oferece o produto'}, não por nós.`,
    ask: ({ name, phone, email }) => `Se tiver dúvidas sobre o pagamento, pergunte a ${name}: ${phone}, ${email}.`,
    closing: 'Avisamos uma única vez, pela solicitação que você nos enviou.',
  },
};

/** The words of a first payment in a language. */
export function firstPaymentWordsIn(language: Language): FirstPaymentWords {
  return byLanguage[language];
}
