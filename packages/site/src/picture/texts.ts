import { defineTexts } from '../texts/texts.ts';

export const pictureTexts = defineTexts('imagen', {
  missing: 'Imagen no encontrada',
});
