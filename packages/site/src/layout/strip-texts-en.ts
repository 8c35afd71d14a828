import { translationOf } from '../texts/translations.ts';
import { stripTexts } from './strip-texts.ts';

export const translations = [
  translationOf(stripTexts, {
    strips: 'Notices at the bottom of the page',
    country: 'Your country',
    elsewhere: 'It looks like you are in {{country}}. {{brand}} {{country}} shows the prices there.',
    CL: 'Chile',
    PE: 'Peru',
    CO: 'Colombia',
    goThere: 'Go to {{brand}} {{country}}',
    stayHere: 'Stay here',
    measuring: 'Measuring visits',
    ask: 'We would like to measure visits, without your profile or contact details. Is that okay?',
    privacy: 'How we do it',
    accept: 'Accept',
    refuse: 'Not now',
    offline: 'No connection',
    offlineReason: 'This page is not saved on your device. Try again when you are back online.',
    tryAgain: 'Try again',
    lastComparison: 'See your last comparison',
  }),
];
