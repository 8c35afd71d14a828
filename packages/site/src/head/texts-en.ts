import { translationOf } from '../texts/translations.ts';
import { headTexts } from './texts.ts';

export const translations = [
  translationOf(headTexts, {
    feed: 'New articles from {{brand}}',
    home: 'Home',
    imageText: '{{brand}}: compare health plans for your family by their real price',
  }),
];
