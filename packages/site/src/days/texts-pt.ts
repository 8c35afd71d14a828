import { translationOf } from '../texts/translations.ts';
import { dayTexts } from './texts.ts';

export const translations = [
  translationOf(dayTexts, {
    day: '{{day}} de {{month}} de {{year}}',
    month1: 'janeiro',
    month2: 'fevereiro',
    month3: 'março',
    month4: 'abril',
    month5: 'maio',
    month6: 'junho',
    month7: 'julho',
    month8: 'agosto',
    month9: 'setembro',
    month10: 'outubro',
    month11: 'novembro',
    month12: 'dezembro',
  }),
];
