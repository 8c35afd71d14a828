import { defineTexts } from '../texts/texts.ts';

/** What leads to the form of a request over a product's page. */
export const triggerTexts = defineTexts('solicitar-informacion', {
  more: 'Solicitar más información',
  doubts: '¿Te quedan dudas?',
  doubtsText: 'Un ejecutivo te responde por el medio que elijas. Sigues en esta página.',
});
