import { inLanguage } from '@cotejo/core/editions';
import type { ComponentProps } from 'react';
import { useLanguage } from '../texts/use-texts.ts';

/**
 * A link of the frame or of a result, to a path without language or to another site, whose clicks are followed for it
 * (frame-in-browser.ts). The frame stays as the server wrote it; a link of the router would cost the server a fifth of a page without
 * a list, and is rendered again with every address.
 */
export function PlainLink({ to, children, ...given }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  const language = useLanguage();
  return (
    <a {...given} data-plain href={to.startsWith('/') ? inLanguage(to, language) : to}>
      {children}
    </a>
  );
}
