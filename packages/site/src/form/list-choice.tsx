import { autoCompleteOf } from './autocomplete-of.ts';
import { FieldLabel } from './field-label.tsx';
import type { ChoiceProps } from './field-props.ts';
import { useFieldState, useFormParts } from './form-parts.ts';
import { PlainSearchChoice, SearchChoice } from './search-choice.tsx';

/** A country or the prefix of a telephone, chosen from the list of all. */
export function ListChoice({ place, options }: ChoiceProps) {
  const { session, isAlive } = useFormParts();
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  const Shown = isAlive ? SearchChoice : PlainSearchChoice;
  return (
    <Shown
      id={id}
      name={key}
      label={<FieldLabel field={field} />}
      hint={field.helper ?? undefined}
      error={error}
      required={field.isRequired}
      autoComplete={autoCompleteOf(field)}
      placeholder={field.placeholder ?? undefined}
      choices={options}
      value={text}
      onValue={(value) => session.choose(place, value)}
      onLeave={() => session.leave(place)}
    />
  );
}
