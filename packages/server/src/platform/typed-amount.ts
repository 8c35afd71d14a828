import { decimalsOf, parseScaled, type Currency } from '@cotejo/core/money';

/**
 * The smallest steps of a currency in an amount as somebody types it, 15000 or 12.50; null: it is none. A dot before thousands, as
 * amounts are shown here, is none either: 3.000 pesos would be three.
 */
export function stepsTyped(amount: string, currency: Currency): number | null {
  const decimals = decimalsOf[currency];
  const [, after = ''] = amount.split('.');
  return after.length > decimals ? null : parseScaled(amount, decimals);
}
