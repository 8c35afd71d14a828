import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Classes of a chip; a link that is one uses the same. */
export const chipClass = cva(
  'relative inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border px-3.5 text-sm no-underline lg:pointer-fine:min-h-8.5',
  {
    variants: {
      selected: {
        true: 'border-action-line bg-action-soft font-semibold text-action-strong hover:border-action',
        false: 'border-line-2 bg-surface text-ink hover:border-control',
      },
    },
    defaultVariants: { selected: false },
  },
);

interface ChipProps extends ComponentProps<'button'> {
  readonly selected?: boolean;
  /** Says what pressing does beyond the visible text, e.g. 'Quitar'; shows the cross. */
  readonly removes?: ReactNode;
}

/** A filter that is on or off; with `removes`, an applied filter that can be taken away. */
export function Chip({ selected, removes, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button type={type} className={chipClass({ selected, className })} {...rest}>
      {removes && <span className="sr-only">{removes} </span>}
      {children}
      {removes && <Icon name="close" className="size-3.5" />}
    </button>
  );
}
