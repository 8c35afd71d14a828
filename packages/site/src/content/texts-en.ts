import { translationOf } from '../texts/translations.ts';
import { contentTexts } from './texts.ts';

export const translations = [
  translationOf(contentTexts, {
    compare: 'Compare {{products}}',
    updated: 'Updated on {{day}}',
    notAsked: 'Is your question not here?',
    askExecutive: 'Write to an executive on WhatsApp',
    failed: 'We could not get this text.',
    failedNext: 'Reload the page in a moment.',
  }),
];
