import { translationOf } from '../../texts/translations.ts';
import { clinicTexts } from './clinic-texts.ts';

export const translations = [
  translationOf(clinicTexts, {
    listName: 'Clinics and hospitals',
    listTitle: 'Clinics and hospitals',
    listLead: 'Find your clinic and see which plans and insurance cover it.',
    field: 'Name of the clinic or hospital',
    search: 'Search',
    found_one: '{{count}} result for “{{q}}”',
    found_other: '{{count}} results for “{{q}}”',
    none: 'We could not find “{{q}}” in any network. Try part of the name.',
    all: 'See all',
    elsewhere: 'Other places',
    covers_one: '{{count}} product',
    covers_other: '{{count}} products',
    uncovered: 'No products today',
    pageTitle: '{{name}}: plans and insurance that cover it',
    pageLead_zero: 'None of the products that we compare names it today.',
    pageLead_one: '{{count}} product that we compare covers it.',
    pageLead_other: '{{count}} products that we compare cover it.',
    place: 'Where it is',
    inComparator: '{{comparator}} that cover it',
    compareAll_one: 'See and compare',
    compareAll_other: 'Compare all {{count}}',
    own: 'What {{name}} offers',
    nothing: 'There are no products to show for this place.',
    others: 'See other clinics',
  }),
];
