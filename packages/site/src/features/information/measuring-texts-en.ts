import { translationOf } from '../../texts/translations.ts';
import { measuringTexts } from './measuring-texts.ts';

export const translations = [
  translationOf(measuringTexts, {
    title: 'Counting visits',
    text: 'We can count which products are looked at, without your profile or your contact details. If you do not let us, we count nothing. May we?',
    accept: 'Accept',
    refuse: 'Not now',
  }),
];
