import { ticked } from '@cotejo/core/forms';
import { CheckField } from '@cotejo/ui/check-field';
import { describedBy, FieldNotes } from '@cotejo/ui/field';
import { FieldLabel } from './field-label.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldState, useFormParts } from './form-parts.ts';
import { ShownMark } from './shown-mark.tsx';

/** A box to tick; that it may stay empty goes without saying. */
export function CheckChoice({ place }: FieldProps) {
  const { session } = useFormParts();
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  const hint = field.helper ?? undefined;
  return (
    <div>
      <ShownMark place={place} />
      <CheckField
        id={id}
        name={key}
        value={ticked}
        label={<FieldLabel field={field} />}
        className={field.isRequired ? undefined : 'text-ink-2'}
        required={field.isRequired}
        checked={text === ticked}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label: field.label, hint, error })}
        onChange={(event) => session.choose(place, event.currentTarget.checked ? ticked : '')}
      />
      <FieldNotes controlId={id} hint={hint} error={error} />
    </div>
  );
}
