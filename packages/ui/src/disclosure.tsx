import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const summaryClass = cva('', {
  variants: {
    look: {
      /** A row of a list of questions or of a menu. */
      row: 'flex min-h-11 items-center justify-between gap-4 py-2.5 font-semibold',
      /** Adds something below. */
      add: 'inline-flex min-h-11 items-center gap-2 py-1.5 font-semibold text-action hover:text-action-strong',
      /** Shows the rest of a list, and goes. */
      more: 'tap inline-flex items-center py-1 text-sm font-semibold text-action group-open:hidden',
      /** Shows how something comes about. */
      text: 'tap inline-flex items-center py-1 font-semibold text-action hover:underline',
    },
  },
  defaultVariants: { look: 'row' },
});

type DisclosureProps = VariantProps<typeof summaryClass> &
  Pick<ComponentProps<'details'>, 'open' | 'name' | 'className'> & {
    readonly summary: ReactNode;
    readonly children: ReactNode;
  };

/** Something that opens in place: native, so it works without script and the browser finds words inside it. */
export function Disclosure({ look, summary, children, className, open, name }: DisclosureProps) {
  return (
    <details open={open} name={name} className={cx('group', className)}>
      <summary className={summaryClass({ look })}>
        {look === 'add' && (
          <>
            <Icon name="plus" className="size-4.5 group-open:hidden" />
            <Icon name="minus" className="hidden size-4.5 group-open:block" />
          </>
        )}
        {summary}
        {(look ?? 'row') === 'row' && (
          <Icon name="down" className="size-5 text-ink-2 transition-transform group-open:rotate-180" />
        )}
      </summary>
      {children}
    </details>
  );
}
