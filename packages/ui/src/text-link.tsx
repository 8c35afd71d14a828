import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Classes of a link in words; the router's links and buttons that look like one use the same. */
export const textLinkClass = cva('', {
  variants: {
    look: {
      /** Leads on, in a line of its own. */
      action: 'inline-flex items-center font-semibold text-action no-underline hover:underline',
      /** Stands among quiet words: the way back, a source. */
      quiet: 'inline-flex min-h-6 items-center text-ink-2 underline-offset-2 hover:text-action',
      /** Explains a warning. */
      warm: 'inline-flex items-center text-warm underline',
    },
    /** Under a thumb it is 44 px high and wide. */
    alone: { true: 'tap' },
  },
  defaultVariants: { look: 'action' },
});

type TextLinkProps = ComponentProps<'a'> & VariantProps<typeof textLinkClass>;

/** A link in words. */
export function TextLink({ look, alone, className, children, ...rest }: TextLinkProps) {
  return (
    <a className={textLinkClass({ look, alone, className })} {...rest}>
      {children}
    </a>
  );
}
