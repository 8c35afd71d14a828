import { translationOf } from '../texts/translations.ts';
import { footerTexts } from './footer-texts.ts';

export const translations = [
  translationOf(footerTexts, {
    networks: 'Follow us',
    countries: 'In other countries',
    chile: 'Chile',
    peru: 'Peru',
    colombia: 'Colombia',
    international: 'International',
  }),
];
