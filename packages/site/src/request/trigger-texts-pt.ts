import { translationOf } from '../texts/translations.ts';
import { triggerTexts } from './trigger-texts.ts';

export const translations = [
  translationOf(triggerTexts, {
    more: 'Solicitar mais informações',
    doubts: 'Ainda tem dúvidas?',
    doubtsText: 'Um executivo responde pelo meio que você escolher. Você continua nesta página.',
  }),
];
