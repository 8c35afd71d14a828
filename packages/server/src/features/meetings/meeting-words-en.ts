import type { MeetingWords } from './meeting-facts.ts';

export const meetingWordsEn: MeetingWords = {
  openings: {
    booked: ({ name, other, when }) => ({
      subject: `Your meeting with ${other}: ${when}`,
      heading: `${name}, your meeting is booked`,
      text: `${other} calls you on ${when}. Open the attached file to save it in your calendar.`,
    }),
    moved: ({ name, other, when }) => ({
      subject: `Your meeting with ${other} has a new time: ${when}`,
      heading: `${name}, your meeting has a new time`,
      text: `${other} now calls you on ${when}. The attached file changes it in your calendar.`,
    }),
    cancelled: ({ name, other, when }) => ({
      subject: `Your meeting with ${other} was cancelled`,
      heading: `${name}, your meeting was cancelled`,
      text: `The meeting on ${when} is off. You can book another one if you like.`,
    }),
    'day-before': ({ name, other, when }) => ({
      subject: `Reminder: your meeting with ${other}, ${when}`,
      heading: `${name}, your meeting is near`,
      text: `${other} calls you on ${when}. Will you be there? Confirm it, change its time or cancel it by the link.`,
    }),
    'hour-before': ({ name, other, when }) => ({
      subject: `Your meeting with ${other} begins soon: ${when}`,
      heading: `${name}, your meeting begins soon`,
      text: `${other} calls you on ${when}. Keep your telephone at hand.`,
    }),
  },
  labels: { when: 'When', there: 'Where you are', with: 'With', about: 'About', how: 'How' },
  how: ({ other, phone }) => `${other} calls the telephone of your request, from ${phone}`,
  location: 'Telephone call',
  summary: ({ other, product }) => `Call with ${other}: ${product}`,
  actions: { change: 'See, change or cancel', confirm: 'Confirm, change or cancel', again: 'Book another one' },
  closing: 'Whoever has this e-mail can change the meeting: do not forward it.',
};
