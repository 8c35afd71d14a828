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
    howWeCompare: 'How we compare',
    'price.heading': 'Real price',
    'price.claim': 'The same to the end',
    'price.text':
      'Worked out with your family, today’s UF and the rules in force. What you see in the list is what the request says.',
    'price.text.insurance':
      'Worked out with your family and the rules in force. What you see in the list is what the request says.',
    'order.heading': 'Honest ranking',
    'order.claim': 'Nobody pays to come first',
    'order.text': 'We rank by score and show you what it is made of. You can also sort by price.',
    'choice.heading': 'You decide',
    'choice.claim': 'Contact only if you ask for it',
    'choice.text': 'You choose how they write or call. A person answers, with a name and a number.',
  }),
];
