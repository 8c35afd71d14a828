import type { ComponentProps } from 'react';
import { useFrameFacts } from './site-facts.ts';

/** The element around the footer: a partner's own HTML may hold a footer element, which cannot stand in another. */
export function FooterBox(props: ComponentProps<'div'>) {
  const { partner } = useFrameFacts();
  return partner?.footerHtml ? <div {...props} /> : <footer {...props} />;
}
