import { translationOf } from '../texts/translations.ts';
import { ruleTexts } from './rule-texts.ts';

export const translations = [
  translationOf(ruleTexts, {
    adultMissing: 'To take out cover, whoever pays has to be {{adult}} or older.',
    spouseYoung: 'Your spouse has to be {{adult}} or older: check the age or the relationship.',
    childOlder: 'Your child cannot be older than you: check the age or the relationship.',
    grandchildOlder: 'Your grandchild cannot be older than you: check the age or the relationship.',
    parentYounger: 'Your parent cannot be younger than you: check the age or the relationship.',
    fewEmployees: 'In Colombia, company plans start at {{minimum}} employees.',
    insurerMissing: 'Choose your EPS.',
    insurerNone: 'This plan adds to your EPS and does not replace it: to take it out you need to have one.',
    departurePassed: 'The day of departure is over: choose today or a later day.',
    homecomingPassed: 'The day of return is over: choose today or a later day.',
    homecomingEarly: 'You cannot return before you leave.',
    journeyLong: 'A journey can last up to {{maximumDays}} days: choose an earlier return.',
    spouseBesidePartner: 'You already said that you have a partner: choose another relationship for this dependant.',
    secondSpouse: 'Only one of your dependants can be your spouse: choose another relationship for this one.',
    employeesMissing: 'Write how many employees there are.',
  }),
];
