import type { Edition } from '../editions/edition.ts';

/** What of an edition a form depends on: how numbers are written, and what a telephone is like. */
export interface FormSetting {
  readonly thousands: string;
  readonly decimal: string;
  /** Decimals of an amount in the edition's currency. */
  readonly fractionDigits: number;
  readonly phone: Edition['phone'];
}

/** The setting of an edition's forms. */
export function formSettingOf({
  currency,
  currencyStyles,
  phone,
}: Pick<Edition, 'currency' | 'currencyStyles' | 'phone'>): FormSetting {
  const { thousands, decimal, fractionDigits } = currencyStyles[currency] ?? { thousands: '.', decimal: ',', fractionDigits: 0 };
  return { thousands, decimal, fractionDigits, phone };
}
