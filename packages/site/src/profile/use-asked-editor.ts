import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { editorHash } from './editor-opening.ts';

/** Opens the editor for who came by a link that asks for it (B2.10-04). Back to the page, it stays closed. */
export function useAskedEditor(open: () => void): void {
  const { hash, key } = useLocation();
  const isAsked = useNavigationType() === 'PUSH' && hash === editorHash;
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked, key]);
}
