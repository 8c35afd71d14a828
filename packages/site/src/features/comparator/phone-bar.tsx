import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useTexts } from '../../texts/use-texts.ts';
import { filterPanelId } from './filter-panel.tsx';
import { filterTexts } from './filter-texts.ts';
import { countFilters } from './search-changes.ts';
import { SortControl } from './sort-control.tsx';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface PhoneBarProps {
  readonly comparator: ComparatorAnswer;
  readonly state: ComparatorSearchState;
}

/** Filters and order at the thumb, on phones only. */
export function PhoneBar({ comparator, state }: PhoneBarProps) {
  const t = useTexts(filterTexts);
  const number = countFilters(state.search);
  return (
    <div
      data-bar-bottom="phone"
      className="fixed inset-x-0 bottom-0 z-10 flex h-18 items-start gap-2.5 border-t border-line bg-surface px-4 pt-2.5 lg:hidden"
    >
      <button
        type="button"
        popoverTarget={filterPanelId}
        className={buttonClass({ look: 'outline', size: 'large', className: 'flex-1' })}
      >
        <Icon name="filter" />
        {number > 0 ? t('filtersOn', { number }) : t('filters')}
      </button>
      <SortControl sorts={comparator.sorts} state={state} className="flex-1" />
    </div>
  );
}
