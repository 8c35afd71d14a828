import { defineTexts } from '../../texts/texts.ts';

/** The way to somebody who answers. */
export const helpTexts = defineTexts('comparador-ayuda', {
  help: 'Necesitas ayuda?',
  call: 'Llámanos al {{phone}}',
});
