import { translationOf } from '../../texts/translations.ts';
import { quoteTexts } from './texts.ts';

export const translations = [
  translationOf(quoteTexts, {
    title: 'Choose what you want a quote for',
    lead: 'Say who it is for and compare. You see the price without giving your name or phone number.',
  }),
];
