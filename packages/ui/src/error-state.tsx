import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';

const errorStateClass = cva('', {
  variants: {
    place: {
      /** In place of what could not be had. */
      list: cardClass(),
      /** Above a form whose input stays. */
      form: 'mt-4 rounded-control border border-danger bg-danger-soft px-4 py-3',
    },
  },
  defaultVariants: { place: 'list' },
});

type ErrorStateProps = VariantProps<typeof errorStateClass> & {
  /** What went wrong. */
  readonly title: ReactNode;
  /** Why, what to do, and the way to try again. */
  readonly children?: ReactNode;
};

/** Something failed: it is read out at once. Its heading in place of a list is the one that the list would have had. */
export function ErrorState({ place, title, children }: ErrorStateProps) {
  return (
    <section role="alert" className={errorStateClass({ place })}>
      {place === 'form' ? <p className="font-semibold text-danger">{title}</p> : <h2 className="text-lg">{title}</h2>}
      {children}
    </section>
  );
}
