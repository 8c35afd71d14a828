import { translationOf } from '../../texts/translations.ts';
import { cardLaterTexts } from './card-later-texts.ts';

export const translations = [
  translationOf(cardLaterTexts, {
    coverages: 'Coverage',
    range: '{{low}} to {{high}}%',
    daily: '{{text}} per day',
    loading: 'Looking for coverage...',
    failed: 'Results could not be loaded...',
    failedConnection: 'Check your internet connection.',
    failedCards: 'The coverage of some results could not be loaded. Each has a way to try again.',
    retry: 'Try again',
    retryOf: 'Load the coverage of {{product}} again',
    absent: 'There is no coverage information.',
    offerWord: 'the offer “{{offer}}”',
    'state.new': 'New product',
    'state.new.meaning': 'it has been on sale for less than two months.',
    'state.exclusive': 'Exclusive',
    'state.exclusive.meaning': 'it is sold only through this site.',
    'state.popular': 'Popular',
    'state.popular.meaning': 'it is among the most requested of its kind.',
    aboutPrice: 'how this price is made up',
    detailLost: 'The details could not be opened',
    detailLostWhy: 'Check your internet connection. Your list is still here.',
    detailLostClose: 'Close this notice',
    moreBenefits_one: 'Another benefit',
    moreBenefits_other: '{{count}} other benefits',
    moreOffersSign_one: '+{{count}} offer',
    moreOffersSign_other: '+{{count}} offers',
    moreOffers_one: 'Another offer',
    moreOffers_other: 'Another {{count}} offers',
  }),
];
