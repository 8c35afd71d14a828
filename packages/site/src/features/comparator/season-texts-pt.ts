import { translationOf } from '../../texts/translations.ts';
import { seasonTexts } from './season-texts.ts';

export const translations = [
  translationOf(seasonTexts, {
    until: 'Até {{day}}. A ordem é a de sempre: por pontuação.',
    see: 'Ver a lista de sempre',
    seeSeason: 'Ver a página da temporada',
    read: 'Ler mais no blog',
    over: 'Esta temporada terminou. Os seguros continuam aqui, com o preço de hoje.',
  }),
];
