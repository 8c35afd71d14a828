import { articlesInEnglish } from './articles-in-english.ts';
import { landingsInEnglish } from './landings-in-english.ts';
import type { ToldContent } from './told-content.ts';

/** The international edition's content in English. */
export const toldInEnglish: ToldContent = {
  menu: {
    header: [
      ['International health', [['International health insurance', 'Seguros-de-Salud']]],
      ['Travel', [['Travel insurance', 'Seguros-de-Viaje']]],
    ],
    boxes: [
      [
        'Away from home',
        [
          ['International health', 'Seguros-de-Salud'],
          ['Travel insurance', 'Seguros-de-Viaje'],
        ],
      ],
    ],
  },
  landings: landingsInEnglish,
  information: [
    {
      name: 'quienes-somos',
      title: 'What Cotejo is',
      body: () =>
        '<p>Cotejo compares health coverage across borders. It shows your family’s price before it asks you for any contact detail.</p>' +
        '<h2>What we do</h2><ul><li>We work out the price from each product’s published rates.</li>' +
        '<li>We show what each one covers, what it does not, and what it requires.</li>' +
        '<li>If you ask for it, a person helps you sign up.</li></ul>' +
        '<h2>What we do not do</h2><p>We give no medical advice and do not decide for you. We do not sell your data.</p>' +
        '<p><small>This site shows a demonstration catalog: the people and several of the companies are invented.</small></p>',
    },
    {
      name: 'como-ordenamos',
      title: 'How we rank',
      body: () =>
        '<p>Lists start in “recommended” order: the highest score first, from 0 to 100.</p>' +
        '<h2>What counts</h2><ul><li>Each product’s score, with its parts in plain sight on its page.</li>' +
        '<li>When two have the same score, the cheaper one goes first.</li>' +
        '<li>In every order, what covers everybody in your group comes first; then what covers only some of you, and last what covers nobody.</li>' +
        '<li>You can sort by price, by score, or by estimated yearly cost where it can be worked out.</li></ul>' +
        '<h2>What does not count</h2><p>Neither commissions nor promotions move a product. Featured products say so on their card.</p>',
    },
    {
      name: 'privacidad',
      title: 'Your privacy',
      body: ({ brand }) =>
        '<p>You can compare without saying who you are. The ages you enter are used to work out prices.</p>' +
        '<h2>What we keep</h2><ul><li>Your profile stays in your browser; you can delete it whenever you like.</li>' +
        '<li>Of profiles we count only age ranges and regions, with no income and no identity.</li>' +
        '<li>A quote keeps the profile it was worked out with, without name or contact details.</li>' +
        '<li>If you ask to be contacted, we keep what you wrote so that we can answer you.</li></ul>' +
        `<h2>Your rights</h2><p>To see, correct, or delete your data, write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p>`,
    },
    {
      name: 'terminos',
      title: 'Terms of use',
      body: () =>
        '<p>Prices are worked out from what you enter and from each product’s rates on the date shown.</p>' +
        '<h2>Before you sign up</h2><p>What counts is the seller’s contract. Check its coverage, exclusions, and requirements.</p>' +
        '<h2>Quotes</h2><p>A quote says until which day it is good. After that it has to be worked out again.</p>' +
        '<h2>Demonstration</h2><p>This site’s catalog is a demonstration and cannot be used to buy insurance.</p>',
    },
    {
      name: 'partners',
      title: 'Partners and alliances',
      body: () =>
        '<p>Show health comparisons to your members, customers, or employees, under your own brand.</p>' +
        '<h2>What you get</h2><ul><li>The same comparison, with the same prices and the same ranking, under your own name.</li>' +
        '<li>Your header and your footer, if you want them.</li>' +
        '<li>The insurers that you choose to show.</li></ul>' +
        '<h2>What does not change</h2><ul><li>Nobody pays to come first, and neither does a partner.</li>' +
        '<li>People who compare do not have to leave their details.</li>' +
        '<li>We do not hand you the data of the people who compare.</li></ul>' +
        '<h2>How to begin</h2><ol><li>Write to us with what is asked for below.</li>' +
        '<li>We agree on what is shown and where.</li><li>You see it first on a test page.</li></ol>',
    },
    {
      name: 'ayuda',
      title: 'Help',
      body: ({ brand, phone }) =>
        '<h2>First steps</h2><ol><li>Choose what you want to compare.</li><li>Enter your family’s ages.</li>' +
        '<li>Filter the list and tick up to three to see them side by side.</li></ol>' +
        `<h2>Contact</h2><p>Call <a href="tel:${brand.supportPhone.replaceAll(' ', '')}">${brand.supportPhone}</a> or write to ` +
        `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>. ` +
        `If you want us to call you, leave your number with its country code, such as ${phone.example}.</p>`,
    },
  ],
  reasons: {
    cotejo: [
      {
        icon: 'precio',
        message:
          '<b>Price before contact.</b> You see the price and compare everything without giving your phone number or email.',
      },
      {
        icon: 'orden',
        message: '<b>A ranking that explains itself.</b> No commission moves a plan; featured ones say so on their card.',
      },
      { icon: 'igual', message: '<b>One single price.</b> The list, the detail page, and your request show the same figure.' },
      { icon: 'clinica', message: '<b>Your hospital first.</b> Name up to three centers and every plan answers for them.' },
    ],
    colectivos: [
      { icon: 'precio', message: '<b>Price per person.</b> Enter how many you are and see what each one costs.' },
      { icon: 'equipo', message: '<b>Made for teams.</b> Only insurance that takes a company of your size is shown.' },
      { icon: 'orden', message: '<b>A ranking that explains itself.</b> No commission moves a product in the list.' },
      {
        icon: 'documento',
        message: '<b>All in writing.</b> Coverage, exclusions, and requirements come before any request for contact.',
      },
    ],
  },
  comparators: [
    {
      name: 'seguros-de-salud',
      displayName: 'International health',
      description: 'You see your family’s price by the area where you want care.',
      questions: [
        {
          question: 'What does the price depend on?',
          answer: 'On the age of each person you add and, where the rates say so, on the area or on their sex.',
        },
        {
          question: 'Whom can I include?',
          answer: 'Yourself, your partner, and up to eight dependents. If age keeps somebody out, we say so next to the price.',
        },
        {
          question: 'Do I have to give my phone number to see prices?',
          answer: 'No. You compare and see the details without leaving contact details. We ask only if you want help signing up.',
        },
        {
          question: 'How are the plans ranked?',
          answer: 'By score and, when they tie, by price. No commission changes the order. You can also sort by price.',
        },
      ],
    },
    {
      name: 'seguros-de-viaje',
      displayName: 'Travel insurance',
      description: 'The price of the whole trip, by days, destination, and age.',
      questions: [
        {
          question: 'What does the price depend on?',
          answer: 'On the days, the destination, and the age of each person who travels.',
        },
        {
          question: 'Whom can I include?',
          answer: 'Yourself, your partner, and up to eight dependents. If age keeps somebody out, we say so next to the price.',
        },
        {
          question: 'Do I have to give my phone number to see prices?',
          answer: 'No. You compare and see the details without leaving contact details. We ask only if you want help signing up.',
        },
        {
          question: 'How are the plans ranked?',
          answer: 'By score and, when they tie, by price. No commission changes the order. You can also sort by price.',
        },
      ],
    },
  ],
  benefits: [
    {
      title: 'Price before contact',
      description: 'You see every price without giving your phone number or email.',
      icon: 'precio',
      isActive: true,
    },
    {
      title: 'What it covers and what it does not',
      description: 'Each plan shows its coverage, its exclusions, and what it requires.',
      icon: 'documento',
      isActive: true,
    },
    {
      title: 'Up to three side by side',
      description: 'Tick three plans and look only at what differs between them.',
      icon: 'columnas',
      isActive: true,
    },
    {
      title: 'Price change alerts',
      description: 'We tell you when the price of what you saved changes.',
      icon: 'campana',
      isActive: false,
    },
  ],
  elsewhere: 'Looking for something else?',
  tabs: { all: 'All', mostRead: 'Most read', glossary: 'Key terms' },
  sources: 'Sources',
  articles: articlesInEnglish,
};
