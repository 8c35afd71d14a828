import { cva } from 'class-variance-authority';

/** Classes of a chip: a link that turns something on or off, so that it works without script. */
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
