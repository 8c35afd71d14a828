import { startTransition, useEffect, useState } from 'react';

/** Of the visit: whether the page that the server wrote works with script. Never on a server. */
let isTakenOver = false;

/** To be told once the first page works with its script: what a browser makes from now on has not been in a document. */
export function markTakenOver(): void {
  isTakenOver = true;
}

/**
 * False in the HTML of the server and while it is hydrated, then true: in pieces, so that a touch meanwhile is answered. True at
 * once in what is made after the first page was taken over.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isTakenOver);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setIsHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
