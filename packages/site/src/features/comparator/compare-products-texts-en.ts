import { translationOf } from '../../texts/translations.ts';
import { compareProductsTexts } from './compare-products-texts.ts';

export const translations = [
  translationOf(compareProductsTexts, {
    title: 'Compare plans and insurance',
    lead: 'Choose two or three from a list or in their details and see them side by side, with their price and what they cover.',
    chosen: 'What you have chosen',
    goOn_one: 'Compare {{count}} from {{comparator}}',
    goOn_other: 'Compare {{count}} from {{comparator}}',
    where: 'What do you want to compare?',
  }),
];
