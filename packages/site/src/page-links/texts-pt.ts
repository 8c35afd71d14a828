import { translationOf } from '../texts/translations.ts';
import { pageLinkTexts } from './texts.ts';

export const translations = [
  translationOf(pageLinkTexts, {
    pages: 'Páginas de resultados',
    previous: 'Anterior',
    next: 'Próxima',
    pageOf: 'Página {{page}} de {{pages}}',
  }),
];
