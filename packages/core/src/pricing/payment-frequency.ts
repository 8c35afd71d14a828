/** How often a product is paid (C9-48). */
export const paymentFrequencies = [
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
] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

const monthsOfYear = 12;

/** Whole months from one payment to the next (C9-50), of each frequency that is counted in months (docs/decisions/0356). */
export const monthsPerPayment = {
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  fourmonths: 4,
  halfYearly: 6,
  yearly: monthsOfYear,
} as const satisfies Partial<Record<PaymentFrequency, number>>;

/** Payments of one year, of those: 12, 6, 4, 3, 2 or 1 (C9-49). */
export function paymentsPerYear(frequency: keyof typeof monthsPerPayment): number {
  return monthsOfYear / monthsPerPayment[frequency];
}
