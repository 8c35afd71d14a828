import { translationOf } from '../texts/translations.ts';
import { personCheckTexts } from './texts.ts';

export const translations = [
  translationOf(personCheckTexts, {
    title: 'O sistema acha que você é um robô...',
    reason: 'Sabemos que você é humano, mas o sistema precisa que você clique no botão e tenha um pouco de paciência',
    sorry: '(desculpe o transtorno)',
    'prove.list': 'Sou humano!',
    'prove.results': 'Sou humano!',
    again: 'Tentar de novo',
    withoutScript_one:
      'Sem JavaScript não conseguimos verificar. Deixe esta página aberta: ela recarrega sozinha em {{count}} minuto com o que você pediu.',
    withoutScript_other:
      'Sem JavaScript não conseguimos verificar. Deixe esta página aberta: ela recarrega sozinha em {{count}} minutos com o que você pediu.',
    proving: 'Verificando que você é humano...',
    wait: 'Espere {{seconds}} segundos e tente de novo.',
    failed: 'Não conseguimos verificar. Confira sua conexão e se o navegador aceita cookies, e tente de novo.',
  }),
];
