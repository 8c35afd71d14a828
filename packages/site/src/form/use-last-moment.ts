import { useEffect } from 'react';

/**
 * Calls when nothing may come after: the page is hidden (the last that a phone tells before it ends one), is left, or this part of it
 * goes. `act` is the same function as long as the part lives.
 */
export function useLastMoment(act: () => void): void {
  useEffect(() => {
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') act();
    };
    document.addEventListener('visibilitychange', whenHidden);
    addEventListener('pagehide', act);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      removeEventListener('pagehide', act);
      act();
    };
  }, [act]);
}
