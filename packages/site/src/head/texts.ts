import { defineTexts } from '../texts/texts.ts';

export const headTexts = defineTexts('head', {
  feed: 'Artículos nuevos de {{brand}}',
  home: 'Inicio',
  imageText: '{{brand}}: compara la salud de tu familia por su precio real',
});
