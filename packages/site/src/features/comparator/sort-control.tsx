import { buttonClass } from '@cotejo/ui/button';
import { Select } from '@cotejo/ui/select';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useBeforeScript } from '../../use-before-script.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';
import { SearchFields } from './search-fields.tsx';
import { withSort } from './search-changes.ts';
import { namedSorts } from './sort-names.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface SortControlProps {
  /** Orders that the list can have. */
  readonly sorts: ComparatorAnswer['sorts'];
  readonly state: ComparatorSearchState;
  readonly className: string;
}

/** The order of the list: a native select, which a form without script sends with a button. */
export function SortControl({ sorts, state, className }: SortControlProps) {
  const { pathname } = useLocation();
  const t = useTexts(listTexts);
  const select = useRef<HTMLSelectElement>(null);
  const chosenIn = (value: string | undefined) => sorts.find((sort) => sort === value) ?? null;
  const choose = (value: string): void => {
    const chosen = chosenIn(value);
    if (chosen && chosen !== state.search.sort) state.apply(withSort(state.shown(), chosen));
  };
  const early = useRef<ReturnType<typeof chosenIn>>(null);
  useBeforeScript(
    () => chosenIn(select.current?.value),
    () => {
      if (early.current) state.apply(withSort(state.shown(), early.current));
    },
    (found) => {
      if (found === null || found === state.search.sort) return;
      early.current = found;
      state.show(withSort(state.shown(), found));
    },
  );
  return (
    <Form method="get" action={pathname} className={`flex gap-2 ${className}`}>
      <SearchFields search={state.search} part="all-but-sort" />
      <Select
        ref={select}
        boxClass="min-w-0 grow @max-few:[&>svg]:right-1"
        name="sort"
        aria-label={t('sort')}
        value={state.search.sort}
        onChange={(event) => choose(event.currentTarget.value)}
        className="min-h-12 text-sm leading-tight font-semibold @max-few:pr-6 @max-few:pl-2 lg:pointer-fine:min-h-9"
      >
        {namedSorts(sorts, state.search.sort).map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" aria-label={t('goToSortLong')} className={buttonClass({ look: 'outline', size: 'small' })}>
          {t('goToSort')}
        </button>
      </noscript>
    </Form>
  );
}
