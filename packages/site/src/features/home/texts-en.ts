import { translationOf } from '../../texts/translations.ts';
import { homeTexts } from './texts.ts';

export const translations = [
  translationOf(homeTexts, {
    title: 'Compare isapres and health insurance by their real price',
    description:
      'Compare isapres and insurance with the price for your family and what each one covers at your clinic. No phone number needed.',
    'description.noClinics':
      'Compare isapres and insurance with the price for your family and what each one covers. No phone number needed.',
    'title.insurance': 'Compare health insurance and plans by their real price',
    'description.insurance':
      'Compare insurance and health plans with the price for your family and what each one covers. No phone number needed.',
    heading: 'Choose your health plan seeing what you would really pay',
    products: 'plans and policies',
    isapres: 'open isapres',
    someOf: '{{compared}} of {{known}}',
    ufOfDay: 'UF on {{day}}',
  }),
];
