import { answerLimits } from '@cotejo/core/forms';
import { TextAreaField } from '@cotejo/ui/field';
import { FieldLabel } from './field-label.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldState, useFormParts } from './form-parts.ts';

/** A box for a longer answer. */
export function LongField({ place }: FieldProps) {
  const { session } = useFormParts();
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  return (
    <TextAreaField
      id={id}
      name={key}
      rows={3}
      maxLength={answerLimits.textarea}
      label={<FieldLabel field={field} />}
      hint={field.helper ?? undefined}
      error={error}
      required={field.isRequired}
      placeholder={field.placeholder ?? undefined}
      value={text}
      onChange={(event) => session.type(place, event.currentTarget.value)}
      onBlur={() => session.leave(place)}
    />
  );
}
