import { translationOf } from '../texts/translations.ts';
import { pictureTexts } from './texts.ts';

export const translations = [
  translationOf(pictureTexts, {
    missing: 'Image not found',
  }),
];
