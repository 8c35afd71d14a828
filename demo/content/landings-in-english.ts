import { compareAt, listOf, type ToldLandings } from './landing-words.ts';

const lookFor = '<h2>What to look at before you choose</h2>';

/** The international edition's landings in English. */
export const landingsInEnglish: ToldLandings = {
  pages: [
    {
      url: 'Terminos-y-Condiciones',
      title: 'Terms and conditions',
      description: 'What you can rely on here, what you cannot, and what happens to what you enter.',
      body: [
        '<h2>Prices</h2>',
        '<p>They are worked out from what you enter and from each product’s rates on the date shown. If what you enter is not exact, neither is the price.</p>',
        '<h2>Before you sign up</h2>',
        '<p>What counts is the seller’s contract. Check its coverage, exclusions, and requirements before you sign.</p>',
        '<h2>Quotes</h2>',
        '<p>A quote says until which day it is good. After that it has to be worked out again.</p>',
        '<h2>Requests</h2>',
        '<p>Asking to be contacted commits you to nothing. A person writes or calls you, whichever you choose.</p>',
        '<h2>Your data</h2>',
        '<p>We use what you enter to work out prices and, if you ask to be contacted, to answer you. We do not sell it.</p>',
        '<h2>Demonstration</h2>',
        '<p>The catalog of this site is a demonstration, and nothing in it can be bought.</p>',
      ].join(''),
    },
    {
      url: 'IH-Empresas',
      title: 'Health coverage for your company',
      description: 'Compare what each person on your team gets, and what the company and that person pay.',
      body:
        '<h2>What you need in order to compare</h2>' +
        listOf([
          'How many people there are. Their ages make the price more exact.',
          'Whether families are included.',
          'What share the company pays.',
        ]) +
        '<h2>What to ask before you sign</h2>' +
        listOf([
          'What happens when someone joins or leaves halfway through the year.',
          'How the price is adjusted at renewal.',
          'Who handles claims, and how many days it takes.',
        ]),
    },
    {
      url: 'Seguros-de-Viaje',
      title: 'Travel insurance',
      description: 'It pays for medical care and the unexpected away from home. Compare by medical limit, days, and destination.',
      body:
        lookFor +
        listOf([
          'The limit for medical care: it is what costs most if something happens.',
          'The days: count the one you leave and the one you come back.',
          'The destinations: some countries require a minimum amount to let you in.',
          'Conditions you already have, pregnancy, and sports.',
        ]) +
        '<h2>Before you leave</h2>' +
        listOf([
          'Keep the assistance number on your phone and on paper.',
          'If something happens, call first: many policies ask you to let them know before you get care.',
        ]),
    },
    {
      url: 'Seguro-para-tu-viaje',
      title: 'Insurance for your trip',
      description: 'Choose by what costs most if something happens away from home, not by the longest list.',
      body:
        lookFor +
        listOf([
          'Look first at the limit for medical care, and at whether it covers the country you are going to.',
          'Count every day, including the one you leave and the one you come back.',
          'Check what happens with conditions you already have.',
        ]) +
        compareAt('Then compare', { what: 'travel insurance', url: '/Comparar/Seguros-de-Viaje' }),
    },
    {
      url: 'Salud-para-tu-familia',
      title: 'Health coverage for your family',
      description: 'Each person changes the price: enter everyone’s age before you choose.',
      body:
        lookFor +
        listOf([
          'Add each person with their age: prices are worked out per person.',
          'Think about what you really use: pediatrics, emergencies, tests, childbirth.',
          'Compare what you would pay in an ordinary year and in a bad one.',
        ]),
    },
    {
      url: 'Salud-para-tu-empresa',
      title: 'Health for your company',
      description: 'Compare company insurance by what each employee gets, and by what happens when someone joins or leaves.',
      body:
        lookFor +
        listOf([
          'Have at hand how many people there are, and their ages.',
          'Ask whether families join at the same price.',
          'See how the price is adjusted at renewal.',
        ]),
    },
  ],
  sellers: {
    sold: {
      insurer: {
        what: 'Coverage',
        says: 'Compare its insurance with that of the other insurers: price per person, what it pays, and what it leaves out.',
      },
      assistance: {
        what: 'Assistance plans',
        says: 'Assistance settles what cannot wait: a visit, advice, a transfer. See what it includes and how many times a year.',
      },
    },
    title: (what, name) => `${what} from ${name}`,
    description: (title) => `${title}: prices and comparison with other companies.`,
    howTo: 'How to compare',
    steps: [
      'Say who you are and how old: the price changes with each person.',
      'Choose the medical centers you use and what must not be missing.',
      'Put two or three products side by side, and look at what you would pay in a year, not only in a month.',
    ],
    invented: 'The products and prices of this demonstration are invented.',
  },
};
