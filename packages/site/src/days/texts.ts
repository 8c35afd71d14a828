import { defineTexts } from '../texts/texts.ts';

/** A day as it is written in a sentence, and the names of months. */
export const dayTexts = defineTexts('dias', {
  day: '{{day}} de {{month}} de {{year}}',
  month1: 'enero',
  month2: 'febrero',
  month3: 'marzo',
  month4: 'abril',
  month5: 'mayo',
  month6: 'junio',
  month7: 'julio',
  month8: 'agosto',
  month9: 'septiembre',
  month10: 'octubre',
  month11: 'noviembre',
  month12: 'diciembre',
});
