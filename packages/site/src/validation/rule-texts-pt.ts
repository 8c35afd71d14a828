import { translationOf } from '../texts/translations.ts';
import { ruleTexts } from './rule-texts.ts';

export const translations = [
  translationOf(ruleTexts, {
    adultMissing: 'Para contratar, quem paga precisa ter {{adult}} anos ou mais.',
    spouseYoung: 'Seu cônjuge precisa ter {{adult}} anos ou mais: confira a idade ou o parentesco.',
    childOlder: 'Seu filho ou filha não pode ser mais velho que você: confira a idade ou o parentesco.',
    grandchildOlder: 'Seu neto ou neta não pode ser mais velho que você: confira a idade ou o parentesco.',
    parentYounger: 'Seu pai ou mãe não pode ser mais novo que você: confira a idade ou o parentesco.',
    fewEmployees: 'Na Colômbia, os planos para empresas são a partir de {{minimum}} funcionários.',
    insurerMissing: 'Escolha a sua EPS.',
    insurerNone: 'Este plano complementa a sua EPS e não a substitui: para contratá-lo você precisa ter uma.',
    departurePassed: 'O dia da partida já passou: escolha hoje ou um dia posterior.',
    homecomingPassed: 'O dia da volta já passou: escolha hoje ou um dia posterior.',
    homecomingEarly: 'A volta não pode ser antes da partida.',
    journeyLong: 'A viagem pode durar até {{maximumDays}} dias: escolha uma volta mais próxima.',
    spouseBesidePartner: 'Você já disse que tem parceiro ou parceira: escolha outro parentesco para este dependente.',
    secondSpouse: 'Só um dos seus dependentes pode ser seu cônjuge: escolha outro parentesco para este.',
    employeesMissing: 'Escreva quantos funcionários são.',
  }),
];
