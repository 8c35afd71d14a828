import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { editorHash } from './editor-opening.ts';

/**
 * Opens the editor for who came by a link that asks for it (B2.10-04), over the site or, before its script ran, by a document of
 * its own. What is answered is taken out of the address, so that it opens neither on the way back nor for a page loaded anew.
 */
export function useAskedEditor(open: () => void): void {
  const { key } = useLocation();
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (location.hash !== editorHash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    openAsked();
  }, [key]);
}
