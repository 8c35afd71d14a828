/** How a contract is paid, as far as whoever closed it said: a subscription that charges by itself, once, or by transfers that the person makes. */
export const paymentWays = ['subscription', 'single', 'transfer'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** By the sub-statuses of 'Cerrado' (C §4). */
const wayOfSubStatus: ReadonlyMap<number, PaymentWay> = new Map([
  [331, 'subscription'],
  [332, 'single'],
  [333, 'transfer'],
]);

/** How a closed request is paid by its sub-status; null: nobody said. */
export function paymentWayOf(subStatus: number | null): PaymentWay | null {
  return (subStatus === null ? null : wayOfSubStatus.get(subStatus)) ?? null;
}
