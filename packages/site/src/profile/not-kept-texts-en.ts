import { translationOf } from '../texts/translations.ts';
import { notKeptTexts } from './not-kept-texts.ts';

export const translations = [
  translationOf(notKeptTexts, {
    title: 'Your browser is not keeping these answers',
    body: 'They hold until you close or reload this page. This usually happens in a private window or when storage is full.',
  }),
];
