import { defineTexts } from '../texts/texts.ts';

export const cardTexts = defineTexts('tarjetas-de-producto', {
  priceOnRequest: 'Precio según tu perfil',
  for: 'Precios para {{who}}',
  forExample: 'Precios para una familia de ejemplo: {{who}}',
});
