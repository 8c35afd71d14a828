import { translationOf } from '../texts/translations.ts';
import { priorCoverTexts } from './prior-cover-texts.ts';

export const translations = [
  translationOf(priorCoverTexts, {
    name: 'Prior coverage required',
    word: 'prior coverage required',
    'meaning.none': 'It does not require another system to pay first.',
    'meaning.previous':
      'Your isapre or Fonasa must reimburse at least $1. If it reimburses nothing, the insurance does not cover.',
    'meaning.equal':
      'Your isapre or Fonasa must cover at least {{fonasa}}% for regular coverage. If it covers less, the insurance assumes {{fonasa}}%. If it covers nothing, neither does the insurance.',
    'meaning.different':
      'Fonasa must cover at least {{fonasa}}%, and an isapre at least {{isapre}}%, for regular coverage. If your system covers less, the insurance assumes that percentage. If it covers nothing, neither does the insurance.',
    'meaning.fonasa': 'Fonasa must cover at least {{fonasa}}% for regular coverage; nothing is required of an isapre.',
    'meaning.isapre': 'An isapre must cover at least {{isapre}}% for regular coverage; nothing is required of Fonasa.',
  }),
];
