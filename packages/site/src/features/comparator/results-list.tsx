import { inLanguage } from '@cotejo/core/editions';
import { buttonClass } from '@cotejo/ui/button';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Link, useHref, useNavigate } from 'react-router';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { useBeforeScript } from '../../use-before-script.ts';
import { useLater } from '../../use-later.ts';
import { useEdition } from '../../edition-context.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import type { CardScript } from './card-script.ts';
import type { CompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts, identityOf } from '../../comparison/compare-slots.ts';
import { detailOver } from './detail-url.ts';
import { listTexts } from './list-texts.ts';
import type { ListedAnswer, ListedItem } from './listed-item.ts';
import type { ListData } from './load-page.ts';
import { CardSkeletons, LoadingMessage } from './loading-list.tsx';
import { keptPages } from './further-pages.ts';
import { loadKeptPages } from './load-kept-pages.ts';
import { Pager } from './pager.tsx';
import { factsOf } from './result-facts.tsx';
import { ResultsPage } from './results-page.tsx';
import { withPage } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';
import { useMoreResults } from './use-more-results.ts';
import { useSameFunction } from './use-same-function.ts';
import { useSteady, useSteadyEach } from './use-steady.ts';

interface ResultsListProps {
  readonly data: ListData;
  readonly answer: ListedAnswer;
  readonly state: ComparatorSearchState;
  /** Names the list for what is appended to it. */
  readonly listKey: string;
  /** Null: products of this comparator are not compared. */
  readonly selection: CompareSelection | null;
  /** What is said in the midst of the results; null: nothing. */
  readonly between: ReactNode;
  /** Null until the script of cards is there. */
  readonly later: CardScript | null;
}

/** Adds a product to what is compared, or takes it away; the same function for as long as the list is shown. */
function useToggle(selection: CompareSelection | null): (item: ListedItem) => void {
  return useSameFunction((item) => {
    if (selection === null) return;
    const index = chosenProducts(selection.slots).findIndex((product) => identityOf(product) === identityOf(item));
    if (index === -1) selection.add(item);
    else selection.remove(index);
  });
}

/** Opens the detail of a product, by its path, over the list; the same function for as long as the list is shown. */
function useOpenDetail(listUrl: string): (productUrl: string) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSameFunction((productUrl) => {
    const mask = inLanguage(productUrl, language);
    void navigate(detailOver(listUrl, productUrl), { mask, preventScrollReset: true });
  });
}

/** The results: cards in a grid or a list, then pages on desktops and 'Ver más resultados' on phones. */
export function ResultsList({ data, answer, state, listKey, selection, between, later }: ResultsListProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(null);
  const rememberFocus = useCallback((position: number) => {
    focusAt.current = position;
  }, []);
  const more = useMoreResults(answer, listKey, rememberFocus);
  const nextUrl = state.urlOf(withPage(state.search, more.nextPage));
  const nextHref = useHref(nextUrl);
  const listUrl = state.urlOf(state.search);
  const openDetail = useOpenDetail(listUrl);
  const kept = useLater(loadKeptPages, !import.meta.env.SSR && more.appended.length + keptPages() > 0 ? 'longer' : null);
  const view = state.search.view ?? 'tarjetas';
  const uf = useSteady(answer.metaData.uf);
  const { inUf } = state.search;
  const setting = useMemo(() => ({ edition, uf, inUf }), [edition, uf, inUf]);
  const pages = [useSteadyEach(answer.data), ...more.appended];
  const count = pages.reduce((sum, { length }) => sum + length, 0);
  const facts = useSteady(factsOf(pages));
  const toggle = useToggle(selection);
  useBeforeScript(
    () => {
      const articles = [...(list.current?.querySelectorAll('li > article') ?? [])];
      return answer.data.filter((_, index) => articles[index]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked);
    },
    (ticked) => ticked.forEach((item) => selection?.add(item)),
  );
  useEffect(() => {
    if (focusAt.current === null) return;
    // Reading goes on where the new results begin (decision 12).
    list.current?.querySelectorAll<HTMLElement>('li:not(.leaving) > article')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [count]);
  return (
    <>
      {answer.metaData.page > 1 && answer.data.length > 0 && (
        <Link
          to={state.urlOf(withPage(state.search, answer.metaData.page - 1))}
          className={buttonClass({ look: 'outline', size: 'large', wide: true, className: 'mb-3.5 lg:hidden' })}
        >
          {t('earlier')}
        </Link>
      )}
      <div ref={list} className="grid gap-3.5">
        {pages.map((items, index) => (
          <ResultsPage
            key={index}
            {...{ items, view, setting, facts, openDetail, later }}
            isAppended={index > 0}
            slots={selection?.slots ?? null}
            onToggle={toggle}
            between={index === 0 ? between : null}
          />
        ))}
      </div>
      {later && <later.ListBehaviour list={list} listKey={listKey} />}
      {kept && <kept.KeptPages {...{ list, data, more, listUrl }} />}
      {more.refusal !== null && (
        <div className="mt-5 lg:hidden">
          <RobotBox refusal={more.refusal} place="list" onProved={() => more.loadMore(nextUrl)} />
        </div>
      )}
      {more.hasMore && more.refusal === null && (
        <div className="list-more mt-5 lg:hidden">
          {more.hasFailed && (
            <p role="alert" className="mb-2 text-center text-danger">
              {t('moreFailed')}
            </p>
          )}
          <a
            href={nextHref}
            aria-disabled={more.isLoading}
            onClick={(event) => {
              event.preventDefault();
              if (!more.isLoading) more.loadMore(nextUrl);
            }}
            className={buttonClass({ look: 'outline', size: 'large', wide: true })}
          >
            {t('more')}
          </a>
        </div>
      )}
      {more.isLoading && (
        <div className="mt-3.5 grid gap-3.5 lg:hidden">
          <LoadingMessage />
          <CardSkeletons count={answer.metaData.pageSize} view={view} />
        </div>
      )}
      <Pager meta={answer.metaData} state={state} />
    </>
  );
}
