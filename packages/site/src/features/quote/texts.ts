import { defineTexts } from '../../texts/texts.ts';

export const quoteTexts = defineTexts('cotizar', {
  title: 'Elige qué quieres cotizar',
  lead: 'Di para quién es y compara. El precio se ve sin dejar tu nombre ni tu teléfono.',
});
