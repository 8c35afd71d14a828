import { translationOf } from '../texts/translations.ts';
import { pageLinkTexts } from './texts.ts';

export const translations = [
  translationOf(pageLinkTexts, {
    pages: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    pageOf: 'Page {{page}} of {{pages}}',
  }),
];
