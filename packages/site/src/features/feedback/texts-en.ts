import { translationOf } from '../../texts/translations.ts';
import { feedbackTexts } from './texts.ts';

export const translations = [
  translationOf(feedbackTexts, {
    title: 'How did it go?',
    about: 'You asked to be contacted about {{product}}, by {{organization}}.',
    attended: '{{name}} looked after you.',
    score: 'From 1 to 10, how would you rate us?',
    worst: '1 is very bad and 10 is very good.',
    comment: 'Why that rating?',
    optional: 'Only if you want to. Do not write health details or your document number.',
    send: 'Send my feedback',
    before: 'Your rating so far is {{score}}. 1 is very bad and 10 is very good.',
    change: 'Change my feedback',
    missing: 'Choose a rating from 1 to 10.',
    failed: 'We could not save your feedback. Try again in a moment.',
    again: 'We already had your feedback on this request. Thank you.',
    thanks: 'Thank you, we have saved it.',
    thanksText: 'It is read by the person who looked after you and whoever leads them.',
    noLink: 'Open the link we sent you after your request: that tells us which one you mean.',
    badLink: 'This link is not valid. It may have been cut off: open it again from the message.',
    contact: 'Go to contact',
    home: 'Go to the home page',
  }),
];
