import { translationOf } from '../texts/translations.ts';
import { contentTexts } from './texts.ts';

export const translations = [
  translationOf(contentTexts, {
    compare: 'Comparar {{products}}',
    updated: 'Atualizado em {{day}}',
    notAsked: 'Sua pergunta não está aqui?',
    askExecutive: 'Escreva a um executivo pelo WhatsApp',
    failed: 'Não foi possível trazer este texto.',
    failedNext: 'Recarregue a página em um momento.',
  }),
];
