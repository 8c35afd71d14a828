import type { PaymentInfo } from '@cotejo/contract/payment';
import { monthsPerPayment, paymentsPerYear } from '@cotejo/core/payment-frequency';
import type { TranslateOf } from '../../texts/texts.ts';
import type { paymentTexts } from './payment-texts.ts';

/** 'Se paga cada 3 meses: 4 pagos al año.'; null where nothing is paid here, or how often is not told. */
export function paymentFrequencyText(
  { flow, frequency }: Pick<PaymentInfo, 'flow' | 'frequency'>,
  t: TranslateOf<typeof paymentTexts>,
): string | null {
  if (flow === 'no_payment') return null;
  if (flow === 'one_time') return t('once');
  switch (frequency) {
    case null:
    case 'unlimited':
      return null;
    case 'daily':
    case 'weekly':
    case 'biweekly':
    case 'threefortnights':
      return t(`every.${frequency}`);
    case 'yearly':
      return t('year');
    case 'monthly':
    case 'bimonthly':
    case 'quarterly':
    case 'fourmonths':
    case 'halfYearly':
      return t('months', { count: monthsPerPayment[frequency], payments: paymentsPerYear(frequency) });
  }
}
