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
      className="@container fixed inset-x-0 bottom-0 z-10 h-18 border-t border-line bg-surface lg:hidden"
    >
      <div className="flex items-start gap-2.5 px-4 pt-2.5 @max-few:gap-1 @max-few:px-2">
        <button
          type="button"
          popoverTarget={filterPanelId}
          className={buttonClass({
            look: 'outline',
            size: 'large',
            className: 'shrink-0 noscript:max-xs:px-3 noscript:max-xs:[&>svg]:hidden @max-few:px-2',
          })}
        >
          <Icon name="filter" />
          <span className="@max-few:sr-only">{number > 0 ? t('filtersOn', { number }) : t('filters')}</span>
        </button>
        <SortControl sorts={comparator.sorts} state={state} className="min-w-0 flex-1" />
      </div>
    </div>
  );
}
