import { translationOf } from '../texts/translations.ts';
import { languageTexts } from './texts.ts';

export const translations = [
  translationOf(languageTexts, {
    choose: 'Choose a language',
    language: 'Language',
  }),
];
