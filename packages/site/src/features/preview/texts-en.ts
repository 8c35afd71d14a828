import { translationOf } from '../../texts/translations.ts';
import { previewTexts } from './texts.ts';

export const translations = [
  translationOf(previewTexts, {
    title: 'Preview',
    open: 'Open the preview link you were sent.',
    refused: 'This link has expired or is not valid.',
    refusedNext: 'Ask whoever sent it for a new one: links work for seven days.',
    failed: 'We could not load the preview. Try again in a moment.',
    unpublished: 'This has not been published yet.',
    published: 'This has been published.',
    until: 'The link works until {{day}}.',
  }),
];
