import { translationOf } from '../../texts/translations.ts';
import { howOrderTexts } from './how-order-texts.ts';

export const translations = [
  translationOf(howOrderTexts, {
    title: 'How we rank',
    close: 'Close',
    'family.people':
      'In every order, what covers everybody in your group comes first; then what covers only some of you, and last what covers nobody.',
    'family.pets':
      'In every order, what covers all your pets comes first; then what covers only some of them, and last what covers none.',
    'family.company': 'In every order, what does not cover your company comes last.',
    score:
      'The score goes from 0 to 100. It adds up what each {{noun}} covers and what it costs, each part with its own weight. The details of each {{noun}} show those parts.',
    'score.clinics':
      'The score goes from 0 to 100. It adds up what each {{noun}} covers in hospital and in consultations, its clinics and what it costs, each part with its own weight. The details of each {{noun}} show those parts.',
    blend: 'Here your affinity counts too.',
    tie: 'When two are equal, the cheaper one for you comes first.',
    price: 'What costs you least comes first: this data has nothing to work out a score with.',
    clinics: 'Your clinics do not change the order: each result answers for each of them.',
    promotion: 'Promotions and commissions never move a result. Those that are promoted say so with the word Featured.',
    'market.isapre-plan':
      'We compare {{compared}} of {{known}} open isapres. They hold {{coverage}}% of everybody who has an isapre.',
    'market.insurance': 'We compare {{compared}} of {{known}} companies. They hold {{coverage}}% of the insured of their market.',
    commission: 'For each sale we are paid {{from}}% to {{to}}% of what you pay in a year.',
    commissionOne: 'For each sale we are paid {{from}}% of what you pay in a year.',
    yearlyCost:
      'The estimated yearly cost adds twelve months of the price and what you would pay for your care in a year of average use. What cannot be worked out comes last.',
    affinity:
      'The match says what people like you in age, gender, income and dependents chose. It sorts the list only if you ask for it.',
  }),
];
