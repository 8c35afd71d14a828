import { translationOf } from '../../texts/translations.ts';
import { aboutTexts } from './about-texts.ts';

export const translations = [
  translationOf(aboutTexts, {
    benefits: 'O que você ganha ao comparar aqui',
    questions: 'Perguntas frequentes',
    categories: 'Outras coisas que você pode comparar',
  }),
];
