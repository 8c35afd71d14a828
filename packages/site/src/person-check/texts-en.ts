import { translationOf } from '../texts/translations.ts';
import { personCheckTexts } from './texts.ts';

export const translations = [
  translationOf(personCheckTexts, {
    title: 'The system thinks you are a robot...',
    reason: 'We know you are human, but the system needs you to click the button and have a little patience',
    sorry: '(sorry for the inconvenience)',
    'prove.list': 'I am human!',
    'prove.results': 'I am human!',
    again: 'Try again',
    withoutScript_one:
      'Without JavaScript we cannot check it. Leave this page open: it reloads by itself in {{count}} minute with what you asked for.',
    withoutScript_other:
      'Without JavaScript we cannot check it. Leave this page open: it reloads by itself in {{count}} minutes with what you asked for.',
    proving: 'Checking that you are human...',
    wait: 'Wait {{seconds}} seconds and try again.',
    failed: 'We could not check it. Make sure you are connected and your browser accepts cookies, then try again.',
  }),
];
