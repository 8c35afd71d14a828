import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Classes of a card, for an article or a link that is one. No card stands inside a card. */
export const cardClass = cva('rounded-card border bg-surface', {
  variants: {
    look: { plain: 'border-line', best: 'border-2 border-best', link: 'border-line text-ink no-underline hover:border-control' },
    inset: { none: '', normal: 'p-5 lg:p-6' },
  },
  defaultVariants: { look: 'plain', inset: 'normal' },
});

type CardProps = ComponentProps<'section'> & VariantProps<typeof cardClass>;

/** A white surface with a hairline. */
export function Card({ look, inset, className, ...rest }: CardProps) {
  return <section className={cardClass({ look, inset, className })} {...rest} />;
}
