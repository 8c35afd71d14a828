import { useId, type ReactNode } from 'react';
import { cardClass } from './card.tsx';

interface EmptyStateProps {
  /** What is not there. */
  readonly title: ReactNode;
  /** Why, and the ways on: no dead end. */
  readonly children: ReactNode;
}

/** A place where nothing is to be shown, with the next steps. */
export function EmptyState({ title, children }: EmptyStateProps) {
  const id = useId();
  return (
    <section className={cardClass()} aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
