import { readComparatorSearch, writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of the list, which lives in the URL, and the ways to change it. */
export interface ComparatorSearchState {
  /** What the URL says, or will say once the change under way has arrived: a ticked box never flickers back. */
  readonly search: ComparatorSearch;
  /** The page's URL for a state, for links that work without script. */
  readonly urlOf: (search: ComparatorSearch) => string;
  /** Goes to a state: Back undoes it, scroll and focus stay. */
  readonly apply: (search: ComparatorSearch) => void;
  /** The same after 300 ms without another change (A4-60), in place: no history entry per key or step of a handle. */
  readonly applySoon: (search: ComparatorSearch) => void;
}

const typingPause = 300;

/** Reads and changes the comparator's state in the URL. */
export function useComparatorSearch(): ComparatorSearchState {
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ readonly search: ComparatorSearch; readonly url: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef(new Set<string>());
  useEffect(() => () => clearTimeout(timer.current), []);

  const urlOf = useCallback(
    (search: ComparatorSearch) => {
      const query = writeComparatorSearch(search).toString();
      return query === '' ? location.pathname : `${location.pathname}?${query}`;
    },
    [location.pathname],
  );
  const current = location.pathname + location.search;
  useEffect(() => {
    // The arrival of an earlier change of ours leaves a later one pending; any other navigation ends it.
    const isEarlierOne = underWay.current.delete(current);
    setPending((change) => (change && isEarlierOne && change.url !== current ? change : null));
  }, [current]);

  const goTo = (search: ComparatorSearch, replace: boolean): void => {
    clearTimeout(timer.current);
    const url = urlOf(search);
    if (url === current) {
      setPending(null);
      return;
    }
    setPending({ search, url });
    underWay.current.add(url);
    void navigate(url, { replace, preventScrollReset: true });
  };
  const apply = (search: ComparatorSearch): void => goTo(search, false);
  const applySoon = (search: ComparatorSearch): void => {
    clearTimeout(timer.current);
    setPending({ search, url: urlOf(search) });
    timer.current = setTimeout(() => goTo(search, true), typingPause);
  };
  const search = pending?.search ?? readComparatorSearch(new URLSearchParams(location.search));
  return { search, urlOf, apply, applySoon };
}
