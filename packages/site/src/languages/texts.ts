import { defineTexts } from '../texts/texts.ts';

export const languageTexts = defineTexts('idiomas', {
  choose: 'Elegir idioma',
  language: 'Idioma',
});
