/** Lead statuses of C §4 that intake uses. The full table comes with the executives' work. */
export const leadStatus = { unassigned: 1, assigned: 2, duplicate: 6 } as const;

/** What a product's sales channels offer (decision 16). */
export interface SalesOffer {
  readonly online: boolean;
  readonly executive: boolean;
  /** Words of the main button; null: nobody sells it here. */
  readonly action: 'Contratar' | 'Solicitar' | null;
}

const onlinePrefixes = ['QpOnlineSale', 'ExternalOnlineSale'] as const;
const mixedPrefix = 'QpMixSale';

/**
 * Reads one or several sales-channel values: prefixes decide, a mix or both kinds offer both (A4-42 to A4-49, decision 16).
 * A product without any channel is shown to be compared and not sold (docs/decisions/0103).
 */
export function salesOfferOf(channels: readonly string[]): SalesOffer {
  const mixed = channels.some((channel) => channel.startsWith(mixedPrefix));
  const online = mixed || channels.some((channel) => onlinePrefixes.some((prefix) => channel.startsWith(prefix)));
  const other = channels.some((channel) => ![mixedPrefix, ...onlinePrefixes].some((prefix) => channel.startsWith(prefix)));
  const executive = mixed || other;
  return { online, executive, action: online ? 'Contratar' : executive ? 'Solicitar' : null };
}
