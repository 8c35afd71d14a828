import { translationOf } from '../texts/translations.ts';
import { offerTexts } from './offer-texts.ts';

export const translations = [
  translationOf(offerTexts, {
    title_one: 'Oferta',
    title_other: 'Ofertas',
    soldOut: 'Promoção Cyber esgotada. Preço normal',
    'type.DISCOUNT': 'Desconto',
    'type.AGGREGATE': 'Benefício incluído',
    'type.GIFT_CARD': 'Cartão-presente',
    'type.STOCK': 'Vagas limitadas',
    'type.FREE_FIRST_PREMIUM': 'Primeiro prêmio grátis',
    until: 'Vale até {{day}}.',
    left: 'Restam {{count}}.',
    untilLeft: 'Vale até {{day}}. Restam {{count}}.',
    note: 'O preço que mostramos é o normal, sem a oferta. As ofertas não mudam a ordem.',
  }),
];
