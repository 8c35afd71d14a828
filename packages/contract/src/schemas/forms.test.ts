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

it('what the engine does not know is refused: function, mask, wrapper, action; and what does not fit the other fields', () => {
  expect(reasonsOf({ ...field, retrieveFunction: 'secretos' })).toEqual(['no es una lista que exista']);
  expect(reasonsOf({ ...field, mask: '99-99' })).toEqual(['no es una máscara que exista']);
  expect(reasonsOf({ ...field, wrapper: 'carrusel' })).toEqual(['no es un envoltorio que exista']);
  expect(reasonsOf({ ...field, changeAction: 'run:alert' })).toEqual(['no es una acción que exista']);
  expect(reasonsOf({ ...field, hideExpression: 'alert(1)' })).toEqual(['no es una expresión que se entienda']);
  expect(reasonsOf({ ...field, hideExpression: 'otro == 1' })).toEqual(["'otro' no es un campo que pueda ver"]);
  const select = { fldType: 'select', inputType: 'select', htmlType: 'select' };
  expect(reasonsOf({ ...field, fieldType: select })).toEqual(['faltan las opciones']);
  const allowedValues = [{ value: 'a', label: 'A' }];
  expect(reasonsOf({ ...field, fieldType: select, allowedValues, defaultValue: 'z' })).toEqual(['no es una de las opciones']);
});

it('a reason stands at the property that somebody wrote', () => {
  const form = { validationScript: null, integrationFormFields: [field, { ...field, fldName: 'b', hideExpression: 'x' }] };
  const [issue] = integrationFormsSchema.safeParse({ integrationForms: [form] }).error?.issues ?? [];
  expect(issue?.path).toEqual(['integrationForms', 0, 'integrationFormFields', 1, 'hideExpression']);
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
