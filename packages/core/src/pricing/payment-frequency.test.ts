import { expect, it } from 'vitest';
import { monthsPerPayment, paymentFrequencies, paymentsPerYear } from './payment-frequency.ts';

it('C9-48 a product is paid by one of eleven frequencies', () => {
  expect([...paymentFrequencies]).toEqual([
    'daily',
    'weekly',
    'biweekly',
    'monthly',
    'threefortnights',
    'bimonthly',
    'quarterly',
    'fourmonths',
    'halfYearly',
    'yearly',
    'unlimited',
  ]);
});

it.each([
  ['monthly', 1, 12],
  ['bimonthly', 2, 6],
  ['quarterly', 3, 4],
  ['fourmonths', 4, 3],
  ['halfYearly', 6, 2],
  ['yearly', 12, 1],
] as const)('C9-49 C9-50 who pays %s pays every %d months, %d times a year', (frequency, months, payments) => {
  expect([monthsPerPayment[frequency], paymentsPerYear(frequency)]).toEqual([months, payments]);
});
