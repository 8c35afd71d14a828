import { inLanguage } from '@cotejo/core/editions';
import type { ComponentProps } from 'react';
import { useLanguage } from '../texts/use-texts.ts';

/**
 * A link of the frame, to a path without language or to another site. The frame stays as the server wrote it, and its clicks
 * are followed for it (frame-in-browser.ts): a link of the router would cost the server a fifth of a page without a list.
 */
export function FrameLink({ to, children, ...given }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  const language = useLanguage();
  return (
    <a {...given} href={to.startsWith('/') ? inLanguage(to, language) : to}>
      {children}
    </a>
  );
}
