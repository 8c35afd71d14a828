import { translationOf } from '../texts/translations.ts';
import { notKeptTexts } from './not-kept-texts.ts';

export const translations = [
  translationOf(notKeptTexts, {
    title: 'Seu navegador não guarda estes dados',
    body: 'Eles valem até você fechar ou recarregar esta página. Costuma acontecer em uma janela privada ou quando o espaço está cheio.',
  }),
];
