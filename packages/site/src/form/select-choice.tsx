import type { FormOption } from '@cotejo/core/forms';
import { SelectField } from '@cotejo/ui/field';
import { useTexts } from '../texts/use-texts.ts';
import { autoCompleteOf } from './autocomplete-of.ts';
import { FieldLabel } from './field-label.tsx';
import type { ChoiceProps } from './field-props.ts';
import { useFieldState, useFormParts } from './form-parts.ts';
import { formTexts } from './texts.ts';
import { useTakenOptions } from './use-taken-options.ts';

interface GroupProps {
  readonly group: string | null;
  readonly options: readonly FormOption[];
  readonly taken: ReadonlySet<string>;
}

function OptionGroup({ group, options, taken }: GroupProps) {
  const own = options.map(({ value, label }) => (
    <option key={value} value={value} disabled={taken.has(value)}>
      {label}
    </option>
  ));
  return group === null ? own : <optgroup label={group}>{own}</optgroup>;
}

/** One of a few: a native list, under its groups where it has several. */
export function SelectChoice({ place, options }: ChoiceProps) {
  const { session } = useFormParts();
  const t = useTexts(formTexts);
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  const taken = useTakenOptions(place);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <SelectField
      id={id}
      name={key}
      label={<FieldLabel field={field} />}
      hint={field.helper ?? undefined}
      error={error}
      required={field.isRequired}
      autoComplete={autoCompleteOf(field)}
      value={text}
      onChange={(event) => session.choose(place, event.currentTarget.value)}
      onBlur={() => session.leave(place)}
    >
      <option value="">{field.placeholder ?? t('choose')}</option>
      {groups.map((group) => (
        <OptionGroup
          key={group}
          group={groups.length === 1 ? null : group}
          options={options.filter((option) => option.group === group)}
          taken={taken}
        />
      ))}
    </SelectField>
  );
}
