import { defineTexts } from '../texts/texts.ts';

export const cardTexts = defineTexts('tarjetas-de-producto', {
  priceOnRequest: 'Precio según tu perfil',
  example: 'Perfil de ejemplo.',
  'own.people': 'Ver los precios para tu familia',
  'own.pets': 'Ver los precios para tus mascotas',
  'own.company': 'Ver los precios para tu empresa',
  'own.journey': 'Ver los precios para tu viaje',
  plansOf: 'Planes de isapre',
  atClinic: 'Aquí cubre {{hospital}} en hospital y {{ambulatory}} en consultas',
  atClinicUnknown: 'Está en su red; cuánto cubre aquí, no informado',
});
