import { useEffect, useRef } from 'react';

/**
 * Lets a form go once: a second press may come before the page knows that the first is on its way. True: it may go, and is on its
 * way from now on until `isSending` has been true and is false again, or something else came of it.
 */
export function useOneSending(isSending: boolean, outcome: unknown): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    if (!isSending) isGone.current = false;
  }, [isSending, outcome]);
  return () => {
    const mayGo = !isGone.current && !isSending;
    isGone.current = true;
    return mayGo;
  };
}
