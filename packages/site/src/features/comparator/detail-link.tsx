import { textLinkClass } from '@cotejo/ui/text-link';
import type { MouseEvent } from 'react';
import { Link, useHref, useNavigate } from 'react-router';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import { useEdition } from '../../edition-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import { detailOver } from './detail-url.ts';
import type { ListedItem } from './listed-item.ts';

/** Anything else asks the browser for another tab, a window or a file. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

interface DetailLinkProps {
  readonly item: ListedItem;
  /** Tells where the list is, for the detail to open over. */
  readonly listUrl: () => string;
}

/** To the product's page (A2.3-27); a plain press opens the detail over the list where the edition says so (A2.3-28, A2.3-29). */
export function DetailLink({ item, listUrl }: DetailLinkProps) {
  const t = useTexts(resultTexts);
  const { cardDetail } = useEdition();
  const navigate = useNavigate();
  const shownUrl = useHref(item.url);
  const open = (event: MouseEvent): void => {
    measure({ event: 'select_item', ecommerce: shownItems([item], { pricesAreExample: false }) });
    if (cardDetail === 'page' || !isPlain(event)) return;
    event.preventDefault();
    void navigate(detailOver(listUrl(), item.url), { mask: shownUrl, preventScrollReset: true });
  };
  return (
    <Link
      to={item.url}
      aria-label={t('detailOf', { product: item.displayName })}
      aria-haspopup={cardDetail === 'modal' ? 'dialog' : undefined}
      onClick={open}
      className={textLinkClass({ className: 'min-h-11 w-full justify-center lg:min-h-9' })}
    >
      {t('detail')}
    </Link>
  );
}
