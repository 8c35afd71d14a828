import { cva } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Classes of a text box or a select. */
export const controlClass = cva('control-base', {
  variants: { invalid: { true: 'border-2 border-danger', false: 'border-control' } },
  defaultVariants: { invalid: false },
});

interface FieldTexts {
  readonly label: ReactNode;
  /** Why it is asked, or how to write it. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; its presence marks the field. */
  readonly error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  readonly controlId: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const hintId = (controlId: string): string => `${controlId}-hint`;
const errorId = (controlId: string): string => `${controlId}-error`;

function describedBy(controlId: string, { hint, error }: FieldTexts): string | undefined {
  const ids = [hint ? hintId(controlId) : '', error ? errorId(controlId) : ''].filter((id) => id !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function FieldFrame({ controlId, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(controlId)} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(controlId)} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** A labelled text box. `className` goes to the whole field. */
export function TextField({ label, hint, error, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ controlId, label, hint, error, className }}>
      <input
        id={controlId}
        className={controlClass({ invalid: Boolean(error) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { label, hint, error })}
        {...input}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldTexts & ComponentProps<'select'>;

/** A labelled native select; options are its children. `className` goes to the whole field. */
export function SelectField({ label, hint, error, className, id, children, ...select }: SelectFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ controlId, label, hint, error, className }}>
      <span className="relative block">
        <select
          id={controlId}
          className={controlClass({ invalid: Boolean(error), className: 'appearance-none pr-10' })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { label, hint, error })}
          {...select}
        >
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-0 right-3 h-full w-4.5 text-ink-2" />
      </span>
    </FieldFrame>
  );
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  /** A quiet figure at the end of the line, such as a filter's count. */
  readonly aside?: ReactNode;
};

/** A labelled checkbox in one line; the whole line is the target. `className` goes to the line. */
export function CheckField({ label, aside, className, ...input }: CheckFieldProps) {
  return (
    <label className={`flex min-h-11 items-center gap-3 py-1 lg:pointer-fine:min-h-8 ${className ?? ''}`}>
      <input type="checkbox" className="size-5 shrink-0 accent-action" {...input} />
      <span className="grow">{label}</span>
      {aside !== undefined && <span className="text-sm text-ink-2 tabular">{aside}</span>}
    </label>
  );
}
