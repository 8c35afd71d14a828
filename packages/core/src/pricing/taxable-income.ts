import { timesRatio, type Money } from '../money/money.ts';

/** Net income / 0.8 estimates the taxable one (C9-11, decision 22): written 5/4 to stay in whole numbers. */
export const netToTaxable = { numerator: 5, denominator: 4 } as const;

/** The taxable income that a net one stands for, rounded to the smallest unit of its currency; same period. */
export function taxableOf(net: Money): Money {
  return timesRatio(net, netToTaxable.numerator, netToTaxable.denominator);
}
