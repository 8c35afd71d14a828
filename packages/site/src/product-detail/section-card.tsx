import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the page, reachable by its id from the tabs. */
export function SectionCard({ id, title, children }: SectionCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="@container rounded-card border border-line bg-surface p-4.5 lg:px-6 lg:py-5.5"
    >
      <h2 id={`${id}-titulo`} className="mb-3.5 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
