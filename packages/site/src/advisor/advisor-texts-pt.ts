import { translationOf } from '../texts/translations.ts';
import { advisorTexts } from './advisor-texts.ts';

export const translations = [
  translationOf(advisorTexts, {
    question: 'Um consultor recomendou você?',
    questionText: 'Escreva o e-mail dele e nós o lembramos neste navegador.',
    known: 'Recomendado por {{name}}.',
    open: 'Informar o e-mail',
    share: 'Compartilhar link',
    copied: 'Link copiado.',
    notCopied: 'Não foi possível copiar: {{address}}',
    title: 'E-mail do consultor',
    email: 'E-mail',
    empty: 'Escreva o e-mail do seu consultor.',
    next: 'Seguinte',
    searching: 'Procurando…',
    close: 'Fechar',
    greeting: 'Olá, você está com',
    welcome: 'Damos as boas-vindas em nome dele.',
    welcomeKept: 'O nome fica acima em cada página.',
    portal: 'Ir ao portal de clientes',
    messageTitle: 'O que lembramos',
    message: 'Lembramos o seu consultor por 30 dias, neste navegador. Ele não vê o que você faz no site.',
    messageForGood: 'Lembramos o seu consultor neste navegador até você informar outro. Ele não vê o que você faz no site.',
    messageNotKept: 'O seu navegador não guarda dados: lembramos o seu consultor até você sair desta página.',
    'Asesor-not-foud': 'Não encontramos um consultor com esse e-mail. Confira se está bem escrito e tente outra vez.',
    again: 'Tentar outra vez',
  }),
];
