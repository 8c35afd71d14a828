import type { ToldContent } from './told-content.ts';

const own = 'How Cotejo works out prices; the products and prices of this demonstration are invented';

/** The articles of the international edition in English. */
export const articlesInEnglish: ToldContent['articles'] = [
  {
    title: 'International insurance or travel insurance',
    summary: 'One is for living, the other for a journey. The difference that costs most when you choose wrong.',
    parts: [
      {
        title: 'Travel insurance',
        html: '<p>It covers a journey with a day of departure and a day of return, here up to <strong>90 days</strong>. You pay once, for the whole trip.</p>',
      },
      {
        title: 'International insurance',
        html: '<p>It covers your health where you live and where you travel, by the month or by the year, with networks in many countries. It is for people who stay.</p>',
      },
      {
        title: 'How to decide',
        html: '<ul><li>Less than three months, and you are coming back? Travel insurance.</li><li>Moving, or not sure when you will be back? International insurance.</li><li>Being treated for a condition? Ask in writing before you pay.</li></ul>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'The area sets the price',
    summary: 'Including the United States or not can double what you pay. How to choose the area of coverage.',
    parts: [
      {
        title: 'What an area is',
        html: '<p>It is the list of countries where the insurance pays. In our example it is <strong>worldwide, excluding the United States</strong>.</p>',
      },
      {
        title: 'Why it changes so much',
        html: '<p>In our demonstration rates, one area can cost twice as much as another. That is why we do not assume one: without an area we show no price.</p>',
      },
      {
        title: 'Before you choose the cheapest',
        html: '<p>Think about where you will really be, layovers and long visits included, and whether emergencies are covered outside your area.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'Deductible, coinsurance, and annual limit',
    summary: 'The three figures that explain almost any health insurance in the world, with a short example.',
    parts: [
      {
        title: 'What each one is',
        html: '<ul><li><strong>Deductible</strong>: what you pay first.</li><li><strong>Coinsurance</strong>: the share of the rest that is still yours.</li><li><strong>Annual limit</strong>: the most the insurance pays in a year.</li></ul>',
      },
      {
        title: 'An example',
        html: '<p>A bill of US$ 10,000, a deductible of US$ 1,000, and coinsurance of 20%: you pay 1,000 plus 20% of 9,000. In all, <strong>US$ 2,800</strong>.</p>',
      },
      {
        title: 'A high deductible is not a bad thing',
        html: '<p>It lowers the premium. It makes sense if you can pay that amount at once without borrowing.</p>',
      },
    ],
    sources: ['Cotejo’s glossary; our own example'],
  },
  {
    title: 'Before you travel: what to check',
    summary: 'Ten minutes with your policy before you leave save hours on the phone from another country.',
    parts: [
      {
        title: 'The days and the countries',
        html: '<p>Count whole days, <strong>including departure and return</strong>, and check that every country of the trip is covered, layovers included.</p>',
      },
      {
        title: 'What you take with you',
        html: '<ul><li>The emergency number, also on paper.</li><li>Your prescriptions with the name of the drug, not only the brand.</li><li>A copy of the policy on your phone.</li></ul>',
      },
      {
        title: 'What is almost never included',
        html: '<p>Look in the exclusions for conditions you already had, risky sports, and advanced pregnancy: each policy treats them differently.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'If you come from Chile, Peru, or Colombia',
    summary: 'The same letters name different things in each country. A quick translation of the three systems.',
    parts: [
      {
        title: 'Chile: Fonasa or isapre',
        html: '<p>7% of your income, up to a cap, goes to public insurance, <strong>Fonasa</strong>, or to a private insurer, an <strong>isapre</strong>.</p>',
      },
      {
        title: 'Peru: EsSalud and EPS',
        html: '<p>The employer contributes 9%. An <strong>EPS</strong> is a provider company: it shares with EsSalud the care of people on a payroll.</p>',
      },
      {
        title: 'Colombia: another EPS',
        html: '<p>An <strong>EPS</strong> is an enrollment company: it signs you up and runs the mandatory plan. Prepaid medicine is paid for separately.</p>',
      },
    ],
    sources: ['Chile: DFL 1 of 2005 (Health)', 'Peru: Law 26790', 'Colombia: Law 100 of 1993, articles 169 and 177'],
  },
  {
    title: 'Comparing prices in dollars',
    summary: 'A price in dollars looks still, and your salary does not. How to compare premiums in different currencies.',
    parts: [
      {
        title: 'You choose the currency too',
        html: '<p>If you earn in another currency, a premium in dollars goes up and down with the exchange rate. Ask in which currency it is charged, not only in which it is shown.</p>',
      },
      {
        title: 'Compare the same period',
        html: '<p>Bring everything to <strong>one year</strong>: twelve monthly payments or a yearly one. A trip is paid for once and is not multiplied.</p>',
      },
      {
        title: 'Count everybody',
        html: '<p>The price is per person and by age. Add those who travel or live with you before you look at the list.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
];
