import { translationOf } from '../texts/translations.ts';
import { priorCoverTexts } from './prior-cover-texts.ts';

export const translations = [
  translationOf(priorCoverTexts, {
    name: 'Cobertura prévia exigida',
    word: 'cobertura prévia exigida',
    'meaning.none': 'Não exige que outro sistema cubra antes.',
    'meaning.previous': 'A sua isapre ou o Fonasa deve reembolsar pelo menos $1. Se não reembolsar nada, o seguro não cobre.',
    'meaning.equal':
      'A sua isapre ou o Fonasa deve cobrir pelo menos {{fonasa}}% para a cobertura normal. Se cobrir menos, o seguro supõe {{fonasa}}%. Se não cobrir nada, o seguro não cobre.',
    'meaning.different':
      'O Fonasa deve cobrir pelo menos {{fonasa}}% e uma isapre pelo menos {{isapre}}% para a cobertura normal. Se o seu sistema cobrir menos, o seguro supõe essa porcentagem. Se não cobrir nada, o seguro não cobre.',
    'meaning.fonasa': 'O Fonasa deve cobrir pelo menos {{fonasa}}% para a cobertura normal; de uma isapre não se exige nada.',
    'meaning.isapre': 'Uma isapre deve cobrir pelo menos {{isapre}}% para a cobertura normal; do Fonasa não se exige nada.',
  }),
];
