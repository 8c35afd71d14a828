import { defineTexts } from '../../texts/texts.ts';

export const comparatorTexts = defineTexts('comparador', {
  planNotFound: 'No encontramos ese plan',
  planNotFoundNext: 'Aquí están los planes que puedes comparar hoy.',
});
