import { translationOf } from '../../texts/translations.ts';
import { loginTexts } from './texts.ts';

export const translations = [
  translationOf(loginTexts, {
    title: 'Entrar',
    expired: 'Sua sessão expirou. Entre de novo.',
    invalid: 'Não conseguimos verificar o seu acesso.',
    missing: 'Entre para ver esta página.',
    late: 'Demorou demais. Tente outra vez.',
    failed: 'Não conseguimos abrir a sua sessão.',
    noAccounts: 'Ainda não há contas com senha.',
    people: 'Se você já pediu algo ou contratou, escreva ou ligue para nós e vemos isso com você.',
    companies: 'Se a sua empresa deu a você um link de acesso, abra-o: ele leva direto. Se você não tem o link, peça aqui.',
    contact: 'Ir para contato',
    portals: 'Ver os portais',
    back: 'Voltar à página em que você estava',
  }),
];
