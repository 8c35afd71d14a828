import { translationOf } from '../texts/translations.ts';
import { fieldErrorTexts } from './field-error-texts.ts';

export const translations = [
  translationOf(fieldErrorTexts, {
    missing: 'is missing',
    between: 'must be between {{from}} and {{to}}',
    atMost: 'at most {{most}}',
    orMore: 'must be {{least}} or more',
    orLess: 'must be {{most}} or less',
    number: 'must be a number',
    whole: 'must be a whole number',
    text: 'must be text',
    tooHigh: 'is too high',
    oneOf: 'must be one of: {{values}}',
    sex: "must be 'Masculino' or 'Femenino'",
    somebody: 'at least one person is missing',
    region: "'{{code}}' is not a known region",
    zone: "'{{code}}' is not a known area",
    work: "'{{code}}' is not a known kind of work",
    comparator: "'{{url}}' does not compare these products",
    notInUf: 'prices are not shown in UF here',
    threeClinics: 'at most three clinics',
    characters: 'has a character that is not accepted',
    longest: 'must have {{most}} characters or fewer',
    shortest: 'must have {{least}} characters or more',
    longestComment: 'must have at most {{most}} characters',
    noQuote: 'is not the number of a quote',
    unknownName: 'is not a known name',
    notValid: 'is not valid',
  }),
];
