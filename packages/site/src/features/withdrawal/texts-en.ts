import { translationOf } from '../../texts/translations.ts';
import { withdrawalTexts } from './texts.ts';

export const translations = [
  translationOf(withdrawalTexts, {
    title: 'Withdraw this request',
    about: 'Your request for {{product}}, by {{organization}}.',
    aboutSubject: 'Your request: {{product}}.',
    what: 'If you withdraw it:',
    'ends.executive': '{{name}} will know that you do not want to be contacted. Nobody will call or write to you about it.',
    'ends.nobody': 'Nobody will call or write to you about it.',
    'ends.meeting': 'The meeting on {{when}} is cancelled.',
    'ends.consents': 'What you allowed with it is withdrawn too.',
    'ends.day': 'It also counts for the times you repeated it on the same day.',
    button: 'Withdraw this request',
    keep: 'If you do not want to withdraw it, close this page: looking at it changes nothing.',
    withdrawn: 'You withdrew this request',
    withdrawnText: 'Nobody contacts you about it since {{when}}.',
    withdrawnUndated: 'Nobody contacts you about it.',
    again: 'If you change your mind, ask again whenever you like.',
    home: 'Go to the start',
    closed: 'This request can no longer be withdrawn here',
    closedText: 'It is closed, or its contract is under way. If you want to end it, or not to be contacted, write to {{email}}.',
    consents: 'See or take back what you accepted',
    failed: 'We could not withdraw it. Try again in a moment.',
  }),
];
