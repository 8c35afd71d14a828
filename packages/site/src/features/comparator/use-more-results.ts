import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { RobotRefusal } from '../../person-check/robot-refusal.ts';
import type { ListedAnswer, ListedItem } from './listed-item.ts';
import type { ComparatorData } from './load-page.ts';

/** Results appended on a phone, by list; kept for the visit, so that Back finds them and the place in them again. */
const appendedLists = new Map<string, readonly ListedItem[]>();
const mostListsKept = 5;

function keep(listKey: string, items: readonly ListedItem[]): void {
  appendedLists.delete(listKey);
  appendedLists.set(listKey, items);
  const oldest = appendedLists.keys().next();
  if (appendedLists.size > mostListsKept && !oldest.done) appendedLists.delete(oldest.value);
}

export interface MoreResults {
  /** Results after those of the page itself. */
  readonly appended: readonly ListedItem[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Not null: the visitor was taken for a robot. */
  readonly refusal: RobotRefusal | null;
  readonly hasMore: boolean;
  readonly nextPage: number;
  readonly loadMore: (url: string) => void;
}

/**
 * Appends page after page to a list (decision 12). `listKey` names the list: its filters, order, first page and family;
 * another list starts anew. `onAppended` is told the position of the first new result, to take focus there.
 */
export function useMoreResults(answer: ListedAnswer, listKey: string, onAppended: (position: number) => void): MoreResults {
  const fetcher = useFetcher<ComparatorData>();
  const [state, setState] = useState({ listKey, items: appendedLists.get(listKey) ?? [] });
  const wanted = useRef<string>(null);
  if (state.listKey !== listKey) setState({ listKey, items: appendedLists.get(listKey) ?? [] });
  const { pageSize, page, total } = answer.metaData;
  const loaded = (page - 1) * pageSize + answer.data.length + state.items.length;
  const { data, reset } = fetcher;
  const list = data?.kind === 'list' ? data.list : null;
  const arrived = list?.kind === 'loaded' ? list.answer.data : null;
  const refusal = list?.kind === 'failed' && list.failure.kind === 'robot' ? list.failure : null;

  useEffect(() => {
    if (!arrived || wanted.current !== listKey) return;
    wanted.current = null;
    const before = appendedLists.get(listKey) ?? [];
    keep(listKey, [...before, ...arrived]);
    setState({ listKey, items: [...before, ...arrived] });
    onAppended(answer.data.length + before.length);
    // What was appended is kept above; a later revalidation of the page must not ask for it again.
    reset();
  }, [arrived, listKey, answer.data.length, onAppended, reset]);

  // Another list knows nothing of why this one could not go on.
  useEffect(() => () => reset(), [listKey, reset]);

  return {
    appended: state.listKey === listKey ? state.items : [],
    isLoading: fetcher.state === 'loading',
    hasFailed: fetcher.state === 'idle' && data !== undefined && arrived === null,
    refusal,
    hasMore: loaded < total && answer.data.length > 0,
    nextPage: Math.floor(loaded / pageSize) + 1,
    loadMore: (url) => {
      wanted.current = listKey;
      void fetcher.load(url);
    },
  };
}
