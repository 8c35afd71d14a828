import { expect, it } from 'vitest';
import { integrationFormsSchema } from '../schemas/forms.ts';
import { definitionOfIntegration } from './form-definition.ts';

const written = {
  fldName: 'mascota_tipo',
  label: 'Mascota',
  placeholder: 'Elige',
  helper: 'Ayuda',
  mask: '000',
  class: 'ancha',
  imgIcon: 'huella',
  isRequired: true,
  defaultValue: 3,
  fldRegexp: '\\d+',
  allowedValues: null,
  retrieveFunction: null,
  wrapper: 'box',
  groupedBy: 'mascota',
  isMultiple: true,
  hideExpression: 'mascota > 4',
  changeAction: 'clear:b;clear:c',
  groupClass: 'patas',
  fieldType: { fldType: 'input', inputType: 'number', htmlType: 'input' },
};
const other = { ...written, hideExpression: null, changeAction: null };

it('every property of a definition reaches the engine', () => {
  const integrationFormFields = [written, { ...other, fldName: 'b' }, { ...other, fldName: 'c' }];
  const [form] = integrationFormsSchema.parse({
    integrationForms: [{ validationScript: null, integrationFormFields }],
  }).integrationForms;
  expect(form && definitionOfIntegration(form).fields[0]).toEqual({
    name: 'mascota_tipo',
    label: 'Mascota',
    placeholder: 'Elige',
    helper: 'Ayuda',
    icon: 'huella',
    mask: { kind: 'digits', most: 3 },
    isRequired: true,
    pattern: '\\d+',
    defaultValue: '3',
    options: null,
    list: null,
    group: 'mascota',
    groupClass: 'patas',
    className: 'ancha',
    wrapper: 'box',
    isMultiple: true,
    hideExpression: 'mascota > 4',
    changeActions: [
      { kind: 'clear', field: 'b' },
      { kind: 'clear', field: 'c' },
    ],
    control: 'number',
  });
});

it.each([
  ['select', 'country', 'select', 'country'],
  ['select', 'phone-prefix', 'select', 'phonePrefix'],
  ['textarea', 'text', 'textarea', 'textarea'],
  ['input', 'password', 'input', 'password'],
])('%s %s is drawn as %s', (fldType, inputType, htmlType, control) => {
  const own = { ...written, mask: null, defaultValue: null, changeAction: null, fieldType: { fldType, inputType, htmlType } };
  const asked = { ...own, retrieveFunction: fldType === 'select' ? 'countries' : null };
  const forms = integrationFormsSchema.parse({
    integrationForms: [{ validationScript: null, integrationFormFields: [asked] }],
  });
  const [form] = forms.integrationForms;
  expect(form && definitionOfIntegration(form).fields[0]?.control).toBe(control);
});

it('forms that were stored before rows and expressions existed are read on', () => {
  const { isMultiple, hideExpression, changeAction, groupClass, ...before } = written;
  expect([isMultiple, hideExpression, changeAction, groupClass]).not.toContain(null);
  const forms = integrationFormsSchema.parse({ integrationForms: [{ validationScript: null, integrationFormFields: [before] }] });
  expect(forms.integrationForms[0]?.integrationFormFields[0]).toMatchObject({ isMultiple: false, hideExpression: null });
});
