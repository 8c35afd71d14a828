import { defineTexts } from '../texts/texts.ts';

/** Ways out of the footer: networks, and the same page for other countries. */
export const footerTexts = defineTexts('pie', {
  networks: 'Síguenos',
  countries: 'En otros países',
  chile: 'Chile',
  peru: 'Perú',
  colombia: 'Colombia',
  international: 'Internacional',
});
