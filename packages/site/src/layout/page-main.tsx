import type { ReactNode } from 'react';

/** Where the skip link leads. */
export const mainContentId = 'contenido';

/** The main element of a page; every page has exactly one. */
export function PageMain({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <main id={mainContentId} tabIndex={-1} className={`grow outline-none ${className ?? ''}`}>
      {children}
    </main>
  );
}
