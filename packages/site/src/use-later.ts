import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of the page that is loaded by itself. `wish`: what it is wanted for now, null for nothing yet; each new one tries
 * again what could not be loaded, and so does a connection that is back. With `orIdle` it is loaded as well once the browser
 * has nothing better to do. Null until it is there.
 */
export function useLater<Part>(load: () => Promise<Part>, wish: unknown, orIdle = false): Part | null {
  const [held, setHeld] = useState<{ readonly part: Part } | null>(null);
  const isThere = held !== null;
  useEffect(() => {
    if (isThere || (wish === null && !orIdle)) return;
    let isGone = false;
    const bring = (): void => {
      if (isGone) return;
      load().then(
        (part) => {
          if (isGone) return;
          // Who pressed waits for it; else it comes in pieces, so that a touch between them is answered.
          if (wish === null) startTransition(() => setHeld({ part }));
          else setHeld({ part });
        },
        () => {
          if (!isGone) addEventListener('online', bring, { once: true });
        },
      );
    };
    if (wish === null) whenIdle(bring);
    else bring();
    return () => {
      isGone = true;
      removeEventListener('online', bring);
    };
  }, [load, wish, orIdle, isThere]);
  return held && held.part;
}
