import { useEffect, useEffectEvent, useState } from 'react';
import { followBeforeRouter } from '../steps-before-router.ts';
import { closeOnce } from './close-once.ts';
import { entryKeyOf, isOwnEntry, ownEntryOver } from './own-entry.ts';

/**
 * Gives an open box an entry of the history of its own, so that Back closes it and Forward opens it again. The router hears of
 * neither: to it the page is the same, and it would forget what was answered to its form. Gives how to close the box: by going back.
 */
export function useOwnEntry(isOpen: boolean, onOpen: (isOpen: boolean) => void): () => void {
  const [{ close, arrived }] = useState(() => closeOnce(history, () => onOpen(false)));
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    const key = entryKeyOf(history.state);
    return followBeforeRouter((event) => {
      arrived();
      const isOfPage = entryKeyOf(event.state) === key;
      if (isOfPage) event.stopImmediatePropagation();
      tell(isOfPage && isOwnEntry(event.state));
    });
  }, [arrived]);
  useEffect(() => {
    // A page that the browser kept whole comes back without a step.
    addEventListener('pageshow', arrived);
    return () => removeEventListener('pageshow', arrived);
  }, [arrived]);
  useEffect(() => {
    if (isOpen && !isOwnEntry(history.state)) history.pushState(ownEntryOver(history.state), '');
  }, [isOpen]);
  return close;
}
