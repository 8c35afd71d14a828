import { expect, it } from 'vitest';
import { integrationFormsSchema } from './forms.ts';

const field = {
  fldName: 'nombre',
  label: 'Nombre',
  placeholder: null,
  helper: null,
  mask: null,
  class: null,
  imgIcon: null,
  isRequired: true,
  defaultValue: null,
  fldRegexp: null,
  allowedValues: null,
  retrieveFunction: null,
  wrapper: null,
  groupedBy: null,
  fieldType: { fldType: 'input', inputType: 'text', htmlType: 'input' },
};

function reasonsOf(...fields: object[]): string[] {
  const integrationForms = [{ validationScript: null, integrationFormFields: fields }];
  return integrationFormsSchema.safeParse({ integrationForms }).error?.issues.map(({ message }) => message) ?? [];
}

it('a form with one field is one', () => {
  expect(reasonsOf(field)).toEqual([]);
});

it('two fields of one name, or a pattern that is none, are refused', () => {
  expect(reasonsOf(field, field)).toEqual(['hay dos campos con el mismo nombre']);
  expect(reasonsOf({ ...field, fldRegexp: '([a-z' })).toEqual(['no es una expresión regular']);
});

it('a module of another origin, or that is none of ours, is refused (decision 28)', () => {
  const form = { validationScript: 'https://otro.example/validation/a.js', integrationFormFields: [field] };
  expect(integrationFormsSchema.safeParse({ integrationForms: [form] }).success).toBe(false);
  const taken = (validationScript: string) =>
    integrationFormsSchema.safeParse({ integrationForms: [{ ...form, validationScript }] }).success;
  expect(['/validation/company.js', '/validation/a.js', '/validation/company.mjs', 'company'].map(taken)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
