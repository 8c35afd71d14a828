import { defineTexts } from '../texts/texts.ts';

/** Why to compare here (A2.4-32). */
export const reasonTexts = defineTexts('razones', {
  whyUs: 'Por qué comparar con {{project}}',
});
