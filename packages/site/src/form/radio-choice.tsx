import { ChoiceTiles } from '@cotejo/ui/choice-tiles';
import { FieldLabel } from './field-label.tsx';
import type { ChoiceProps } from './field-props.ts';
import { useFieldState, useFormParts } from './form-parts.ts';
import { ShownMark } from './shown-mark.tsx';
import { useTakenOptions } from './use-taken-options.ts';

/** One of a few, all in sight. */
export function RadioChoice({ place, options }: ChoiceProps) {
  const { session } = useFormParts();
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  const taken = useTakenOptions(place);
  return (
    <>
      <ShownMark place={place} />
      <ChoiceTiles
        id={id}
        name={key}
        label={<FieldLabel field={field} />}
        hint={field.helper ?? undefined}
        error={error}
        required={field.isRequired}
        choices={options.map(({ value, label }) => ({ value, label, disabled: taken.has(value) }))}
        chosen={{ value: text, onChange: (value) => session.choose(place, value) }}
      />
    </>
  );
}
