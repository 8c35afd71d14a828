import { translationOf } from '../texts/translations.ts';
import { footerTexts } from './footer-texts.ts';

export const translations = [
  translationOf(footerTexts, {
    networks: 'Siga-nos',
    countries: 'Em outros países',
    chile: 'Chile',
    peru: 'Peru',
    colombia: 'Colômbia',
    international: 'Internacional',
  }),
];
