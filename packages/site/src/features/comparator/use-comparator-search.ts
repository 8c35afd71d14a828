import { readComparatorSearch, writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';
import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNextLocation } from '../../use-next-location.ts';
import { afterPatience } from '../../use-long-wait.ts';
import { useStateOfRenders } from '../../use-state-of-renders.ts';

/** The state of the list, which lives in the URL, and the ways to change it. */
export interface ComparatorSearchState {
  /** What the URL says, or will say once the change under way has arrived: a ticked box never flickers back. */
  readonly search: ComparatorSearch;
  /** The page's URL for a state, for links that work without script. */
  readonly urlOf: (search: ComparatorSearch) => string;
  /** The same as of now, for what acts several times before the next render. */
  readonly shown: () => ComparatorSearch;
  /** Says what is about to be applied, so that a page taken over shows at once what was chosen before. */
  readonly show: (search: ComparatorSearch) => void;
  /** Goes to a state: Back undoes it, scroll and focus stay. */
  readonly apply: (search: ComparatorSearch) => void;
  /**
   * The same for what shows by itself what was chosen, such as a tick: where this device answers, its list is asked for first, and
   * the page is rendered once, with it, and not three times.
   */
  readonly applyWithList: (search: ComparatorSearch) => void;
  /** Says what is likely to be applied so in a moment: its list is asked for from now on. Nothing is shown of it. */
  readonly expect: (search: ComparatorSearch) => void;
  /** The same after 300 ms without another change (A4-60): a history entry for all keys and steps of a handle that follow each other. */
  readonly applySoon: (search: ComparatorSearch) => void;
}

const typingPause = 300;

interface PendingSearch {
  readonly search: ComparatorSearch;
  readonly url: string;
}

interface Change {
  /** Where the page is. */
  readonly at: string;
  /** What was chosen and is not there yet. */
  readonly pending: PendingSearch | null;
  /** Where it was told to go and has not arrived. */
  readonly underWay: readonly string[];
}

/** What is still on the way once one of them arrived: those before it were stopped by it. Not one of them: none. */
function stillUnderWay(underWay: readonly string[], arrived: string): readonly string[] {
  const place = underWay.lastIndexOf(arrived);
  return place === -1 ? [] : underWay.slice(place + 1);
}

/** The arrival of an earlier change of ours leaves a later one pending; any other navigation ends it. */
function arrivedAt(current: string, { pending, underWay }: Change): Change {
  const isLater = pending !== null && underWay.includes(current) && pending.url !== current;
  return { at: current, pending: isLater ? pending : null, underWay: stillUnderWay(underWay, current) };
}

/** Asks for the list of a state, so that it is there at once; ends, with true, when it is, or with false. */
export type AskAhead = (search: ComparatorSearch) => Promise<boolean>;

/** Reads and changes the comparator's state in the URL. `askAhead`: null where this device does not answer. */
export function useComparatorSearch(askAhead: AskAhead | null): ComparatorSearchState {
  const location = useLocation();
  const navigate = useNavigate();
  const next = useNextLocation();
  const current = location.pathname + location.search;
  const [change, setChange] = useStateOfRenders<Change>(() => ({ at: current, pending: null, underWay: [] }));
  if (change.at !== current) setChange((before) => arrivedAt(current, before));
  const { pending } = change;
  // The same at once, for who acts before the next render.
  const latest = useRef<PendingSearch>(null);
  /** What was chosen and whose list is asked for first. */
  const ahead = useRef<PendingSearch>(null);
  /** Where a change of ours led to, until it is there. */
  const led = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where typing last led to. */
  const typed = useRef<string>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      ahead.current = null;
    },
    [],
  );
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  // Who goes elsewhere meanwhile, such as back or to a product, chose that.
  const going = next && next.pathname + next.search;
  useEffect(() => {
    if (going === undefined || led.current.includes(going)) return;
    ahead.current = null;
    clearTimeout(timer.current);
  }, [going]);

  const urlOf = useCallback(
    (search: ComparatorSearch) => {
      const query = writeComparatorSearch(search).toString();
      return query === '' ? location.pathname : `${location.pathname}?${query}`;
    },
    [location.pathname],
  );
  const ofUrl = (): ComparatorSearch => readComparatorSearch(new URLSearchParams(location.search));
  const setPending = (wanted: PendingSearch | null, underWay: readonly string[] = []): void => {
    latest.current = wanted;
    setChange((before) => ({ ...before, pending: wanted, underWay: [...before.underWay, ...underWay] }));
  };
  // What is on its way arrives first, and leaves this in sight.
  const show = (search: ComparatorSearch): void => setPending({ search, url: urlOf(search) }, led.current);
  const arrive = useEffectEvent((at: string): void => {
    const isOurs = led.current.includes(at);
    led.current = stillUnderWay(led.current, at);
    if (!isOurs) clearTimeout(timer.current);
    if (!isOurs || ahead.current?.url === at) ahead.current = null;
    // An earlier choice arrived: the later one stays in sight, before anything is painted.
    else if (ahead.current !== null) show(ahead.current.search);
  });
  useLayoutEffect(() => arrive(current), [current]);
  const lead = (url: string, replace: boolean): void => {
    clearTimeout(timer.current);
    led.current = [...led.current, url];
    void navigate(url, { replace, preventScrollReset: true });
  };
  const goTo = (search: ComparatorSearch, replace: boolean): void => {
    clearTimeout(timer.current);
    ahead.current = null;
    const url = urlOf(search);
    if (url === current) {
      // What was taken back while it was on its way is stopped by going where the page is.
      if (led.current.length > 0) void navigate(url, { replace: true, preventScrollReset: true });
      led.current = [];
      latest.current = null;
      setChange(() => ({ at: current, pending: null, underWay: [] }));
      return;
    }
    setPending({ search, url }, [url]);
    lead(url, replace);
  };
  const applyWithList = (search: ComparatorSearch): void => {
    const wanted = { search, url: urlOf(search) };
    if (askAhead === null || wanted.url === current) {
      goTo(search, false);
      return;
    }
    clearTimeout(timer.current);
    ahead.current = wanted;
    const endWait = afterPatience(() => ahead.current === wanted && show(search));
    const go = (isThere: boolean): void => {
      endWait();
      // What was chosen meanwhile holds this choice too.
      if (ahead.current !== wanted) return;
      // Arrives with the next render: what is chosen need not be shown as on its way by one of its own.
      if (isThere) lead(wanted.url, false);
      else startTransition(() => goTo(search, false));
    };
    void askAhead(search).then(go, () => go(false));
  };
  const goTyped = useRef<(search: ComparatorSearch) => void>(() => undefined);
  useEffect(() => {
    // Of where the page is when typing pauses, which a list that arrived meanwhile may have changed.
    goTyped.current = (search) => {
      // What was chosen before typing began stays in the history.
      goTo(search, typed.current === current);
      typed.current = urlOf(search);
    };
  });
  const applySoon = (search: ComparatorSearch): void => {
    // It holds what was chosen before, whose list is not needed any more.
    ahead.current = null;
    show(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => goTyped.current(search), typingPause);
  };
  return {
    search: pending?.search ?? ofUrl(),
    shown: () => (ahead.current ?? latest.current)?.search ?? ofUrl(),
    urlOf,
    show,
    apply: (search) => goTo(search, false),
    applyWithList,
    // Who ticks it asks again, and goes to the server where that is in vain.
    expect: (search) => void askAhead?.(search).catch(() => undefined),
    applySoon,
  };
}
