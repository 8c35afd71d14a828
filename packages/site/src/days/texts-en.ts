import { translationOf } from '../texts/translations.ts';
import { dayTexts } from './texts.ts';

export const translations = [
  translationOf(dayTexts, {
    day: '{{month}} {{day}}, {{year}}',
    month1: 'January',
    month2: 'February',
    month3: 'March',
    month4: 'April',
    month5: 'May',
    month6: 'June',
    month7: 'July',
    month8: 'August',
    month9: 'September',
    month10: 'October',
    month11: 'November',
    month12: 'December',
  }),
];
