import { translationOf } from '../../texts/translations.ts';
import { loginTexts } from './texts.ts';

export const translations = [
  translationOf(loginTexts, {
    title: 'Sign in',
    expired: 'Your session has expired. Sign in again.',
    invalid: 'We could not verify your access.',
    missing: 'Sign in to see this page.',
    late: 'It took too long. Try again.',
    failed: 'We could not open your session.',
    noAccounts: 'There are no accounts with a password yet.',
    people: 'If you have already asked for something or signed up, write or call us and we will look at it with you.',
    companies:
      'If your company gave you an access link, open it: it takes you straight in. If you do not have it, ask for it here.',
    contact: 'Go to contact',
    portals: 'See the portals',
    back: 'Back to the page you were on',
  }),
];
