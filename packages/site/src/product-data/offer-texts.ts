import { defineTexts } from '../texts/texts.ts';

/** Offers that hold today (docs/decisions/0125-words-of-offers.md). */
export const offerTexts = defineTexts('ofertas', {
  title_one: 'Oferta',
  title_other: 'Ofertas',
  soldOut: 'Promoción Cyber Agotada. Precio normal',
  'type.DISCOUNT': 'Descuento',
  'type.AGGREGATE': 'Beneficio incluido',
  'type.GIFT_CARD': 'Tarjeta de regalo',
  'type.STOCK': 'Cupos limitados',
  'type.FREE_FIRST_PREMIUM': 'Primera prima gratis',
  until: 'Vale hasta el {{day}}.',
  left: 'Quedan {{count}}.',
  untilLeft: 'Vale hasta el {{day}}. Quedan {{count}}.',
  note: 'El precio que mostramos es el normal, sin la oferta. Las ofertas no cambian el orden.',
});
