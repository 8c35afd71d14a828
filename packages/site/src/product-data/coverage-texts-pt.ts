import { translationOf } from '../texts/translations.ts';
import { coverageAmountTexts } from './coverage-texts.ts';

export const translations = [
  translationOf(coverageAmountTexts, {
    range: '{{low}} a {{high}}',
    withFonasa: '{{share}} com Fonasa',
    withIsapre: '{{share}} com isapre',
    copay: 'Coparticipação de {{amount}}',
    outOfPocket: 'Você paga até {{amount}}',
    noCap: 'Sem limite',
    notCovered: 'Não cobre',
    'per.yearly_top': '{{amount}} por ano',
    'per.monthly_top': '{{amount}} por mês',
    'per.weekly_top': '{{amount}} por semana',
    'per.daily_top': '{{amount}} por dia',
    'per.top_amount': '{{amount}} por evento',
    'per.max_coverage': '{{amount}} no total',
  }),
];
