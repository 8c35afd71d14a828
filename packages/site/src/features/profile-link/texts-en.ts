import { translationOf } from '../../texts/translations.ts';
import { linkFaultTexts, profileLinkTexts } from './texts.ts';

export const translations = [
  translationOf(profileLinkTexts, {
    title: 'Create your profile',
    lead: 'Say who it is for and we show you the prices for that family.',
    incomplete: 'Something is missing from the link. Fill it in here.',
    of: '{{name}}: {{reason}}',
    ofNth: '{{name}} ({{number}}): {{reason}}',
    compare: 'Compare',
  }),
  translationOf(linkFaultTexts, {
    sex: 'Write Femenino or Masculino.',
    yesOrNo: 'Write yes or no.',
    species: 'Write perro (dog) or gato (cat), with its age (perro:3).',
    tooMany: 'There can be at most {{maximum}}.',
    days: 'Write the first and the last day of the trip, which exist and in that order: up to 365 days.',
  }),
];
