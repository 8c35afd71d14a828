import type { SalesChannel } from '../catalogue/catalogue.ts';
import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** Lead statuses of C §4 that intake uses. The full table comes with the executives' work. */
export const leadStatus = { unassigned: 1, assigned: 2 } as const;

/** Kinds of business an executive answers; `tipo` of a request names one. */
export const businessLines = ['isapre', 'seguros'] as const;
export type BusinessLine = (typeof businessLines)[number];

/** A quote holds at most this many days. */
export const maximumQuoteDays = 30;

/**
 * Last day a quote holds: the last day whose UF is published, at most 30 days ahead. A price that does not
 * depend on the UF holds 30 days. A price made with an older UF, or the fallback, holds for today only.
 */
export function quoteExpiry(today: PlainDate, ufPublishedUntil: PlainDate | null, dependsOnUf: boolean): PlainDate {
  const limit = addDays(today, maximumQuoteDays);
  if (!dependsOnUf) return limit;
  if (ufPublishedUntil === null || ufPublishedUntil < today) return today;
  return ufPublishedUntil < limit ? ufPublishedUntil : limit;
}

/** What a product's sales channels offer (decision 16). */
export interface SalesOffer {
  readonly online: boolean;
  readonly executive: boolean;
  /** Words of the main button. */
  readonly action: 'Contratar' | 'Solicitar';
}

const onlinePrefixes = ['QpOnlineSale', 'ExternalOnlineSale'] as const;
const mixedPrefix = 'QpMixSale';

/** Reads one or several sales-channel values: prefixes decide, a mix or both kinds offer both (A4-42 to A4-49, decision 16). */
export function salesOfferOf(channels: readonly (SalesChannel | string)[]): SalesOffer {
  const mixed = channels.some((channel) => channel.startsWith(mixedPrefix));
  const online = mixed || channels.some((channel) => onlinePrefixes.some((prefix) => channel.startsWith(prefix)));
  const other = channels.some((channel) => ![mixedPrefix, ...onlinePrefixes].some((prefix) => channel.startsWith(prefix)));
  return { online, executive: mixed || other || !online, action: online ? 'Contratar' : 'Solicitar' };
}
