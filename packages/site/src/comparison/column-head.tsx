import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { Price } from '@cotejo/ui/price';
import { Link } from 'react-router';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { viewPrice } from '../price/price-view.ts';
import { priceTexts } from '../price/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ColumnWays, OtherPrice } from './column-offer.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparedColumn } from './load-comparison.ts';
import { useComparedSetting } from './use-compared-setting.ts';

interface ColumnHeadProps {
  readonly column: ComparedColumn;
  /** Its place, from 0. */
  readonly place: number;
  /** The same comparison without it; null: it stays. */
  readonly withoutIt: string | null;
}

/** Mark, name, price and action of a product, above its values (B2.8-08); of a narrow screen, name and price (column-offer.tsx). */
export function ColumnHead({ column, place, withoutIt }: ColumnHeadProps) {
  const t = useTexts(comparisonTexts);
  const tPrice = useTexts(priceTexts);
  const spanish = useSpanishMark();
  const { item } = column;
  const view = viewPrice(item, useComparedSetting());
  return (
    <th scope="col" data-column={place}>
      <span className="column-tools flex items-start justify-between">
        <span className="only-wide">
          <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} size="small" />
        </span>
        {withoutIt !== null && (
          <Link
            to={withoutIt}
            preventScrollReset
            data-removes=""
            className={buttonClass({ look: 'quiet', size: 'icon', className: '-mt-2 -mr-2 max-w-none text-ink-2 print:hidden' })}
          >
            <Icon name="close" className="size-4" />
            <span className="sr-only">{t('remove', { product: item.displayName })}</span>
          </Link>
        )}
      </span>
      <span {...spanish} className="column-name block leading-tight font-bold wrap-anywhere">
        {item.displayName}
      </span>
      <span className="only-wide">
        <span className="block text-sm text-ink-2">{item.organization.displayName}</span>
      </span>
      <span className="mt-1 block lg:mt-2">
        {view ? <Price text={view.main} suffix={view.suffix} size="medium" /> : tPrice(`noPrice.${item.insures}`)}
      </span>
      <span className="only-wide">
        <OtherPrice item={item} />
        <ColumnWays item={item} />
      </span>
    </th>
  );
}
