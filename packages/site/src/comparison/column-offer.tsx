import { requestTab } from '@cotejo/contract/paths';
import { offeredActions } from '@cotejo/core/requests';
import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { FallbackUfNotice } from '../layout/fallback-uf-notice.tsx';
import { viewPrice } from '../price/price-view.ts';
import { useTexts } from '../texts/use-texts.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparedColumn } from './load-comparison.ts';
import { useComparedSetting } from './use-compared-setting.ts';

type ItemOfColumn = Pick<ComparedColumn, 'item'>;

/** The price in the other unit, and that it is of a UF that stands for the day's. */
export function OtherPrice({ item }: ItemOfColumn) {
  const view = viewPrice(item, useComparedSetting());
  return (
    <>
      {view?.other && <span className="block text-sm text-ink-2">{view.other}</span>}
      <FallbackUfNotice ufDate={item.profilePrice.ufDate} />
    </>
  );
}

/** The ways to a compared product, as its card has them. */
export function ColumnWays({ item }: ItemOfColumn) {
  const t = useTexts(comparisonTexts);
  const actions = offeredActions(item.insuranceMetadata.salesChannel, item.profilePrice.total);
  if (actions.length === 0) return <span className="mt-2.5 block text-sm text-ink-2">{t('notSold')}</span>;
  return (
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
  );
}

/** On narrow screens what the head has no room for while it stays in sight: who sells it, the other price and the ways to it. */
export function OfferRow({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  const t = useTexts(comparisonTexts);
  return (
    <tbody className="only-narrow">
      <tr>
        <th scope="row">{t('seller')}</th>
        {columns.map(({ item }, place) => (
          <td key={item.id} data-column={place}>
            <span className="block">{item.organization.displayName}</span>
            <OtherPrice item={item} />
            <ColumnWays item={item} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}
