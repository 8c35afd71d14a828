import { rowGroupOf, type FormDefinition, type FormField, type FormOption } from './form-definition.ts';

/** An answer of a row by name; '' where there is none. */
export function answerIn(row: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(row, name) ? (row[name] ?? '') : '';
}

/** True when an answer is free, or is one of the options. */
export function isOffered(options: readonly FormOption[] | null, value: string): boolean {
  return options === null || options.some((option) => option.value === value);
}

function narrowing(definition: FormDefinition, { name }: FormField): FormField | undefined {
  return definition.fields.find(({ changeActions }) =>
    changeActions.some(({ kind, field }) => kind === 'narrow' && field === name),
  );
}

/** True when the options of a field depend on another answer. */
export function isNarrowed(definition: FormDefinition, field: FormField): boolean {
  return narrowing(definition, field) !== undefined;
}

/**
 * The options of a field now: those under the answer that narrows them, all while that is empty. `row` are the answers of the
 * field's row, or those that are given once. Null: the answer is free.
 */
export function offeredOptions(
  definition: FormDefinition,
  field: FormField,
  { values, row = {} }: { readonly values: Readonly<Record<string, string>>; readonly row?: Readonly<Record<string, string>> },
): readonly FormOption[] | null {
  const by = narrowing(definition, field);
  if (field.options === null || by === undefined) return field.options;
  const chosen = answerIn(rowGroupOf(by) === null ? values : row, by.name);
  return chosen === '' ? field.options : field.options.filter(({ group }) => group === chosen);
}
