import { translationOf } from '../texts/translations.ts';
import { cardTexts } from './texts.ts';

export const translations = [
  translationOf(cardTexts, {
    priceOnRequest: 'Preço conforme seu perfil',
    example: 'Perfil de exemplo. {{who}}',
    plansOf: 'Planos de isapre',
    atClinic: 'Aqui cobre {{hospital}} em hospital e {{ambulatory}} em consultas',
    atClinicUnknown: 'Está na sua rede; quanto cobre aqui, não informado',
  }),
];
