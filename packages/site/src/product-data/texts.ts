import { defineTexts } from '../texts/texts.ts';

/** What stands beside a product's price and score on each of its pages. */
export const productDataTexts = defineTexts('datos-de-producto', {
  until: 'Vale hasta el {{day}}.',
  assumes: 'Este precio supone:',
  parts: 'Partes del puntaje',
  what: 'Qué miramos',
  weight: 'Peso',
  weightOf: '{{percentage}} %',
  points: 'Puntos',
});
