import { translationOf } from '../../texts/translations.ts';
import { paymentTexts } from './payment-texts.ts';

export const translations = [
  translationOf(paymentTexts, {
    once: 'Paga-se uma única vez.',
    'every.daily': 'Paga-se todos os dias.',
    'every.weekly': 'Paga-se toda semana.',
    'every.biweekly': 'Paga-se a cada duas semanas.',
    'every.threefortnights': 'Paga-se a cada três quinzenas.',
    months_one: 'Paga-se todo mês: {{payments}} pagamentos por ano.',
    months_other: 'Paga-se a cada {{count}} meses: {{payments}} pagamentos por ano.',
    year: 'Paga-se uma vez por ano.',
  }),
];
