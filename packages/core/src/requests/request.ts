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

/** To buy a product online, to ask an executive for it, or to ask one about what nobody of the family can have. */
export type OfferedAction = 'buy' | 'request' | 'ask';

/**
 * What a family is offered to do about a product, the main one first (decision 16): where none of them has a price, to ask an
 * executive and nothing else (docs/decisions/0384). None: nobody sells it here.
 */
export function offeredActions(
  channels: readonly string[],
  { profilesWithPrice }: { readonly profilesWithPrice: number },
): readonly OfferedAction[] {
  const { online, executive, action } = salesOfferOf(channels);
  if (action !== null && profilesWithPrice === 0) return ['ask'];
  return [...(online ? (['buy'] as const) : []), ...(executive ? (['request'] as const) : [])];
}
