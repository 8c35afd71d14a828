import { translationOf } from '../texts/translations.ts';
import { meetingHourTexts } from './texts.ts';

export const translations = [
  translationOf(meetingHourTexts, {
    day: 'Choose the day',
    none: 'There are no free times in the coming days.',
    hoursOf: 'Free times on {{day}}',
    yours: '{{time}} for you',
    seeBooked: 'See my meeting',
    book: 'Book a meeting',
  }),
];
