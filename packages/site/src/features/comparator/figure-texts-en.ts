import { translationOf } from '../../texts/translations.ts';
import { figureTexts } from './figure-texts.ts';

export const translations = [
  translationOf(figureTexts, { score: 'Score', affinity: 'Affinity', points: 'Points', none: 'no data' }),
];
