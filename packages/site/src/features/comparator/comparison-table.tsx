import { requestTab } from '@cotejo/contract/paths';
import type { FeatureAnswer } from '@cotejo/contract/catalogue';
import { salesOfferOf } from '@cotejo/core/requests';
import { Badge } from '@cotejo/ui/badge';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Mark } from '@cotejo/ui/mark';
import { Price } from '@cotejo/ui/price';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { Link, useLocation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { FallbackUfNotice } from '../../layout/fallback-uf-notice.tsx';
import { useSiteFacts } from '../../layout/site-facts.ts';
import { priceTexts } from '../../price/texts.ts';
import { viewPrice } from '../../price/price-view.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import { comparisonGroups, type ComparisonCell, type ComparisonGroup } from './comparison-rows.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { comparedFeatures, type ComparedColumn } from './load-comparison.ts';

function ColumnHead({ column }: { readonly column: ComparedColumn }) {
  const edition = useEdition();
  const t = useTexts(resultTexts);
  const spanish = useSpanishMark();
  const tPrice = useTexts(priceTexts);
  const { item } = column;
  const uf = useSiteFacts()?.uf ?? null;
  const { inUf } = readComparatorSearch(new URLSearchParams(useLocation().search));
  const view = viewPrice(item, { edition, uf, inUf });
  const offer = salesOfferOf(item.insuranceMetadata.salesChannel);
  return (
    <th scope="col" className="sticky top-0 z-1 border-b border-l border-line bg-surface p-4 text-left align-top font-normal">
      <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} size="small" />
      <span {...spanish} className="mt-2 block font-bold wrap-anywhere">
        {item.displayName}
      </span>
      <span className="block text-sm text-ink-2">{item.organization.displayName}</span>
      <span className="mt-2 block">
        {view ? <Price text={view.main} suffix={view.suffix} size="medium" /> : tPrice(`noPrice.${item.insures}`)}
        {view?.other && <span className="block text-sm text-ink-2">{view.other}</span>}
        <FallbackUfNotice ufDate={item.profilePrice.ufDate} />
      </span>
      {offer.action === null ? (
        <span className="mt-2.5 block text-sm text-ink-2">{t('notSold')}</span>
      ) : (
        <Link
          to={`${item.url}/${requestTab}`}
          aria-label={t(offer.online ? 'buyOf' : 'requestOf', { product: item.displayName })}
          className={buttonClass({ look: offer.online ? 'filled' : 'outline', size: 'small', className: 'mt-2.5 w-full' })}
        >
          {t(offer.online ? 'buy' : 'request')}
        </Link>
      )}
    </th>
  );
}

const cellClass = 'border-t border-l border-line px-4 py-2.5 text-left align-top';
const rowHeadClass = 'border-t border-line px-4 py-2.5 text-left align-top font-medium text-ink-2';

function ValueCell({ cell }: { readonly cell: ComparisonCell }) {
  const t = useTexts(comparisonTexts);
  return (
    <td className={`${cellClass} ${cell.isBest ? 'bg-best-soft font-bold' : ''} ${cell.isQuiet ? 'text-ink-2' : ''}`}>
      {cell.text}
      {cell.isBest && (
        <>
          {' '}
          <Badge tone="best">{t('best')}</Badge>
        </>
      )}
    </td>
  );
}

function GroupHead({ title, span }: { readonly title: string; readonly span: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className="border-y border-line bg-surface-2 px-4 py-2 text-left text-sm font-bold">
        {title}
      </th>
    </tr>
  );
}

function Group({ group, span }: { readonly group: ComparisonGroup; readonly span: number }) {
  return (
    <tbody>
      <GroupHead title={group.title} span={span} />
      {group.rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row" className={rowHeadClass}>
            {label}
          </th>
          {cells.map((cell, index) => (
            <ValueCell key={index} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function FeatureCell({ feature }: { readonly feature: FeatureAnswer | undefined }) {
  const t = useTexts(comparisonTexts);
  const isIncluded = feature?.included === true;
  return (
    <td className={`${cellClass} ${isIncluded ? '' : 'text-ink-2'}`}>
      <span className="flex items-center gap-1.5">
        <Icon name={isIncluded ? 'check' : 'minus'} className={`size-4 ${isIncluded ? 'text-best' : ''}`} />
        {t(isIncluded ? 'included' : 'notIncluded')}
      </span>
    </td>
  );
}

/** The main features, in colour where the product has them and grey where not (B2.8-06). */
function FeatureGroup({ columns, span }: { readonly columns: readonly ComparedColumn[]; readonly span: number }) {
  const t = useTexts(comparisonTexts);
  const features = comparedFeatures(columns);
  // Where the sources tell of none, nothing is known to be missing.
  if (!columns.some((column) => column.features.some(({ included }) => included))) return null;
  return (
    <tbody>
      <GroupHead title={t('benefits')} span={span} />
      {features.map(({ id, displayName }) => (
        <tr key={id}>
          <th scope="row" className={rowHeadClass}>
            {displayName}
          </th>
          {columns.map((column) => (
            <FeatureCell key={column.item.id} feature={column.features.find((feature) => feature.id === id)} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Up to three products side by side; the third takes its share of the width from the others (B2.8-09). */
export function ComparisonTable({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  const words = { edition: useEdition(), t: useTexts(comparisonTexts), tPrice: useTexts(priceTexts) };
  const { t } = words;
  const tResult = useTexts(resultTexts);
  const span = columns.length + 1;
  return (
    <table
      data-columns={columns.length}
      className={`w-full table-fixed border-separate border-spacing-0 tabular ${columns.length < 3 ? 'lg:max-w-[56rem]' : ''}`}
    >
      <caption className="sr-only">{t('caption', { products: columns.map(({ item }) => item.displayName).join(', ') })}</caption>
      <colgroup>
        <col className="w-32 lg:w-56" />
        {columns.map(({ item }) => (
          <col key={item.id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className="sticky top-0 z-1 border-b border-line bg-surface">
            <span className="sr-only">{t('what')}</span>
          </td>
          {columns.map((column) => (
            <ColumnHead key={column.item.id} column={column} />
          ))}
        </tr>
      </thead>
      {comparisonGroups(columns, words).map((group) => (
        <Group key={group.title} group={group} span={span} />
      ))}
      <FeatureGroup columns={columns} span={span} />
      <tbody>
        <tr>
          <th scope="row" className={rowHeadClass}>
            {t('detail')}
          </th>
          {columns.map(({ item }) => (
            <td key={item.id} className={cellClass}>
              <Link
                to={item.url}
                aria-label={tResult('detailOf', { product: item.displayName })}
                className="font-semibold text-action"
              >
                {tResult('detail')}
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
