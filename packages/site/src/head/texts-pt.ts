import { translationOf } from '../texts/translations.ts';
import { headTexts } from './texts.ts';

export const translations = [
  translationOf(headTexts, {
    feed: 'Artigos novos da {{brand}}',
    home: 'Início',
    imageText: '{{brand}}: compare a saúde da sua família pelo preço real',
  }),
];
