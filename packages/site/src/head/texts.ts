import { defineTexts } from '../texts/texts.ts';

export const headTexts = defineTexts('head', {
  home: 'Inicio',
  imageText: '{{brand}}: compara la salud de tu familia por su precio real',
});
