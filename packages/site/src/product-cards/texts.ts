import { defineTexts } from '../texts/texts.ts';

export const cardTexts = defineTexts('tarjetas-de-producto', {
  priceOnRequest: 'Precio según tu perfil',
  example: 'Perfil de ejemplo. {{who}}',
  plansOf: 'Planes de isapre',
  atClinic: 'Aquí cubre {{hospital}} en hospital y {{ambulatory}} en consultas',
  atClinicUnknown: 'Está en su red; cuánto cubre aquí, no informado',
});
