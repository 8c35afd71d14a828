import { useEffect, useEffectEvent } from 'react';
import { followBeforeRouter } from '../steps-before-router.ts';
import { entryKeyOf, isOwnEntry, ownEntryOver } from './own-entry.ts';

/**
 * Gives an open box an entry of the history of its own, so that Back closes it and Forward opens it again. The router hears of
 * neither: to it the page is the same, and it would forget what was answered to its form. Gives how to close the box: by going back.
 */
export function useOwnEntry(isOpen: boolean, onOpen: (isOpen: boolean) => void): () => void {
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    const key = entryKeyOf(history.state);
    return followBeforeRouter((event) => {
      const isOfPage = entryKeyOf(event.state) === key;
      if (isOfPage) event.stopImmediatePropagation();
      tell(isOfPage && isOwnEntry(event.state));
    });
  }, []);
  useEffect(() => {
    if (isOpen && !isOwnEntry(history.state)) history.pushState(ownEntryOver(history.state), '');
  }, [isOpen]);
  return () => history.back();
}
