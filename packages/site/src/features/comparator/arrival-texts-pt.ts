import { translationOf } from '../../texts/translations.ts';
import { arrivalTexts } from './arrival-texts.ts';

export const translations = [
  translationOf(arrivalTexts, {
    planNotFound: 'Não encontramos esse plano',
    planNotFoundNext: 'Aqui estão os planos que você pode comparar hoje.',
  }),
];
