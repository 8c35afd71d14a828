import { translationOf } from '../texts/translations.ts';
import { barTexts } from './bar-texts.ts';

export const translations = [
  translationOf(barTexts, {
    bar: 'Comparison',
    emptySlot: 'Add one from its product',
    remove: 'Remove {{product}} from the comparison',
    removeThis: 'Remove',
    chosen: 'See or remove {{product}}',
    chooseTwo: 'Choose at least 2 to compare them',
    compare: 'Compare insurance',
    toggle: 'Compare',
    toggleOf: 'Compare {{product}}',
    full: 'You have chosen three: remove one',
  }),
];
