import { translationOf } from '../texts/translations.ts';
import { productDataTexts } from './texts.ts';

export const translations = [
  translationOf(productDataTexts, {
    until: 'Vale até {{day}}.',
    assumes: 'Este preço supõe:',
    parts: 'Partes da pontuação',
    what: 'O que avaliamos',
    weight: 'Peso',
    weightOf: '{{percentage}}%',
    points: 'Pontos',
  }),
];
