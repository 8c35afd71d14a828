import { translationOf } from '../../texts/translations.ts';
import { portalTexts } from './texts.ts';

export const translations = [
  translationOf(portalTexts, {
    title: 'Portal do cliente',
    lead: 'Escolha em qual portal você quer continuar.',
    people: 'Pessoas',
    peopleText: 'Suas solicitações, seu contrato e a ajuda do seu consultor.',
    companies: 'Empresas',
    companiesText: 'O seguro dos seus funcionários: entradas, saídas e consultas.',
    enter: 'Entrar',
  }),
];
