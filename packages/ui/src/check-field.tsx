import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

type LineProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  /** A quiet figure at the end of the line, such as a filter's count. */
  readonly aside?: ReactNode;
};

function Line({ type, label, aside, className, ...input }: LineProps & { readonly type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3 py-1 lg:pointer-fine:min-h-8', className)}>
      <input type={type} className="size-5 shrink-0 accent-action" {...input} />
      <span className="grow">{label}</span>
      {aside !== undefined && <span className="text-sm text-ink-2 tabular">{aside}</span>}
    </label>
  );
}

/** A labelled checkbox in one line; the whole line is the target. `className` goes to the line. */
export function CheckField(props: LineProps) {
  return <Line type="checkbox" {...props} />;
}

/** A labelled radio button in one line, as CheckField. Those of one `name` exclude each other. */
export function RadioField(props: LineProps) {
  return <Line type="radio" {...props} />;
}
