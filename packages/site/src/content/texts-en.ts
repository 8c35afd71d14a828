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
    noLink: 'Open the link in the mail that confirmed your request: that tells us which one you mean.',
    badLink:
      'This link is not valid. It may have been cut off, or the request no longer exists: open it again from the mail. If that does not help, write to {{email}}.',
    contact: 'Go to contact',
  }),
];
