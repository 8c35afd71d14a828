import { defineTexts } from '../texts/texts.ts';

/** How figures of a coverage are said, on a product's page and beside others. */
export const coverageAmountTexts = defineTexts('coberturas-montos', {
  range: '{{low}} a {{high}}',
  withFonasa: '{{share}} con Fonasa',
  withIsapre: '{{share}} con isapre',
  copay: 'Copago de {{amount}}',
  outOfPocket: 'Pagas hasta {{amount}}',
  noCap: 'Sin Tope',
  notCovered: 'No Cubre',
  'per.yearly_top': '{{amount}} al año',
  'per.monthly_top': '{{amount}} al mes',
  'per.weekly_top': '{{amount}} a la semana',
  'per.daily_top': '{{amount}} al día',
  'per.top_amount': '{{amount}} por evento',
  'per.max_coverage': '{{amount}} en total',
});
