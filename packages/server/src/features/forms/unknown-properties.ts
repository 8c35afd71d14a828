import { integrationFormsSchema } from '@cotejo/contract/forms';

/** Where something of a definition stands. */
type Path = readonly (string | number)[];

const formSchema = integrationFormsSchema.shape.integrationForms.element;
const fieldSchema = formSchema.shape.integrationFormFields.element;
const optionSchema = fieldSchema.shape.allowedValues.unwrap().element;

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function partOf(value: unknown, name: string): unknown {
  return entriesOf(value).find(([own]) => own === name)?.[1];
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = partOf(value, name);
  return Array.isArray(list) ? list : [];
}

function unknownIn(value: unknown, shape: object, path: Path): readonly Path[] {
  return entriesOf(value)
    .filter(([name]) => !Object.hasOwn(shape, name))
    .map(([name]) => [...path, name]);
}

function unknownInField(field: unknown, path: Path): readonly Path[] {
  return [
    ...unknownIn(field, fieldSchema.shape, path),
    ...unknownIn(partOf(field, 'fieldType'), fieldSchema.shape.fieldType.shape, [...path, 'fieldType']),
    ...listIn(field, 'allowedValues').flatMap((option, index) =>
      unknownIn(option, optionSchema.shape, [...path, 'allowedValues', index]),
    ),
  ];
}

/**
 * Properties that no definition has, by where they stand, in whatever is handed in. Who writes 'fldRegex' for 'fldRegexp' believes that answers
 * are checked.
 */
export function unknownProperties(definition: unknown): readonly Path[] {
  const forms = listIn(definition, 'integrationForms').flatMap((form, index): readonly Path[] => {
    const path = ['integrationForms', index];
    const fields = listIn(form, 'integrationFormFields').flatMap((field, at) =>
      unknownInField(field, [...path, 'integrationFormFields', at]),
    );
    return [...unknownIn(form, formSchema.shape, path), ...fields];
  });
  return [...unknownIn(definition, integrationFormsSchema.shape, []), ...forms];
}
