import { translationOf } from '../texts/translations.ts';
import { languageTexts } from './texts.ts';

export const translations = [
  translationOf(languageTexts, {
    choose: 'Escolher o idioma',
    language: 'Idioma',
  }),
];
