import { translationOf } from '../texts/translations.ts';
import { savedTexts } from './saved-texts.ts';

export const translations = [
  translationOf(savedTexts, {
    save: 'Save',
    saveTitle: 'Save this comparison',
    name: 'Name',
    where: 'It is kept in this browser only.',
    done: 'Saved as “{{name}}”.',
    notKept: 'This browser does not let us save.',
    seeAll: 'See what is saved',
    list: 'Your saved comparisons',
    savedOn: 'Saved on {{day}}',
    open: 'Open {{name}}',
    priceThen: '{{product}}: {{price}}',
    noPriceThen: '{{product}}: no price',
    delete: 'Delete',
    deleteOf: 'Delete the comparison {{name}}',
    deleted: 'We deleted “{{name}}”.',
    changesTitle: '“{{name}}”: what has changed since {{day}}',
    unchanged: 'The prices are the same.',
    otherFamily: 'You changed who is insured, so we do not compare the prices with the saved ones.',
    rose: '{{product}} went up from {{before}} to {{now}}.',
    fell: '{{product}} went down from {{before}} to {{now}}.',
    priced: '{{product}} has a price now: {{now}}.',
    unpriced: '{{product}} has no price for you any more; it cost {{before}}.',
    vanished: '{{product}} is no longer offered; it cost {{before}}.',
    vanishedUnpriced: '{{product}} is no longer offered.',
    keepToday: 'Save the prices of today',
  }),
];
