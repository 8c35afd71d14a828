import { buttonClass } from '@cotejo/ui/button';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useHref } from 'react-router';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { useBeforeScript } from '../../use-before-script.ts';
import { useEdition } from '../../edition-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useLater } from '../../use-later.ts';
import { loadCardScript } from './card-script.ts';
import type { CompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts, identityOf, isChosen, isClosedTo } from '../../comparison/compare-slots.ts';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer, ListedItem } from './listed-item.ts';
import { CardSkeletons } from './loading-list.tsx';
import { Pager } from './pager.tsx';
import { ResultCard, type ComparisonState } from './result-card.tsx';
import { factsOf } from './result-facts.tsx';
import { withPage } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';
import { useMoreResults } from './use-more-results.ts';
import { useSteady } from './use-steady.ts';
import { useTurns } from './use-turns.ts';

interface ResultsListProps {
  readonly answer: ListedAnswer;
  readonly state: ComparatorSearchState;
  /** Names the list for what is appended to it. */
  readonly listKey: string;
  /** Null: products of this comparator are not compared. */
  readonly selection: CompareSelection | null;
  /** What is said in the midst of the results; null: nothing. */
  readonly between: ReactNode;
}

/** How many results stand above what is said between them: three rows of a grid. */
const resultsAbove = 6;

/** Adds a product to what is compared, or takes it away; the same function for as long as the list is shown. */
function useToggle(selection: CompareSelection | null): (item: ListedItem) => void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  return useCallback((item: ListedItem) => {
    const { current } = latest;
    if (current === null) return;
    const index = chosenProducts(current.slots).findIndex((product) => identityOf(product) === identityOf(item));
    if (index === -1) current.add(item);
    else current.remove(index);
  }, []);
}

function stateOf(item: ListedItem, selection: CompareSelection | null): ComparisonState {
  if (selection === null) return 'none';
  if (isChosen(selection.slots, item)) return 'chosen';
  return isClosedTo(selection.slots, item) ? 'closed' : 'open';
}

/** What is not laid out before it nears the screen: results that were appended, and at first those below the first screen. */
function placeClass(index: number, firstPage: number, notLaidOutFrom: number | null): string {
  if (index >= firstPage) return 'unseen-card';
  return notLaidOutFrom !== null && index >= notLaidOutFrom ? 'unseen-card first-look' : '';
}

/** The results: cards in a grid or a list, then pages on desktops and 'Ver más resultados' on phones. */
export function ResultsList({ answer, state, listKey, selection, between }: ResultsListProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(null);
  const rememberFocus = useCallback((position: number) => {
    focusAt.current = position;
  }, []);
  const more = useMoreResults(answer, listKey, rememberFocus);
  const nextUrl = state.urlOf(withPage(state.search, more.nextPage));
  const nextHref = useHref(nextUrl);
  const listUrl = state.urlOf(state.search);
  const view = state.search.view ?? 'tarjetas';
  const { uf } = answer.metaData;
  const { inUf } = state.search;
  const setting = useMemo(() => ({ edition, uf, inUf }), [edition, uf, inUf]);
  const items = [...answer.data, ...more.appended];
  const lastAbove = Math.min(resultsAbove, items.length) - 1;
  const facts = useSteady(factsOf(items));
  const toggle = useToggle(selection);
  const later = useLater(loadCardScript, null, true);
  const { alive, notLaidOutFrom } = useTurns(later !== null, items.length);
  useBeforeScript(
    () => {
      const articles = [...(list.current?.querySelectorAll(':scope > li > article') ?? [])];
      return items.filter((_, index) => articles[index]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked);
    },
    (ticked) => ticked.forEach((item) => selection?.add(item)),
  );
  useEffect(() => {
    if (focusAt.current === null) return;
    // Reading goes on where the new results begin (decision 12).
    list.current?.querySelectorAll<HTMLElement>(':scope > li > article')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [items.length]);
  return (
    <>
      <ul ref={list} data-view={view} className={`grid gap-3.5 ${view === 'tarjetas' ? 'lg:@sm:grid-cols-2' : ''}`}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            <li className={`grid min-w-0 ${placeClass(index, answer.data.length, notLaidOutFrom)}`}>
              <ResultCard
                {...{ item, view, setting, facts, listUrl }}
                later={index < alive ? later : null}
                comparison={stateOf(item, selection)}
                onToggle={toggle}
              />
            </li>
            {between !== null && index === lastAbove && <li className="col-span-full">{between}</li>}
          </Fragment>
        ))}
      </ul>
      {later && <later.ListBehaviour list={list} listKey={listKey} count={items.length} />}
      {more.isLoading && (
        <div className="mt-3.5 grid gap-3.5 lg:hidden">
          <CardSkeletons count={answer.metaData.pageSize} view={view} />
        </div>
      )}
      {more.refusal !== null && (
        <div className="mt-5 lg:hidden">
          <RobotBox refusal={more.refusal} place="list" onProved={() => more.loadMore(nextUrl)} />
        </div>
      )}
      {more.hasMore && !more.isLoading && more.refusal === null && (
        <div className="mt-5 lg:hidden">
          {more.hasFailed && <p className="mb-2 text-center text-danger">{t('moreFailed')}</p>}
          <a
            href={nextHref}
            onClick={(event) => {
              event.preventDefault();
              more.loadMore(nextUrl);
            }}
            className={buttonClass({ look: 'outline', size: 'large', wide: true })}
          >
            {t('more')}
          </a>
        </div>
      )}
      <Pager meta={answer.metaData} state={state} />
    </>
  );
}
