import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { buttonClass } from '@cotejo/ui/button';
import { EmptyState } from '@cotejo/ui/empty-state';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ChipRow } from './chip-row.tsx';
import { filterTexts } from './filter-texts.ts';
import { genderOf } from './noun-gender.ts';
import { relaxationChips } from './relaxation-chips.ts';
import { countFilters, withoutFilters } from './search-changes.ts';
import { comparatorTexts } from './texts.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface EmptyListProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

const wayOut = buttonClass({ look: 'outline', className: 'w-full py-2 text-center text-balance whitespace-normal' });

/**
 * No dead end (decision 0395): the two changes that give most, each with what it gives; that no single one does; and every filter that is
 * on, with its way out.
 */
export function EmptyList({ comparator, meta, state }: EmptyListProps) {
  const edition = useEdition();
  const t = useTexts(comparatorTexts);
  const tFilter = useTexts(filterTexts);
  const { noun } = comparator;
  const relaxations = relaxationChips(state.search, meta, { edition, t: tFilter });
  const filters = countFilters(state.search);
  const hasOne = relaxations.length > 0;
  return (
    <EmptyState title={t(`empty.${genderOf(noun)}`, { noun: noun.one })}>
      <p className="mb-3 text-ink-2">
        {hasOne ? t('emptyWithChanges', { count: relaxations.length }) : t(filters > 1 ? 'emptyNext' : 'emptyUnfiltered')}
      </p>
      <ul data-hands-on="" className="grid gap-2 lg:max-w-text">
        {relaxations.map(({ key, label, search, total }) => (
          <li key={key}>
            <Link to={state.urlOf(search)} className={wayOut}>
              {tFilter('relaxed', { change: label, results: countText(total, noun, edition) })}
            </Link>
          </li>
        ))}
        {!hasOne && filters > 0 && (
          <li>
            <Link to={state.urlOf(withoutFilters(state.search))} className={wayOut}>
              {t('emptyClear')}
            </Link>
          </li>
        )}
      </ul>
      {filters > 0 && <p className="mt-4 mb-2 text-ink-2">{t('emptyFilters')}</p>}
      <ChipRow {...{ comparator, meta, state }} offersAll={hasOne} />
    </EmptyState>
  );
}
