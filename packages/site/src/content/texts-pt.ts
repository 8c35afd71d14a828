import { translationOf } from '../texts/translations.ts';
import { contentTexts } from './texts.ts';

export const translations = [
  translationOf(contentTexts, {
    compare: 'Comparar {{products}}',
    updated: 'Atualizado em {{day}}',
    failed: 'Não foi possível trazer este texto.',
    failedNext: 'Recarregue a página em um momento.',
  }),
];
