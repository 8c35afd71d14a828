import { translationOf } from '../texts/translations.ts';
import { advisorTexts } from './advisor-texts.ts';

export const translations = [
  translationOf(advisorTexts, {
    question: 'Did an adviser recommend us?',
    questionText: 'Write their email and we remember them in this browser.',
    known: 'Recommended by {{name}}.',
    open: 'Give their email',
    share: 'Share link',
    copied: 'Link copied.',
    notCopied: 'We could not copy it: {{address}}',
    title: 'Adviser’s email',
    email: 'Email',
    empty: 'Write your adviser’s email.',
    next: 'Next',
    searching: 'Searching…',
    close: 'Close',
    greeting: 'Hello, you are accompanied by',
    welcome: 'We welcome you on their behalf.',
    welcomeKept: 'Their name stays above every page.',
    portal: 'Go to the clients’ portal',
    messageTitle: 'What we remember',
    message: 'We remember your adviser for 30 days, in this browser. They do not see what you do on the site.',
    messageForGood: 'We remember your adviser in this browser until you name another. They do not see what you do on the site.',
    messageNotKept: 'Your browser keeps no data: we remember your adviser until you leave this page.',
    'Asesor-not-foud': 'We did not find an adviser with that email. Check that it is written correctly and try again.',
    again: 'Try again',
  }),
];
