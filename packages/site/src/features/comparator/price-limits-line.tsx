import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import { withFilters } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

/** The list is narrowed by price. */
export function hasPriceLimit({ filters: { prices } }: ComparatorSearch): boolean {
  return prices.preciomin != null || prices.preciomax != null;
}

interface PriceLimitsLineProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

/** Between the results, with a price limit: how many are within it, and how many cost less or more (B2.11-01 to B2.11-03). */
export function PriceLimitsLine({ comparator, meta, state }: PriceLimitsLineProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const { preciomin, preciomax } = state.search.filters.prices;
  const { belowPriceLimit, abovePriceLimit, total } = meta;
  const count = (value: number): string => countText(value, comparator.noun, edition);
  const linkClass = 'font-semibold text-action';
  return (
    <p className="rounded-card bg-surface-3 px-4.5 py-3 text-sm tabular">
      {t('inPriceRange', { results: count(total) })}{' '}
      {belowPriceLimit > 0 && (
        <>
          <Link
            to={state.urlOf(withFilters(state.search, { prices: { preciomin: null, preciomax } }))}
            preventScrollReset
            className={linkClass}
          >
            {t('cheaper', { results: count(belowPriceLimit) })}
          </Link>
          .{' '}
        </>
      )}
      {abovePriceLimit > 0 && (
        <>
          <Link
            to={state.urlOf(withFilters(state.search, { prices: { preciomin, preciomax: null } }))}
            preventScrollReset
            className={linkClass}
          >
            {t('dearer', { results: count(abovePriceLimit) })}
          </Link>
          .
        </>
      )}
    </p>
  );
}
