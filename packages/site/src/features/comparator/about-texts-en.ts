import { translationOf } from '../../texts/translations.ts';
import { aboutTexts } from './about-texts.ts';

export const translations = [
  translationOf(aboutTexts, {
    benefits: 'What you gain by comparing here',
    questions: 'Frequently asked questions',
    categories: 'Other things you can compare',
  }),
];
