import { defineTexts } from '../texts/texts.ts';

export const pageLinkTexts = defineTexts('paginas', {
  pages: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: 'Página {{page}} de {{pages}}',
});
