import { requestTab } from '@cotejo/contract/paths';
import { salesOfferOf } from '@cotejo/core/requests';
import { buttonClass } from '@cotejo/ui/button';
import type { ListedItem } from './listed-item.ts';

/** A way from a card to its product: where to, the product's page and its part, its word and its look (A3-48). */
export interface CardButton {
  readonly link: string;
  readonly linkDetail: string;
  readonly tab: typeof requestTab;
  readonly text: 'buy' | 'request';
  readonly class: string;
}

/** Buttons per sales channel (decision 16): online first, and the executive beside it where both are offered. */
export function cardButtons({ url, insuranceMetadata }: Pick<ListedItem, 'url' | 'insuranceMetadata'>): readonly CardButton[] {
  const offer = salesOfferOf(insuranceMetadata.salesChannel);
  const way: Pick<CardButton, 'link' | 'linkDetail' | 'tab'> = { link: `${url}/${requestTab}`, linkDetail: url, tab: requestTab };
  const outlined = offer.online ? 'outline' : 'filled';
  return [
    ...(offer.online ? [{ ...way, text: 'buy', class: buttonClass({ wide: true, className: 'pulsing' }) } as const] : []),
    ...(offer.executive ? [{ ...way, text: 'request', class: buttonClass({ look: outlined, wide: true }) } as const] : []),
  ];
}
