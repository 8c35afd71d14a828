import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';

interface PageStep {
  readonly label: string;
  /** Null at an end of the list: the step is there and leads nowhere. */
  readonly url: string | null;
}

/** What a step that leads somewhere is made with: the router's link, or a plain one. */
export interface PageLinkProps {
  readonly url: string;
  readonly rel: 'prev' | 'next';
  readonly className: string;
  readonly children: ReactNode;
}

interface PaginationProps {
  /** Names the navigation: 'Páginas'. */
  readonly label: string;
  /** Where one is: 'Página 2 de 7'. */
  readonly place: string;
  readonly previous: PageStep;
  readonly next: PageStep;
  readonly link: (props: PageLinkProps) => ReactNode;
  readonly className?: string;
}

/** Pages of a list as real links. */
export function Pagination({ label, place, previous, next, link, className }: PaginationProps) {
  const look = buttonClass({ look: 'outline' });
  const step = ({ label: children, url }: PageStep, rel: PageLinkProps['rel']) =>
    url === null ? (
      <span aria-disabled="true" className={look}>
        {children}
      </span>
    ) : (
      link({ url, rel, className: look, children })
    );
  return (
    <nav aria-label={label} className={`flex-wrap items-center justify-center gap-x-4 gap-y-2 ${className ?? 'flex'}`}>
      {step(previous, 'prev')}
      <span className="text-center tabular max-sm:order-first max-sm:basis-full">{place}</span>
      {step(next, 'next')}
    </nav>
  );
}
