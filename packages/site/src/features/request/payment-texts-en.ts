import { translationOf } from '../../texts/translations.ts';
import { paymentTexts } from './payment-texts.ts';

export const translations = [
  translationOf(paymentTexts, {
    once: 'You pay once.',
    'every.daily': 'You pay every day.',
    'every.weekly': 'You pay every week.',
    'every.biweekly': 'You pay every two weeks.',
    'every.threefortnights': 'You pay every three half-months.',
    months_one: 'You pay every month: {{payments}} payments a year.',
    months_other: 'You pay every {{count}} months: {{payments}} payments a year.',
    year: 'You pay once a year.',
  }),
];
