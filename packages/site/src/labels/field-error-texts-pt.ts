import { translationOf } from '../texts/translations.ts';
import { fieldErrorTexts } from './field-error-texts.ts';

export const translations = [
  translationOf(fieldErrorTexts, {
    missing: 'falta',
    between: 'deve estar entre {{from}} e {{to}}',
    atMost: 'são no máximo {{most}}',
    orMore: 'deve ser {{least}} ou mais',
    orLess: 'deve ser {{most}} ou menos',
    number: 'deve ser um número',
    whole: 'deve ser um número inteiro',
    text: 'deve ser um texto',
    tooHigh: 'é alto demais',
    oneOf: 'deve ser um de: {{values}}',
    sex: "deve ser 'Masculino' ou 'Femenino'",
    somebody: 'falta pelo menos uma pessoa',
    region: "'{{code}}' não é uma região conhecida",
    zone: "'{{code}}' não é uma área conhecida",
    work: "'{{code}}' não é um tipo de trabalho conhecido",
    comparator: "'{{url}}' não compara estes produtos",
    notInUf: 'aqui os preços não são mostrados em UF',
    threeClinics: 'são no máximo três clínicas',
    characters: 'tem um caractere que não é aceito',
    longest: 'deve ter {{most}} caracteres ou menos',
    shortest: 'deve ter {{least}} caracteres ou mais',
    longestComment: 'deve ter no máximo {{most}} caracteres',
    noQuote: 'não é o número de uma cotação',
    unknownName: 'não é um nome conhecido',
    notValid: 'não é válido',
  }),
];
