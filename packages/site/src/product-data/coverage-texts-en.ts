import { translationOf } from '../texts/translations.ts';
import { coverageAmountTexts } from './coverage-texts.ts';

export const translations = [
  translationOf(coverageAmountTexts, {
    range: '{{low}} to {{high}}',
    withFonasa: '{{share}} with Fonasa',
    withIsapre: '{{share}} with an isapre',
    copay: 'Copay of {{amount}}',
    outOfPocket: 'You pay up to {{amount}}',
    noCap: 'No limit',
    notCovered: 'Not covered',
    'per.yearly_top': '{{amount}} per year',
    'per.monthly_top': '{{amount}} per month',
    'per.weekly_top': '{{amount}} per week',
    'per.daily_top': '{{amount}} per day',
    'per.top_amount': '{{amount}} per event',
    'per.max_coverage': '{{amount}} in total',
  }),
];
