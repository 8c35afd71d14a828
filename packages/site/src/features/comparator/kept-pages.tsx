import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { focusLinkLeftBy } from '../../layout/left-by.ts';
import { useStoredProfile } from '../../profile/use-stored-profile.ts';
import { holdListRoom, keptPages, wantedPages } from './further-pages.ts';
import { findPlace, keepPlace, keepWhileRead } from './kept-place.ts';
import type { FurtherAnswer } from './load-further.ts';
import type { ListData } from './load-page.ts';
import { leaveStill } from './result-entrance.ts';
import type { MoreResults } from './use-more-results.ts';

export { loadFurther } from './load-further.ts';

interface KeptPagesProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly data: ListData;
  readonly more: MoreResults;
  /** Of the list, with its first page. */
  readonly listUrl: string;
}

/**
 * How many pages the list had when its entry of the history was left that are not here yet, and what says that they are, or cannot be had.
 * Once for an entry: who asks for another family there has a list that starts anew. Meanwhile the height free that the list had.
 */
function useWaiting({ appended }: MoreResults): readonly [waiting: number, end: () => void] {
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ key: '', kept: 0, isThere: true });
  if (arrival.key !== key) {
    const kept = keptPages();
    setArrival({ key, kept, isThere: kept === 0 || appended.length > 0 });
  }
  const { kept, isThere } = arrival;
  // Not given back with this: it goes while placeholders stand for a list that is on its way (list-area.tsx).
  useLayoutEffect(() => holdListRoom(kept > 0), [kept, key]);
  return [isThere ? 0 : kept, () => setArrival({ ...arrival, isThere: true })];
}

/** Brings so many pages after the first; undefined: on their way, null: they cannot be had. */
function useFurther({ data, listUrl }: KeptPagesProps, waiting: number): FurtherAnswer['pages'] | undefined {
  const { profile } = useStoredProfile(data.comparator);
  const shown = JSON.stringify(data.profile);
  const isOwn = profile === null || JSON.stringify(profile) === shown;
  const { data: answer, load, reset } = useFetcher<FurtherAnswer>();
  // The router holds what came where React sees no change of it (use-more-results.ts).
  const [endedUrl, setEndedUrl] = useState('');
  const url = `${listUrl}${listUrl.includes('?') ? '&' : '?'}${wantedPages}=${waiting}`;
  useEffect(() => {
    // What was taken is kept: a later revalidation of the page must not ask for it again.
    if (waiting === 0) reset();
    if (waiting === 0 || !isOwn) return;
    void load(url).then(() => setEndedUrl(url + shown));
  }, [url, shown, isOwn, load, reset, waiting]);
  if (waiting === 0 || endedUrl !== url + shown) return undefined;
  return answer?.kind === 'further' && JSON.stringify(answer.profile) === shown ? answer.pages : null;
}

/** Keeps with the entry of the history how long a list was made and where in it the visitor is, and makes it so for who comes back. */
export function KeptPages(props: KeptPagesProps) {
  const { list, more } = props;
  const { key } = useLocation();
  const [waiting, end] = useWaiting(more);
  const further = useFurther(props, waiting);
  const isComing = useRef(false);
  const shownEntry = useRef<string>(null);
  /** The entry whose pages could not be had: they are asked for again by who loads it anew. */
  const inVain = useRef<string>(null);
  const pages = more.appended.length;

  const take = useEffectEvent((pages: FurtherAnswer['pages']) => {
    isComing.current = true;
    inVain.current = pages === null ? key : null;
    if (pages !== null && pages.length > 0) more.restore(pages);
    end();
  });
  useEffect(() => {
    if (further !== undefined) take(further);
  }, [further]);

  useLayoutEffect(() => {
    const place = list.current;
    if (place === null || waiting > 0) return undefined;
    if (pages === 0 && inVain.current === key) {
      holdListRoom(false);
      return undefined;
    }
    let giveUp = (): void => undefined;
    const read = (): void => {
      holdListRoom(false);
      if (pages > 0) giveUp = keepWhileRead(place, pages);
    };
    // What the visit itself still has is there at once, in an entry that was left before.
    const isBack = shownEntry.current !== key && keptPages() > 0;
    shownEntry.current = key;
    if (isComing.current || isBack) {
      leaveStill(place);
      giveUp = findPlace(place, isBack, read);
      if (document.activeElement?.matches('body, h1') === true) focusLinkLeftBy();
    } else {
      keepPlace(place, pages);
      read();
    }
    isComing.current = false;
    return () => giveUp();
  }, [list, key, pages, waiting]);
  return null;
}
