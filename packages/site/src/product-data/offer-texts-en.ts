import { translationOf } from '../texts/translations.ts';
import { offerTexts } from './offer-texts.ts';

export const translations = [
  translationOf(offerTexts, {
    title_one: 'Offer',
    title_other: 'Offers',
    soldOut: 'Cyber promotion sold out. Regular price',
    'type.DISCOUNT': 'Discount',
    'type.AGGREGATE': 'Included benefit',
    'type.GIFT_CARD': 'Gift card',
    'type.STOCK': 'Limited places',
    'type.FREE_FIRST_PREMIUM': 'First premium free',
    until: 'Valid until {{day}}.',
    left: '{{count}} left.',
    untilLeft: 'Valid until {{day}}. {{count}} left.',
    note: 'The price we show is the regular one, without the offer. Offers do not change the ranking.',
  }),
];
