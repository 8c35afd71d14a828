import { translationOf } from '../texts/translations.ts';
import { pictureTexts } from './texts.ts';

export const translations = [
  translationOf(pictureTexts, {
    missing: 'Imagem não encontrada',
  }),
];
