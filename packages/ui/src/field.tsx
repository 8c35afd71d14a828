import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlClass } from './control.ts';
import { Icon } from './icon.tsx';
import { Select } from './select.tsx';

export interface FieldTexts {
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

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

/** A labelled box for a longer answer. `className` goes to the whole field. */
export function TextAreaField({ label, hint, error, className, id, ...textArea }: TextAreaFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ controlId, label, hint, error, className }}>
      <textarea
        id={controlId}
        className={controlClass({ invalid: Boolean(error), className: 'py-2.5' })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { label, hint, error })}
        {...textArea}
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
      <Select
        id={controlId}
        invalid={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { label, hint, error })}
        {...select}
      >
        {children}
      </Select>
    </FieldFrame>
  );
}
