import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Classes of a button; a link that looks like one uses the same: `<Link className={buttonClass({look: 'outline'})}>`.
 * One filled button per card and per column.
 */
export const buttonClass = cva('button-base', {
  variants: {
    look: {
      filled: 'border-transparent bg-action text-action-ink hover:bg-action-strong',
      outline: 'border-line-2 bg-surface text-ink hover:border-control hover:bg-surface-2',
      quiet: 'border-transparent text-action hover:bg-action-soft hover:text-action-strong',
      danger: 'border-line-2 bg-surface text-danger hover:border-danger hover:bg-danger-soft',
    },
    size: {
      large: 'min-h-12 px-5 text-base',
      medium: 'min-h-11 px-4.5 text-base',
      /** 36 px where a mouse points, 44 px under a thumb. */
      small: 'min-h-11 px-3 text-sm lg:pointer-fine:min-h-9',
      /** In a column that may be narrow, as wide as the column. */
      narrow: 'min-h-11 w-full px-2 text-sm lg:pointer-fine:min-h-9',
      /** Shares a narrow line with another, as wide as its part of it. */
      beside: 'min-h-11 px-2 text-base',
      /** A sign alone, with its words for who hears the page. */
      icon: 'min-h-11 w-11',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { look: 'filled', size: 'medium' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>;

/** A button; type is 'button' unless said otherwise, so that none sends a form by accident. */
export function Button({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size, wide, className })} {...rest} />;
}
