import { translationOf } from '../texts/translations.ts';
import { wayTexts } from './way-texts.ts';

export const translations = [
  translationOf(wayTexts, {
    youAreIn: 'You are in',
  }),
];
