import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a press keeps with the entry of the history that it makes, from which closing goes back. */
function wasPressed(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && 'pressed' in state && state.pressed === name;
}

interface PlaceOverPage {
  /** The address says that it stands over the page. */
  readonly isWanted: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * What stands over a page as an entry of the history of its own, so that Back closes it and nothing else, and a reload finds it
 * open. `name`: what the address says after its '#'; no part of the page has it as its id, as the page is to stay where it is.
 */
export function usePlaceOverPage(name: string): PlaceOverPage {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const isWanted = hash === `#${name}`;
  // Going back takes a moment, in which a quick hand may press once more.
  const leaving = useRef<'no' | 'for-good' | 'to-open-again'>('no');
  const go = (): void => void navigate({ search, hash: name }, { state: { pressed: name }, preventScrollReset: true });
  const afterLeaving = useEffectEvent(() => {
    const opensAgain = leaving.current === 'to-open-again';
    leaving.current = 'no';
    if (opensAgain) go();
  });
  useEffect(() => {
    if (!isWanted) afterLeaving();
  }, [isWanted]);
  return {
    isWanted,
    open: () => {
      if (!isWanted) go();
      else if (leaving.current !== 'no') leaving.current = 'to-open-again';
    },
    close: () => {
      const isLeaving = leaving.current !== 'no';
      if (!isWanted) return;
      leaving.current = 'for-good';
      // One step back is under way already.
      if (isLeaving) return;
      if (wasPressed(location.state, name)) void navigate(-1);
      else void navigate({ search }, { replace: true, preventScrollReset: true });
    },
  };
}
