import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass } from './control.ts';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** Goes to the box around, which says how wide it is. */
  readonly boxClass?: string;
  readonly invalid?: boolean;
};

/** A native select with our arrow; it needs a label of its own, or an `aria-label`. */
export function Select({ boxClass, invalid = false, className, children, ...select }: SelectProps) {
  return (
    <span className={cx('relative block', boxClass)}>
      <select
        className={controlClass({ invalid, className: cx('appearance-none py-1 pr-10 whitespace-normal', className) })}
        {...select}
      >
        {children}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-0 right-3 h-full w-4.5 text-ink-2" />
    </span>
  );
}
