import { defineTexts } from '../../texts/texts.ts';

/** What a list says first to who did not find what they came for. */
export const arrivalTexts = defineTexts('llegada', {
  planNotFound: 'No encontramos ese plan',
  planNotFoundNext: 'Aquí están los planes que puedes comparar hoy.',
});
