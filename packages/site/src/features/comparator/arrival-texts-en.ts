import { translationOf } from '../../texts/translations.ts';
import { arrivalTexts } from './arrival-texts.ts';

export const translations = [
  translationOf(arrivalTexts, {
    planNotFound: 'We could not find that plan',
    planNotFoundNext: 'Here are the plans that you can compare today.',
  }),
];
