import { answerKey, type FormField, type FormWrapper } from '@cotejo/core/forms';
import { useFormParts } from './form-parts.ts';
import { FormFieldView } from './form-field.tsx';

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  /** Null: they are answered once. */
  readonly row: number | null;
  readonly wrapper: FormWrapper | null;
}

/** The fields of a group that are shown now, below one another or side by side. */
export function FormFields({ fields, row, wrapper }: FormFieldsProps) {
  const { visible } = useFormParts();
  const shown = fields.map((field) => ({ field, row })).filter((place) => visible.has(answerKey(place)));
  return (
    <div className={wrapper === 'inline' ? 'grid gap-4 *:min-w-0 sm:grid-cols-2' : 'grid gap-4 *:min-w-0'}>
      {shown.map((place) => (
        <FormFieldView key={answerKey(place)} place={place} />
      ))}
    </div>
  );
}
