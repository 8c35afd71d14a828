import { translationOf } from '../texts/translations.ts';
import { faultTexts, formTexts } from './texts.ts';

export const translations = [
  translationOf(formTexts, {
    send: 'Send',
    check: 'Please check what you entered',
    fault: '{{field}}: {{message}}',
    more: 'Because of your answers, there is something more to ask before this is sent:',
    sending: 'Please wait while we send your request...',
    needed: 'Everything is needed, except what says (optional).',
    optional: '{{label}} (optional)',
    choose: 'Choose',
    search: 'Type to search',
    choices: 'Options',
    found_zero: 'No option',
    found_one: '{{count}} option',
    found_other: '{{count}} options',
    noneFound: 'Nothing by that name in the list. Try another word.',
    dropRow: 'Remove',
    dropRowOf: 'Remove: {{row}}',
  }),
  translationOf(faultTexts, {
    required: 'This field is required',
    employees: 'The number of employees is needed.',
    option: 'Choose a value from the list',
    pattern: 'Check how it is written',
    email: 'Write an e-mail such as name@mail.com',
    phone: 'Write the whole phone number, with the prefix of your country',
    rut: 'Check the RUT: its last digit does not match',
    date: 'Write a day that exists, such as 28/02/2027',
    number: 'Write a whole number',
    money: 'Write an amount, in numbers only',
    signs: 'There are characters that cannot be kept: write this again',
    spouseBesidePartner: 'You already said that you have a partner: choose another relationship for this dependant.',
    secondSpouse: 'Only one of your dependants can be your spouse: choose another relationship for this one.',
    long: 'It is too long: write {{most}} characters at most',
  }),
];
