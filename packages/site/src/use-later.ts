import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Without a connection only a service worker may have a part: asked for in vain, it stays lost in Chromium up to 155 (decision 0290). */
function mayBeHad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);
}

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
    const awaitConnection = (): void => addEventListener('online', bring, { once: true });
    const bring = (): void => {
      if (isGone) return;
      if (!mayBeHad()) return awaitConnection();
      load().then(
        (part) => {
          if (isGone) return;
          // Who pressed waits for it; else it comes in pieces, so that a touch between them is answered.
          if (wish === null) startTransition(() => setHeld({ part }));
          else setHeld({ part });
        },
        () => {
          if (!isGone) awaitConnection();
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
