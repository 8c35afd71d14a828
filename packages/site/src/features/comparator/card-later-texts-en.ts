import { translationOf } from '../../texts/translations.ts';
import { cardLaterTexts } from './card-later-texts.ts';

export const translations = [
  translationOf(cardLaterTexts, {
    coverages: 'Coverage',
    range: '{{low}} to {{high}}%',
    loading: 'Looking for coverage...',
    failed: 'Results could not be loaded...',
    failedConnection: 'Check your internet connection.',
    retry: 'Try again',
    retryOf: 'Load the coverage of {{product}} again',
    absent: 'There is no coverage information.',
    requirement: 'Prior coverage required',
    requirementWord: 'prior coverage required',
    'requirement.none': 'It does not require another system to pay first.',
    'requirement.previous': 'Your isapre or Fonasa must reimburse at least $1.',
    'requirement.equal':
      'Your isapre or Fonasa must cover at least {{fonasa}}% for regular coverage. If it covers less, the insurance assumes {{fonasa}}%. If it covers nothing, neither does the insurance.',
    'requirement.different':
      'Fonasa must cover at least {{fonasa}}%, and an isapre at least {{isapre}}%, for regular coverage. If your system covers less, the insurance assumes that percentage. If it covers nothing, neither does the insurance.',
    'requirement.fonasa': 'Fonasa must cover at least {{fonasa}}% for regular coverage; nothing is required of an isapre.',
    'requirement.isapre': 'An isapre must cover at least {{isapre}}% for regular coverage; nothing is required of Fonasa.',
    offerWord: 'the offer “{{offer}}”',
    'state.new': 'New product',
    'state.new.meaning': 'it has been on sale for less than two months.',
    'state.exclusive': 'Exclusive',
    'state.exclusive.meaning': 'it is sold only through this site.',
    'state.popular': 'Popular',
    'state.popular.meaning': 'it is among the most requested of its kind.',
    aboutPrice: 'how this price is made up',
    moreBenefits_one: 'Another benefit',
    moreBenefits_other: '{{count}} other benefits',
  }),
];
