import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Says in the address that the form stands over the page. No part of the page has it as its id: the page is to stay where it is. */
const requestPlace = 'solicitar';

/** Kept with the entry of the history that a press makes, from which closing goes back. */
const pressed = { pressed: requestPlace } as const;

function wasPressed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pressed' in state && state.pressed === requestPlace;
}

interface RequestPlace {
  /** The address says that the form stands over the page. */
  readonly isWanted: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The form over a page as an entry of the history of its own, so that Back closes it, and a reload finds it open. */
export function useRequestPlace(): RequestPlace {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const isWanted = hash === `#${requestPlace}`;
  // Going back takes a moment, in which a quick hand may press once more.
  const leaving = useRef<'no' | 'for-good' | 'to-open-again'>('no');
  const go = (): void => void navigate({ search, hash: requestPlace }, { state: pressed, preventScrollReset: true });
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
      leaving.current = 'for-good';
      if (wasPressed(location.state)) void navigate(-1);
      else void navigate({ search }, { replace: true, preventScrollReset: true });
    },
  };
}
