import type { CompareAnswer } from '@cotejo/contract/compare';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { Frozen } from '../../frozen.tsx';
import { failureTexts } from '../../failures/texts.ts';
import { useUfText } from '../../price/use-uf-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useLater } from '../../use-later.ts';
import { loadCardScript } from './card-script.ts';
import { holdListRoom, keptPages } from './further-pages.ts';
import { CompareForm } from './compare-form.tsx';
import { ChipRow } from './chip-row.tsx';
import type { CompareSelection } from '../../comparison/compare-selection.ts';
import { EmptyList } from './empty-list.tsx';
import { PastLastPage, OfflineNotice } from './list-states.tsx';
import { CardSkeletons, LoadingMessage } from './loading-list.tsx';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer } from './listed-item.ts';
import type { ListData } from './load-page.ts';
import { hasPriceLimit, PriceLimitsLine } from './price-limits-line.tsx';
import { ResultLine, resultsId } from './result-line.tsx';
import { ResultsList } from './results-list.tsx';
import { comparatorTexts } from './texts.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface ListAreaProps {
  readonly data: ListData;
  readonly answer: ListedAnswer;
  readonly state: ComparatorSearchState;
  readonly isLoading: boolean;
  /** Null: products of this comparator are not compared. */
  readonly selection: CompareSelection | null;
  readonly onRetry: () => void;
}

/** Which UF the prices of the list were made with; an older one, or the fallback, stands out (decision 8). */
function UfNotice({ uf }: { readonly uf: CompareAnswer['metaData']['uf'] }) {
  const t = useTexts(comparatorTexts);
  const tFailure = useTexts(failureTexts);
  const ufText = useUfText();
  if (!uf) return null;
  if (uf.status === 'of-the-day') return <p className="mb-3.5 text-sm text-ink-2 tabular">{t('todaysUf', { uf: ufText(uf) })}</p>;
  return (
    <p className="mb-3.5 rounded-control bg-warm-soft px-3.5 py-2 text-sm text-warm">
      {uf.status === 'fallback' ? tFailure('getUf') : t('olderUf', { uf: ufText(uf) })}
    </p>
  );
}

/** Another page is read from its beginning: focus goes to the heading of the list. */
function usePageFocus(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) heading.current?.focus({ preventScroll: true });
    last.current = page;
  }, [page]);
  return heading;
}

/** The list with its line, chips and notices; placeholders while another list is loading. */
export function ListArea({ data, answer, state, isLoading, selection, onRetry }: ListAreaProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const later = useLater(loadCardScript, null, true);
  const [first] = useState(answer);
  const { comparator, list } = data;
  const meta = answer.metaData;
  const isOfSeveral = answer.data.some(({ profilePrice: { total } }) => total.profilesEvaluated > 1);
  const view = state.search.view ?? 'tarjetas';
  const { view: _view, inUf: _inUf, ...listed } = state.search;
  const listKey = JSON.stringify([comparator.url, listed, data.profile, edition.id]);
  const heading = usePageFocus(meta.page);
  const { key } = useLocation();
  // The height that is held free for a list that was longer is that list's: no other list has it, and no other page.
  useLayoutEffect(() => {
    if (keptPages() === 0) holdListRoom(false);
  }, [key]);
  useLayoutEffect(() => () => holdListRoom(false), []);
  const hasLimits = meta.total > 0 && hasPriceLimit(state.search);
  const limits = hasLimits ? <PriceLimitsLine comparator={comparator} meta={meta} state={state} /> : null;
  return (
    <section aria-labelledby={resultsId} aria-busy={isLoading} className="@container min-w-0">
      <h2 ref={heading} id={resultsId} tabIndex={-1} className="sr-only">
        {t('results')}
      </h2>
      <ResultLine {...{ comparator, meta, state, isLoading, isOfSeveral }} isOfBefore={list.kind === 'offline'} />
      {/* An empty list names its filters itself. */}
      {(meta.total > 0 || isLoading) && <ChipRow {...{ comparator, meta, state }} />}
      {list.kind === 'offline' && <OfflineNotice uf={meta.uf} onRetry={onRetry} />}
      {list.kind !== 'offline' && edition.indexedUnit && answer.data.length > 0 && <UfNotice uf={meta.uf} />}
      <div className="list-room">
        {isLoading ? (
          <>
            <LoadingMessage />
            <div className={`grid gap-3.5 ${view === 'tarjetas' ? 'lg:@sm:grid-cols-2' : ''}`}>
              <CardSkeletons count={meta.pageSize} view={view} />
            </div>
          </>
        ) : (
          <>
            {meta.total === 0 && <EmptyList comparator={comparator} meta={meta} state={state} />}
            {meta.total > 0 && answer.data.length === 0 && <PastLastPage comparator={comparator} meta={meta} state={state} />}
            <ResultsList {...{ data, answer, state, listKey, selection, later }} between={limits} />
          </>
        )}
      </div>
      <Frozen name="compare">
        {import.meta.env.SSR && selection !== null && meta.total > 0 && (
          <CompareForm comparator={comparator} search={state.search} />
        )}
      </Frozen>
      {/* There before it says something, so that it is read out. */}
      <div role="status">{later && <later.UpdatedSnackbar answer={answer} first={first} />}</div>
    </section>
  );
}
