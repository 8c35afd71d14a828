import { translationOf } from '../../texts/translations.ts';
import { detailTexts } from './detail-texts.ts';

export const translations = [
  translationOf(detailTexts, {
    detail: 'Details',
    loading: 'Loading the details...',
    wholePage: 'See the full page',
    retry: 'Try again',
    failed: 'We could not show the details here',
  }),
];
