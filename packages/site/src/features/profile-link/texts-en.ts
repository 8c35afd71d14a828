import { translationOf } from '../../texts/translations.ts';
import { profileLinkTexts } from './texts.ts';

export const translations = [
  translationOf(profileLinkTexts, {
    title: 'Create your profile',
    lead: 'Say who it is for and we show you the prices for that family.',
    incomplete: 'Something is missing from the link. Fill it in here.',
  }),
];
