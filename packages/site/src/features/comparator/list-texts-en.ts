import { translationOf } from '../../texts/translations.ts';
import { listTexts } from './list-texts.ts';

export const translations = [
  translationOf(listTexts, {
    results: 'Results',
    refresh: 'Refresh results',
    updated: 'Results updated',
    'ordered.masculine_one': '{{results}}, sorted {{order}}',
    'ordered.masculine_other': '{{results}}, sorted {{order}}',
    'ordered.feminine_one': '{{results}}, sorted {{order}}',
    'ordered.feminine_other': '{{results}}, sorted {{order}}',
    ofAll: 'Out of {{all}} in all; the rest do not fit this profile.',
    ofAllFiltered: 'Out of {{all}} in all; the rest do not fit this profile or your filters.',
    sort: 'Sort by',
    goToSort: 'Go',
    goToSortLong: 'Go to this order',
    'sort.recomendados': 'Best score',
    'sort.precio-asc': 'Lowest price',
    'sort.precio-desc': 'Highest price',
    'sort.puntaje': 'Score only',
    'sort.afinidad': 'Best match for you',
    'sort.costo-anual': 'Estimated yearly cost',
    'order.recomendados': 'by score',
    'order.precio-asc': 'from the lowest price to the highest',
    'order.precio-desc': 'from the highest price to the lowest',
    'order.puntaje': 'by score only',
    'order.afinidad': 'by how well they match you',
    'order.costo-anual': 'by estimated yearly cost, lowest first',
    currency: 'Currency',
    pesos: 'Pesos',
    view: 'View',
    'view.lista': 'List',
    'view.tarjetas': 'Cards',
    pages: 'Pages of results',
    page: 'Page {{page}} of {{pages}}',
    previousPage: 'Previous',
    nextPage: 'Next',
    more: 'See more results',
    moreFailed: 'The results could not be loaded...',
    inPriceRange: '{{results}} in your price range.',
    cheaper: '{{results}} below it',
    dearer: '{{results}} above it',
    howWeOrder: 'How we rank',
    howScore:
      'The score goes from 0 to 100. It adds up what each {{noun}} covers and what it costs, each part with its own weight. The details of each {{noun}} show those parts.',
    'howScore.clinics':
      'The score goes from 0 to 100. It adds up what each {{noun}} covers in hospital and in consultations, its clinics and what it costs, each part with its own weight. The details of each {{noun}} show those parts.',
    howTie: 'When two are equal, the cheaper one for you comes first.',
    howPrice: 'What costs you least comes first: this data has nothing to work out a score with.',
    howClinics: 'Your clinics do not change the order: each result answers for each of them.',
    howPromotion: 'Promotions and commissions never move a result. Those that are promoted say so with the word Featured.',
    'howMarket.isapre-plan':
      'We compare {{compared}} of {{known}} open isapres. They hold {{coverage}}% of everybody who has an isapre.',
    'howMarket.insurance':
      'We compare {{compared}} of {{known}} companies. They hold {{coverage}}% of the insured of their market.',
    howCommission: 'For each sale we are paid {{from}}% to {{to}}% of what you pay in a year.',
    howCommissionOne: 'For each sale we are paid {{from}}% of what you pay in a year.',
    howYearlyCost:
      'The estimated yearly cost adds twelve months of the price and what you would pay for your care in a year of average use. What cannot be worked out comes last.',
    howAffinity:
      'The match says what people like you in age, gender, income and dependents chose. It sorts the list only if you ask for it.',
  }),
];
