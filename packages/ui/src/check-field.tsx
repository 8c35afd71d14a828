import { cx } from 'class-variance-authority';
import { memo, type ComponentProps, type ReactNode } from 'react';

type LineProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  /** A quiet figure at the end of the line, such as a filter's count. */
  readonly aside?: ReactNode;
};

/** Apart: each render of a box writes its name and kind again, though only the figure beside it is another. */
const Box = memo(function Box({ type, ...props }: ComponentProps<'input'>) {
  return <input type={type} className="mt-0.5 size-5 accent-action" {...props} />;
});

function Line({ type, label, aside, className, ...input }: LineProps & { readonly type: 'checkbox' | 'radio' }) {
  return (
    <label
      className={cx(
        'grid min-h-11 content-center items-start gap-x-3 py-1 lg:pointer-fine:min-h-8',
        aside === undefined ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
        className,
      )}
    >
      <Box type={type} {...input} />
      <span>{label}</span>
      {aside !== undefined && <span className="mt-0.5 text-sm text-ink-2 tabular">{aside}</span>}
    </label>
  );
}

/** A labelled checkbox, beside the first line of its label; the whole of it is the target. `className` goes to all of it. */
export function CheckField(props: LineProps) {
  return <Line type="checkbox" {...props} />;
}

/** A labelled radio button, as CheckField. Those of one `name` exclude each other. */
export function RadioField(props: LineProps) {
  return <Line type="radio" {...props} />;
}
