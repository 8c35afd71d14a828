import { requestTab } from '@cotejo/contract/paths';
import { offeredActions } from '@cotejo/core/requests';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { Price } from '@cotejo/ui/price';
import { Link } from 'react-router';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { FallbackUfNotice } from '../layout/fallback-uf-notice.tsx';
import { viewPrice } from '../price/price-view.ts';
import { priceTexts } from '../price/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparedColumn } from './load-comparison.ts';
import { useComparedSetting } from './use-compared-setting.ts';

function ColumnPrice({ item }: Pick<ComparedColumn, 'item'>) {
  const tPrice = useTexts(priceTexts);
  const view = viewPrice(item, useComparedSetting());
  return (
    <span className="mt-1.5 block lg:mt-2">
      {view ? <Price text={view.main} suffix={view.suffix} size="medium" /> : tPrice(`noPrice.${item.insures}`)}
      {view?.other && <span className="block text-sm text-ink-2">{view.other}</span>}
      <FallbackUfNotice ufDate={item.profilePrice.ufDate} />
    </span>
  );
}

interface ColumnHeadProps {
  readonly column: ComparedColumn;
  /** Its place, from 0. */
  readonly place: number;
  /** The same comparison without it; null: it stays. */
  readonly withoutIt: string | null;
}

/** Mark, name, price and action of a product, above its values (B2.8-08). */
export function ColumnHead({ column, place, withoutIt }: ColumnHeadProps) {
  const t = useTexts(comparisonTexts);
  const spanish = useSpanishMark();
  const { item } = column;
  const actions = offeredActions(item.insuranceMetadata.salesChannel, item.profilePrice.total);
  return (
    <th scope="col" data-column={place}>
      <span className="flex items-start justify-between">
        <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} size="small" />
        {withoutIt !== null && (
          <Link
            to={withoutIt}
            preventScrollReset
            data-removes=""
            className={buttonClass({ look: 'quiet', size: 'icon', className: '-mt-2 -mr-2 text-ink-2 print:hidden' })}
          >
            <Icon name="close" className="size-4" />
            <span className="sr-only">{t('remove', { product: item.displayName })}</span>
          </Link>
        )}
      </span>
      <span {...spanish} className="mt-1.5 block leading-tight font-bold wrap-anywhere lg:mt-2">
        {item.displayName}
      </span>
      <span className="block text-sm text-ink-2">{item.organization.displayName}</span>
      <ColumnPrice item={item} />
      {actions.length === 0 ? (
        <span className="mt-2.5 block text-sm text-ink-2">{t('notSold')}</span>
      ) : (
        <span className="mt-2.5 flex max-w-few flex-wrap gap-2 *:flex-1 print:hidden">
          {actions.map((action) => (
            <Link
              key={action}
              to={`${item.url}/${requestTab}`}
              aria-label={t(`${action}Of`, { product: item.displayName })}
              className={buttonClass({ look: action === 'buy' ? 'filled' : 'outline', size: 'narrow' })}
            >
              {t(action)}
            </Link>
          ))}
        </span>
      )}
    </th>
  );
}
