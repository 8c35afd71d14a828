import type { Period } from '@cotejo/core/money';

const suffixes: Readonly<Record<Period, string>> = { month: '/mes', year: '/año', once: ' por viaje' };

/** What stands right after a price: '/mes' or '/año' (A9-26, A9-27); what is paid once is paid for a journey. */
export function periodSuffix(period: Period): string {
  return suffixes[period];
}

/** The same after the part of one person of a collective product: '/mes p/p' (A9-28). */
export function perPersonSuffix(period: Period): string {
  return `${suffixes[period]} p/p`;
}
