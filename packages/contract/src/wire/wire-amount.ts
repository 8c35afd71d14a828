import { toNumber, type Money } from '@cotejo/core/money';
import type { Amount } from '../schemas/amount.ts';

/** An amount of the core in major units with its unit. */
export function wireAmount(amount: Money): Amount {
  return { value: toNumber(amount), unit: { code: amount.currency } };
}

/** The same for an amount that may be unknown. */
export function wireAmountOrNull(amount: Money | null): Amount | null {
  return amount === null ? null : wireAmount(amount);
}
