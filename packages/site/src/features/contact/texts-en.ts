import { translationOf } from '../../texts/translations.ts';
import { contactTexts } from './texts.ts';

export const translations = [
  translationOf(contactTexts, {
    title: 'Contact',
    lead: 'A person answers. You can compare and see prices without writing to us.',
    callMeTitle: 'We contact you',
    callMeText: 'Tell us how and when. If you are looking for a price, you can see it without leaving your details.',
    callMe: 'Ask to be contacted',
    callMeAway: 'We cannot take requests here right now. Call or write to us, or try again in a moment.',
    topic: 'What it is about',
    ways: 'How to write or call us',
    networks: 'We are also on',
    hours: 'When we answer',
    hoursOf: '{{days}}, from {{from}} to {{to}}',
    zone: '{{place}} time. We are closed on public holidays.',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    twoDays: '{{first}} and {{last}}',
    daysFromTo: '{{first}} to {{last}}',
    newTab: 'opens in a new tab',
    before: 'Before you write',
    beforeText:
      'If you want a quote, compare first: you can see your family’s price without giving us your details. Then you ask us to contact you about the plan you choose.',
    household: 'You are comparing for: {{household}}',
    compare: 'Choose what to compare',
  }),
];
