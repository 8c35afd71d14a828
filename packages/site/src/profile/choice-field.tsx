import type { ProfileChoice } from '@cotejo/core/catalogue';
import { SelectField } from '@cotejo/ui/field';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { editorTexts } from './editor-texts.ts';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly choices: readonly ProfileChoice[];
  readonly chosen: string | null | undefined;
  readonly error: string | undefined;
  /** First option, for none. */
  readonly noneLabel?: string;
  readonly className?: string;
  /** Null: part of a form without script. */
  readonly onChange: ((code: string | null) => void) | null;
}

/** A question with the comparator's choices, under their sectors or species where they have such. */
export function ChoiceField({ choices, chosen, onChange, noneLabel, ...field }: ChoiceFieldProps) {
  const t = useTexts(editorTexts);
  const groups = [...new Set(choices.map(({ group }) => group))];
  const optionsOf = (group: string | null) =>
    choices
      .filter((choice) => choice.group === group)
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ));
  return (
    <SelectField
      {...field}
      {...(onChange
        ? { value: chosen ?? '', onChange: (event) => onChange(event.currentTarget.value || null) }
        : { defaultValue: chosen ?? '' })}
    >
      <option value="">{noneLabel ?? t('choose')}</option>
      {groups.map((group) =>
        group === null || groups.length === 1 ? (
          optionsOf(group)
        ) : (
          <optgroup key={group} label={group}>
            {optionsOf(group)}
          </optgroup>
        ),
      )}
    </SelectField>
  );
}
