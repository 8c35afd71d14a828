import type { VisitorWords } from './visitor-facts.ts';

const parts = { any: '', morning: 'in the morning', midday: 'around midday', afternoon: 'in the afternoon' } as const;

export const visitorWordsEn: VisitorWords = {
  subject: (product) => `We received your request: ${product}`,
  heading: (name) => `Hello, ${name}. We received your request.`,
  line: (brand, product) => `${brand}: we received your request for ${product}.`,
  reached: {
    email: ({ name, email }) => `${name} will write to you from ${email}.`,
    whatsapp: ({ name, phone }) => `${name} will write to you on WhatsApp from ${phone}.`,
    telefono: ({ name, phone }) => `${name} will call you from ${phone}.`,
  },
  assigned: {
    subject: (product) => `You have an executive: ${product}`,
    heading: (name) => `Hello, ${name}. You have an executive.`,
    now: (name) => `From now on ${name} is there for you.`,
    closing: 'We write to you about the request you sent us. If you do not need it any more, one button withdraws it:',
  },
  waits: 'An executive will get in touch with you as soon as one is available.',
  when: (time, from) => {
    const part = parts[time] && ` ${parts[time]}`;
    if (from === null) return part && `It will be${part}.`;
    return `It will be${part}${part && ','} from ${from.day} at ${from.time} on.`;
  },
  meeting: { question: 'Would you rather choose when you talk? Book a meeting.', label: 'Book a meeting' },
  labels: {
    product: 'Product',
    subject: 'About',
    code: 'Code',
    price: 'Quoted price',
    priceOfExample: 'Price of the example profile',
    uf: 'Value of the UF',
    expires: 'Valid until',
    executive: 'Your executive',
  },
  toConfirm: 'to be confirmed',
  ofDay: (day) => `of ${day}`,
  closing:
    'We use your data only to answer this request and for what you ticked. If you do not want us to get in touch, one button withdraws it:',
  consents: 'See or take back what you accepted',
};
