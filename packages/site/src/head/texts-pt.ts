import { translationOf } from '../texts/translations.ts';
import { headTexts } from './texts.ts';

export const translations = [
  translationOf(headTexts, {
    home: 'Início',
    imageText: '{{brand}}: compare a saúde da sua família pelo preço real',
  }),
];
