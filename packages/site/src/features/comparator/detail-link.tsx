import { textLinkClass } from '@cotejo/ui/text-link';
import type { MouseEvent } from 'react';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import { useEdition } from '../../edition-context.ts';
import { isPlainPress } from '../../layout/plain-press.ts';
import { PlainLink } from '../../layout/plain-link.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

interface DetailLinkProps {
  readonly item: ListedItem;
  /** Opens the detail of a product, by its path, over the list. */
  readonly openDetail: (productUrl: string) => void;
}

/** To the product's page (A2.3-27); a plain press opens the detail over the list where the edition says so (A2.3-28, A2.3-29). */
export function DetailLink({ item, openDetail }: DetailLinkProps) {
  const t = useTexts(resultTexts);
  const { cardDetail } = useEdition();
  const open = (event: MouseEvent): void => {
    measure({ event: 'select_item', ecommerce: shownItems([item], { pricesAreExample: false }) });
    if (cardDetail === 'page' || !isPlainPress(event)) return;
    event.preventDefault();
    openDetail(item.url);
  };
  return (
    <PlainLink
      to={item.url}
      aria-label={t('detailOf', { product: item.displayName })}
      aria-haspopup={cardDetail === 'modal' ? 'dialog' : undefined}
      onClick={open}
      className={textLinkClass({ className: 'min-h-11 w-full justify-center lg:min-h-9' })}
    >
      {t('detail')}
    </PlainLink>
  );
}
