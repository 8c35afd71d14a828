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
    noLink: 'Abra o link do email em que confirmamos sua solicitação: assim sabemos de qual você fala.',
    badLink:
      'Este link não vale. Pode ter sido cortado, ou a solicitação não existe mais: abra-o de novo a partir do email. Se não resultar, escreva para {{email}}.',
    contact: 'Ir para contato',
  }),
];
