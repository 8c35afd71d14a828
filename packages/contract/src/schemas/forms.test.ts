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

it('a module of another origin is refused (decision 28)', () => {
  const form = { validationScript: 'https://otro.example/validation/a.js', integrationFormFields: [field] };
  expect(integrationFormsSchema.safeParse({ integrationForms: [form] }).success).toBe(false);
  expect(
    integrationFormsSchema.safeParse({ integrationForms: [{ ...form, validationScript: '/validation/a.js' }] }).success,
  ).toBe(true);
});
