import { translationOf } from '../texts/translations.ts';
import { cardTexts } from './texts.ts';

export const translations = [
  translationOf(cardTexts, {
    priceOnRequest: 'Preço conforme seu perfil',
    example: 'Perfil de exemplo.',
    'own.people': 'Ver os preços para a sua família',
    'own.pets': 'Ver os preços para os seus animais',
    'own.company': 'Ver os preços para a sua empresa',
    'own.journey': 'Ver os preços para a sua viagem',
    plansOf: 'Planos de isapre',
    atClinic: 'Aqui cobre {{hospital}} em hospital e {{ambulatory}} em consultas',
    atClinicUnknown: 'Está na sua rede; quanto cobre aqui, não informado',
  }),
];
