import { translationOf } from '../texts/translations.ts';
import { productDataTexts } from './texts.ts';

export const translations = [
  translationOf(productDataTexts, {
    until: 'Valid until {{day}}.',
    assumes: 'This price assumes:',
    parts: 'Parts of the score',
    what: 'What we look at',
    weight: 'Weight',
    weightOf: '{{percentage}}%',
    points: 'Points',
  }),
];
