import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const priceClass = cva('tabular font-bold tracking-tight', {
  variants: { size: { medium: 'text-xl', large: 'text-2xl', huge: 'text-3xl' } },
  defaultVariants: { size: 'large' },
});

type PriceProps = VariantProps<typeof priceClass> & {
  /** Already written in the edition's way, e.g. '$412.380'. */
  readonly text: string;
  /** What it is for: '/mes', or a button that says so and tells more. */
  readonly suffix?: ReactNode;
};

/** Classes of what a price is for, beside a figure of any size. */
export const priceSuffixClass = 'inline-block whitespace-pre-wrap text-base font-medium tracking-normal text-ink-2';

/** A price, the largest thing where it stands. */
export function Price({ text, suffix, size }: PriceProps) {
  return (
    <span className={priceClass({ size })}>
      {text}
      {suffix && <span className={priceSuffixClass}>{suffix}</span>}
    </span>
  );
}
