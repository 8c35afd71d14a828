import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { RobotRefusal } from '../../person-check/robot-refusal.ts';
import type { ListedAnswer, ListedItem } from './listed-item.ts';
import type { ComparatorData } from './load-page.ts';

type Pages = readonly (readonly ListedItem[])[];

/** Pages appended on a phone, by list; kept for the visit, so that Back finds them and the place in them again. */
const appendedLists = new Map<string, Pages>();
const mostListsKept = 5;

function keep(listKey: string, pages: Pages): void {
  appendedLists.delete(listKey);
  appendedLists.set(listKey, pages);
  const oldest = appendedLists.keys().next();
  if (appendedLists.size > mostListsKept && !oldest.done) appendedLists.delete(oldest.value);
}

function countOf(pages: Pages): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

export interface MoreResults {
  /** Pages after the list's own, each the same for as long as it is there. */
  readonly appended: Pages;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Not null: the visitor was taken for a robot. */
  readonly refusal: RobotRefusal | null;
  readonly hasMore: boolean;
  readonly nextPage: number;
  readonly loadMore: (url: string) => void;
  /** Takes in the pages that the list had when its entry of the history was left. */
  readonly restore: (pages: Pages) => void;
}

/**
 * Appends page after page to a list (decision 12). `listKey` names the list: its filters, order, first page and family;
 * another list starts anew. `onAppended` is told the position of the first new result, to take focus there.
 */
export function useMoreResults(answer: ListedAnswer, listKey: string, onAppended: (position: number) => void): MoreResults {
  const fetcher = useFetcher<ComparatorData>();
  const [state, setState] = useState({ listKey, pages: appendedLists.get(listKey) ?? [] });
  const wanted = useRef<string>(null);
  // The list that a page is on its way for. The router tells of it when React has time, and a long list has a visitor press sooner.
  const [asking, setAsking] = useState<string>();
  const isLoading = asking === listKey;
  if (state.listKey !== listKey) setState({ listKey, pages: appendedLists.get(listKey) ?? [] });
  const { pageSize, page, total } = answer.metaData;
  const loaded = (page - 1) * pageSize + answer.data.length + countOf(state.pages);
  const { data, reset } = fetcher;
  const list = data?.kind === 'list' ? data.list : null;
  const arrived = list?.kind === 'loaded' ? list.answer.data : null;
  const refusal = list?.kind === 'failed' && list.failure.kind === 'robot' ? list.failure : null;

  // Before it is painted, so that nobody presses for a next page which this reset would take back.
  useLayoutEffect(() => {
    if (isLoading || !arrived || wanted.current !== listKey) return;
    wanted.current = null;
    const before = appendedLists.get(listKey) ?? [];
    const pages = [...before, arrived];
    keep(listKey, pages);
    setState({ listKey, pages });
    onAppended(answer.data.length + countOf(before));
    // What was appended is kept above; a later revalidation of the page must not ask for it again.
    reset();
  }, [arrived, isLoading, listKey, answer.data.length, onAppended, reset]);

  // Another list knows nothing of why this one could not go on.
  useEffect(() => () => reset(), [listKey, reset]);

  return {
    appended: state.listKey === listKey ? state.pages : [],
    isLoading,
    // Once reset, a fetcher has null where it had nothing.
    hasFailed: !isLoading && Boolean(data) && arrived === null,
    refusal,
    hasMore: loaded < total && answer.data.length > 0,
    restore: (pages) => {
      // A page that is on its way is among them.
      wanted.current = null;
      keep(listKey, pages);
      setState({ listKey, pages });
    },
    nextPage: Math.floor(loaded / pageSize) + 1,
    loadMore: (url) => {
      wanted.current = listKey;
      setAsking(listKey);
      void fetcher.load(url).then(() => setAsking((asked) => (asked === listKey ? undefined : asked)));
    },
  };
}
