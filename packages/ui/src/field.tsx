import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlClass } from './control.ts';
import { Icon, type IconName } from './icon.tsx';
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

/** What a control names as its description: its hint and its error, as FieldFrame shows them. */
export function describedBy(controlId: string, { hint, error }: FieldTexts): string | undefined {
  const ids = [hint ? hintId(controlId) : '', error ? errorId(controlId) : ''].filter((id) => id !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

type FieldNotesProps = Pick<FieldTexts, 'hint' | 'error'> & { readonly controlId: string };

/** What is wrong with a field, and what to do. */
export function FieldError({ children, ...mark }: ComponentProps<'p'>) {
  return (
    <p className="mt-1.5 flex gap-1.5 text-sm font-semibold text-danger" {...mark}>
      <Icon name="alert" className="mt-0.5 size-4" />
      {children}
    </p>
  );
}

/** Hint and error of a control, which `describedBy` ties to it. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId(controlId)} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(controlId)}>{error}</FieldError>}
    </>
  );
}

/** Label above a control, hint and error below, for controls that are no plain text box, area or select. */
export function FieldFrame({ controlId, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes {...{ controlId, hint, error }} />
    </div>
  );
}

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { readonly icon?: IconName | undefined };

/** A labelled text box, with a sign at its start where it has one. `className` goes to the whole field. */
export function TextField({ label, hint, error, className, id, icon, ...input }: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const box = (
    <input
      id={controlId}
      className={controlClass({ invalid: Boolean(error), className: icon && 'pl-11' })}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(controlId, { label, hint, error })}
      {...input}
    />
  );
  return (
    <FieldFrame {...{ controlId, label, hint, error, className }}>
      {icon ? (
        <span className="relative block">
          <Icon name={icon} className="pointer-events-none absolute top-0 left-3.5 h-full w-5 text-ink-2" />
          {box}
        </span>
      ) : (
        box
      )}
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
