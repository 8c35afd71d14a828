import { requestTab } from '@cotejo/contract/paths';
import { offeredActions, type OfferedAction } from '@cotejo/core/requests';
import { buttonClass } from '@cotejo/ui/button';
import type { ListedItem } from './listed-item.ts';

/** A way from a card to its product: where to, the product's page and its part, its word and its look (A3-48). */
export interface CardButton {
  readonly link: string;
  readonly linkDetail: string;
  readonly tab: typeof requestTab;
  readonly text: OfferedAction;
  readonly class: string;
}

/**
 * Buttons per sales channel (decision 16): online first, and the executive beside it where both are offered. What nobody of the
 * family can have is asked about, less loudly (decision 0384).
 */
export function cardButtons({
  url,
  insuranceMetadata,
  profilePrice,
}: Pick<ListedItem, 'url' | 'insuranceMetadata' | 'profilePrice'>): readonly CardButton[] {
  return offeredActions(insuranceMetadata.salesChannel, profilePrice.total).map((text, index) => ({
    link: `${url}/${requestTab}`,
    linkDetail: url,
    tab: requestTab,
    text,
    class: buttonClass({
      look: index > 0 || text === 'ask' ? 'outline' : 'filled',
      size: 'beside',
      wide: true,
      className: text === 'buy' ? 'pulsing' : undefined,
    }),
  }));
}
