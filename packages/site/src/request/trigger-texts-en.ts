import { translationOf } from '../texts/translations.ts';
import { triggerTexts } from './trigger-texts.ts';

export const translations = [
  translationOf(triggerTexts, {
    more: 'Request more information',
    doubts: 'Any questions left?',
    doubtsText: 'An executive answers you the way you choose. You stay on this page.',
  }),
];
