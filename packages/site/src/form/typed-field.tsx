import { answerKindOf, maskTyped } from '@cotejo/core/forms';
import type { FieldProps } from './field-props.ts';
import { useFormParts } from './form-parts.ts';
import { PhoneField } from './phone-field.tsx';
import { TextBox } from './text-box.tsx';

/** A box to type in, written as its mask says. */
export function TypedField({ place }: FieldProps) {
  const { setting } = useFormParts();
  const { mask, control } = place.field;
  if (answerKindOf(place.field) === 'phone') return <PhoneField place={place} />;
  // Those two keep to a form of their own, and tell of no caret.
  const isMasked = mask !== null && control !== 'date' && control !== 'email';
  return <TextBox place={place} mask={isMasked ? (typed) => maskTyped(mask, typed, setting) : null} />;
}
