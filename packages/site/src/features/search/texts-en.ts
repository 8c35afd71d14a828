import { translationOf } from '../../texts/translations.ts';
import { searchTexts } from './texts.ts';

export const translations = [
  translationOf(searchTexts, {
    title: 'Search',
    field: 'What you are looking for',
    hint: 'An isapre, an insurance, a clinic or a topic.',
    'hint.noClinics': 'An isapre, an insurance or a topic.',
    button: 'Search',
    none: 'We found nothing with “{{q}}”.',
    noneHint: 'Try the name of an insurer, a product or a clinic.',
    'noneHint.noClinics': 'Try the name of an insurer or a product.',
    found_one: '{{count}} result for “{{q}}”',
    found_other: '{{count}} results for “{{q}}”',
    comparator: 'Comparisons',
    organization: 'Who sells it',
    clinic: 'Clinics and hospitals',
    product: 'Plans and insurance',
    page: 'Pages',
    article: 'Articles',
    more: 'There are {{count}} more: add another word to narrow it down.',
    compare: 'Or start by comparing',
  }),
];
