import { translationOf } from '../../texts/translations.ts';
import { aboutTexts } from './about-texts.ts';

export const translations = [
  translationOf(aboutTexts, { benefits: 'Why compare them here', questions: 'Frequently asked questions' }),
];
