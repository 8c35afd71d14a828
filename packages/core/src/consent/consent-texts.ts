import type { Language } from '../editions/language.ts';

type Sentences = Readonly<Record<Language, string>>;

/** What was shown, by version: kept as long as a consent given by it is. */
export const consentTexts = {
  '2026-11': {
    request: {
      es: 'Usamos tus datos sólo para responder esta solicitud y para lo que marques.',
      en: 'We use your details only to answer this request and for what you tick.',
      pt: 'Usamos os seus dados só para responder a esta solicitação e para o que você marcar.',
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
      es: 'Pueden entregar mis datos de contacto a {{recipient}} para que me escriba o llame por este producto.',
      en: 'You may give my contact details to {{recipient}} so that it writes or calls me about this product.',
      pt: 'Podem entregar meus dados de contato a {{recipient}} para que me escreva ou ligue por este produto.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Sentences>>>>;
