import type { FormAnswers } from '../form-answers.ts';
import type { FormDefinition, FormField } from '../form-definition.ts';
import type { FormSetting } from '../form-setting.ts';
import { plainField } from '../plain-field.ts';

/** Numbers as Chile writes them. */
export const chileanSetting: FormSetting = {
  thousands: '.',
  decimal: ',',
  fractionDigits: 0,
  phone: { prefix: '+56', minimumDigits: 11, example: '+56 9 8765 4321' },
};

/** Amounts with decimals, as Peru writes them. */
export const peruvianSetting: FormSetting = {
  thousands: ',',
  decimal: '.',
  fractionDigits: 2,
  phone: { prefix: '+51', minimumDigits: 11, example: '+51 912 345 678' },
};

/** A field that says nothing but its name and what is given. */
export function sampleField(name: string, own: Partial<FormField> = {}): FormField {
  return { ...plainField, name, label: name, ...own };
}

/** A form of the fields. */
export function sampleForm(...fields: readonly FormField[]): FormDefinition {
  return { fields, maximumRows: 8, validationScript: null, validationScriptIntegrity: null };
}

/** Options whose labels are their values. */
export function optionsOf(...values: readonly string[]): NonNullable<FormField['options']> {
  return values.map((value) => ({ value, label: value, group: null }));
}

/** Answers that are given once. */
export function once(values: Readonly<Record<string, string>>): FormAnswers {
  return { values, rows: {} };
}

const inCargas = { group: 'cargas', isMultiple: true } as const;

/** Cargas as profile forms ask for them: sex, age of three digits, relationship. */
export const cargasForm = sampleForm(
  sampleField('cargas_sexo', {
    ...inCargas,
    control: 'radio',
    options: optionsOf('Masculino', 'Femenino'),
    defaultValue: 'Masculino',
  }),
  sampleField('cargas_edad', { ...inCargas, control: 'number', mask: { kind: 'digits', most: 3 }, isRequired: true }),
  sampleField('cargas_parentesco', {
    ...inCargas,
    control: 'select',
    options: optionsOf('Hijo/Hija', 'Cónyuge'),
    defaultValue: 'Hijo/Hija',
  }),
);
