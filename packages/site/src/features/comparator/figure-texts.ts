import { defineTexts } from '../../texts/texts.ts';

/** What a result is ordered by, as who is of the house sees it. */
export const figureTexts = defineTexts('cifras-del-orden', {
  score: 'Puntaje',
  affinity: 'Afinidad',
  points: 'Puntos',
  none: 'sin dato',
});
