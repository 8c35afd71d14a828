import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import { withFilters } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface PriceLimitsLineProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

/** With a price limit: how many are within it, and how many cost less or more (B2.11-01 to B2.11-03). */
export function PriceLimitsLine({ comparator, meta, state }: PriceLimitsLineProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const { preciomin, preciomax } = state.search.filters.prices;
  const { belowPriceLimit, abovePriceLimit, total } = meta;
  // An empty list offers its own ways out.
  if (total === 0 || (preciomin == null && preciomax == null)) return null;
  const count = (value: number): string => countText(value, comparator.noun, edition);
  const linkClass = 'font-semibold text-action';
  return (
    <p className="mt-5 rounded-card bg-surface-3 px-4.5 py-3 text-sm tabular">
      {t('inPriceRange', { results: count(total) })}{' '}
      {belowPriceLimit > 0 && (
        <>
          <Link
            to={state.urlOf(withFilters(state.search, { prices: { preciomin: null, preciomax } }))}
            replace
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
            replace
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
