import { startTransition, useEffect, useState } from 'react';
import { sayMissing } from './layout/say-missing.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds until a part is asked for again that could not be had, although there seems to be a connection; twice as long each time. */
const askedAgainAfter = 5_000;

/**
 * Whether the file of a part can be had, from the network or a service worker ('there'; the browser keeps it then), is no more, as when
 * a newer version was put in its place ('gone'), or cannot be had for now ('lost'). A module that was imported in vain stays lost in
 * Chromium up to 155 (decision 0290), a file that was fetched in vain does not. Its name is known to the build alone, which writes it
 * into `load`: nothing else there is a path.
 */
async function findPart(load: () => unknown): Promise<'there' | 'gone' | 'lost'> {
  const [file] = /[^/`'"]+\.js/.exec(String(load)) ?? [];
  if (file === undefined) return 'there';
  try {
    const answer = await fetch(new URL(file, import.meta.url));
    await answer.blob();
    if (answer.ok) return 'there';
    return answer.status === 404 ? 'gone' : 'lost';
  } catch {
    return 'lost';
  }
}

/** Brings a part that is wanted now. Throws where its file cannot be had, and lets a later try have it. */
export async function bringPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if ((await findPart(load)) !== 'there') throw new Error('its file could not be had');
  return load();
}

/**
 * A part of the page that is loaded by itself. `wish`: what it is wanted for now, null for nothing yet; each new one tries
 * again what could not be loaded, and so does a connection that is back. With `orIdle` it is loaded as well once the browser
 * has nothing better to do. Null until it is there. Where it is no more, or what it imports stays lost, who wants it is told to load the
 * page anew.
 */
export function useLater<Part>(load: () => Promise<Part>, wish: unknown, orIdle = false): Part | null {
  const [held, setHeld] = useState<{ readonly part: Part } | null>(null);
  const isThere = held !== null;
  useEffect(() => {
    if (isThere || (wish === null && !orIdle)) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = askedAgainAfter;
    let wasLost = false;
    const onBack = (): void => void bring();
    const bringLater = (): void => {
      if (isGone) return;
      if (navigator.onLine) {
        timer = setTimeout(onBack, pause);
        pause *= 2;
      } else addEventListener('online', onBack, { once: true });
    };
    // Its own file is there: what it imports was lost on its way. A browser that asks for it anew has it with the next try.
    const onLost = (): void => {
      if (wasLost && navigator.onLine && wish !== null && !isGone) return sayMissing('broken');
      wasLost = true;
      bringLater();
    };
    const bring = async (): Promise<void> => {
      if (isGone) return;
      const found = await findPart(load);
      if (found === 'gone' && wish !== null && !isGone) return sayMissing('gone');
      if (found !== 'there') return bringLater();
      load().then((part) => {
        if (isGone) return;
        // Who pressed waits for it; else it comes in pieces, so that a touch between them is answered.
        if (wish === null) startTransition(() => setHeld({ part }));
        else setHeld({ part });
      }, onLost);
    };
    if (wish === null) whenIdle(onBack);
    else onBack();
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', onBack);
    };
  }, [load, wish, orIdle, isThere]);
  return held && held.part;
}
