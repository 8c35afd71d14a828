import { defineTexts } from '../../texts/texts.ts';

/** How often a product is paid. */
export const paymentTexts = defineTexts('pago', {
  once: 'Se paga una sola vez.',
  'every.daily': 'Se paga cada día.',
  'every.weekly': 'Se paga cada semana.',
  'every.biweekly': 'Se paga cada dos semanas.',
  'every.threefortnights': 'Se paga cada tres quincenas.',
  months_one: 'Se paga cada mes: {{payments}} pagos al año.',
  months_other: 'Se paga cada {{count}} meses: {{payments}} pagos al año.',
  year: 'Se paga una vez al año.',
});
