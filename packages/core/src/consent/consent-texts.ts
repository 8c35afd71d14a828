import type { Language } from '../editions/language.ts';

type Sentences = Readonly<Record<Language, string>>;

/** What was shown, by version: kept as long as a consent given by it is. */
export const consentTexts = {
  '2026-11': {
    request: {
      es: 'Usamos tus datos para responder esta solicitud.',
      en: 'We use your details to answer this request.',
      pt: 'Usamos seus dados para responder a este pedido.',
    },
    'price-alerts': {
      es: 'Quiero recibir avisos cuando cambie el precio de este producto. Puedo dejar de recibirlos cuando quiera.',
      en: 'I want to be told when the price of this product changes. I can stop it whenever I like.',
      pt: 'Quero receber avisos quando o preço deste produto mudar. Posso deixar de recebê-los quando quiser.',
    },
    offers: {
      es: 'Quiero que {{recipient}} me envíe ofertas de otros seguros y planes.',
      en: 'I want {{recipient}} to send me offers of other insurance and plans.',
      pt: 'Quero que {{recipient}} me envie ofertas de outros seguros e planos.',
    },
    insurer: {
      es: 'Pueden entregar mi nombre, teléfono y email a {{recipient}} para que me contacte sobre este producto.',
      en: 'You may give my name, phone and email to {{recipient}} so that it contacts me about this product.',
      pt: 'Podem entregar meu nome, telefone e email a {{recipient}} para que entre em contato sobre este produto.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Sentences>>>>;
