import { translationOf } from '../../texts/translations.ts';
import { figureTexts } from './figure-texts.ts';

export const translations = [
  translationOf(figureTexts, { score: 'Pontuação', affinity: 'Afinidade', points: 'Pontos', none: 'sem dado' }),
];
