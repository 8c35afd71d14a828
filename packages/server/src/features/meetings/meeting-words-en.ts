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
    'day-before-confirmed': ({ name, other, when }) => ({
      subject: `Reminder: your meeting with ${other}, ${when}`,
      heading: `${name}, your meeting is near`,
      text: `${other} calls you on ${when}, as you confirmed. If you cannot be there, change its time or cancel it by the link.`,
    }),
    'hour-before': ({ name, other, when }) => ({
      subject: `Your meeting with ${other} begins soon: ${when}`,
      heading: `${name}, your meeting begins soon`,
      text: `${other} calls you on ${when}. Keep your telephone at hand.`,
    }),
    'handed-over': ({ name, other, when }) => ({
      subject: `Your meeting is now with ${other}: ${when}`,
      heading: `${name}, your meeting is now with ${other}`,
      text: `Somebody else has your request now and the time stays the same: ${other} calls you on ${when}. The attached file changes it in your calendar.`,
    }),
    unkept: ({ name, other, when }) => ({
      subject: `Your meeting was cancelled: book another one with ${other}`,
      heading: `${name}, your meeting has to be booked again`,
      text: `Somebody else has your request now, and ${other} cannot call you on ${when}, so that meeting is off. Choose another time with ${other}.`,
    }),
    unassigned: ({ name, when }) => ({
      subject: `Your meeting on ${when} was cancelled`,
      heading: `${name}, your meeting was cancelled`,
      text: `Whoever was going to call you on ${when} no longer has your request, and nobody else has it yet. We write to you as soon as somebody does, so that you can book another time.`,
    }),
    closed: ({ name, when }) => ({
      subject: `Your meeting on ${when} was cancelled`,
      heading: `${name}, your meeting was cancelled`,
      text: `Your request was closed, so the meeting on ${when} is off. If you would like a call, send us another request.`,
    }),
  },
  labels: { when: 'When', there: 'Where you are', with: 'With', about: 'About', how: 'How' },
  how: ({ other, phone }) => `${other} calls the telephone of your request, from ${phone}`,
  location: 'Telephone call',
  summary: ({ other, product }) => `Call with ${other}: ${product}`,
  actions: { change: 'See, change or cancel', confirm: 'Confirm, change or cancel', again: 'Book another one' },
  closing: 'Whoever has this e-mail can change the meeting: do not forward it.',
};
