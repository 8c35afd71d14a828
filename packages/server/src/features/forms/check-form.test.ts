import { demoForms } from '@cotejo/demo/forms';
import { requestProcesses } from '@cotejo/core/request-process';
import { describe, expect, it } from 'vitest';
import { readStorableForms } from './check-form.ts';

const typed = (inputType: string) => ({ fldType: 'input', inputType, htmlType: 'input' });
const field = (fldName: string, own: object = {}) => ({
  fldName,
  label: fldName,
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
  fieldType: typed('text'),
  ...own,
});
const [name, telephone, email] = [
  field('first_name'),
  field('telefono', { fieldType: typed('tel') }),
  field('email', { fieldType: typed('email') }),
];
const formOf = (...integrationFormFields: readonly object[]) => ({
  integrationForms: [{ validationScript: null, integrationFormFields }],
});

/** What is refused of a definition: 'campo.propiedad: razón'. */
function refused(definition: unknown, hash = 'otro'): string[] {
  const read = readStorableForms(definition, { edition: 'chile', hash });
  return read.ok ? [] : read.error.map(({ field: where, reason }) => `${where}: ${reason}`);
}
const ofRequest = (...fields: readonly object[]) => refused(formOf(...fields), requestProcesses.company);

it.each(demoForms())('the form $name of $edition is taken', ({ edition, hash, definition }) => {
  const read = readStorableForms(definition, { edition, hash });
  expect(read.ok ? [] : read.error).toEqual([]);
});

describe('a definition is refused for', () => {
  it('a property that no definition has, wherever it stands', () => {
    const wrong = field('a', { fldRegex: 'x', fieldType: { ...typed('text'), color: 'rojo' } });
    const choice = field('b', {
      fieldType: { fldType: 'radio', inputType: 'radio', htmlType: 'input' },
      allowedValues: [{ value: 'x', label: 'X', precio: 1 }],
    });
    const [form] = formOf(wrong, choice).integrationForms;
    expect(refused({ integrationForms: [{ ...form, script: 'x' }], version: 2 })).toEqual([
      'version: es una propiedad que no existe',
      'integrationForms.0.script: es una propiedad que no existe',
      'a.fldRegex: es una propiedad que no existe',
      'a.fieldType.color: es una propiedad que no existe',
      'b.allowedValues.0.precio: es una propiedad que no existe',
    ]);
    expect(refused(JSON.parse('{"integrationForms":[],"__proto__":{}}'))).toContain('__proto__: es una propiedad que no existe');
  });

  it.each(['contactChannel', 'acceptsPriceAlerts', 'quoteId', 'displayedPrice', 'productCode', 'tipo', 'profile', 'sitio_web'])(
    'the name %s, which a request has for itself, of a field or of a group that repeats',
    (reserved) => {
      expect(refused(formOf(field(reserved)))).toEqual([`${reserved}.fldName: es un nombre que la solicitud usa para otra cosa`]);
      expect(refused(formOf(field('a', { groupedBy: reserved, isMultiple: true })))).toEqual([
        `a.groupedBy: '${reserved}' es un nombre que la solicitud usa para otra cosa`,
      ]);
    },
  );

  it('a name of a prefix or a password for anything else, and a contact field in rows', () => {
    expect(refused(formOf(field('fld_phone_prefix')))).toEqual([
      'fld_phone_prefix.fldName: es el nombre del prefijo de un teléfono',
    ]);
    expect(refused(formOf(field('fld_password')))).toEqual(['fld_password.fldName: es el nombre de una clave']);
    expect(refused(formOf(field('email', { groupedBy: 'g', isMultiple: true })))).toEqual([
      'email.fldName: un dato de contacto no se repite en filas',
    ]);
  });

  it.each([
    ['fldRegexp', { fldRegexp: '[A-Z]+', defaultValue: 'ab' }, 'no cumple fldRegexp'],
    ['a RUT', { mask: 'rut', defaultValue: '12.345.678-4' }, 'no es un RUT válido'],
    ['a mask', { mask: '000', defaultValue: 12_345 }, "la máscara lo escribe de otra forma: '123'"],
    ['an e-mail', { fieldType: typed('email'), defaultValue: 'ana@' }, 'no es un correo'],
    ['a telephone', { fieldType: typed('tel'), defaultValue: '12' }, 'no es un teléfono completo'],
    [
      'its options',
      {
        fieldType: { fldType: 'radio', inputType: 'radio', htmlType: 'input' },
        allowedValues: [{ value: 'x', label: 'X' }],
        defaultValue: 'z',
      },
      'no es una de las opciones',
    ],
  ] as const)('a default that breaks %s', (_, own, reason) => {
    expect(refused(formOf(field('a', own)))).toEqual([`a.defaultValue: ${reason}`]);
  });

  it('a pattern that can hang, without trying it on its default', () => {
    expect(refused(formOf(field('a', { fldRegexp: '(a+)+', defaultValue: `${'a'.repeat(60)}!` })))).toEqual([
      'a.fldRegexp: la expresión regular puede tardar demasiado',
    ]);
  });

  it('contact fields that its request needs and it does not ask, or may go without', () => {
    expect(ofRequest(name, telephone, email)).toEqual([]);
    expect(ofRequest(field('fld_fullname'), field('fld_telephone'), field('fld_email'))).toEqual([]);
    expect(ofRequest(field('empresa'))).toEqual([
      'integrationForms.0.integrationFormFields: falta pedir el nombre: first_name o fld_fullname',
      'integrationForms.0.integrationFormFields: falta pedir el teléfono: telefono o fld_telephone',
      'integrationForms.0.integrationFormFields: falta pedir el correo: email o fld_email',
    ]);
    expect(
      ofRequest(name, { ...telephone, isRequired: false }, { ...email, hideExpression: "first_name == ''" }, field('fld_email')),
    ).toEqual([
      'telefono.isRequired: la solicitud lo necesita: debe ser true',
      'email.hideExpression: la solicitud lo necesita: no se puede ocultar',
      "fld_email.fldName: pide lo mismo que 'email'",
    ]);
    const box = { fldType: 'checkbox', inputType: 'checkbox', htmlType: 'input' };
    expect(ofRequest(name, telephone, { ...email, fieldType: box })).toEqual(['email.fieldType: debe ser de tipo email o text']);
    // A form that is no request's asks what it wants.
    expect(refused(formOf(field('empresa')))).toEqual([]);
  });

  it('more answers than a request carries', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => field(`p${index}`));
    expect(ofRequest(name, telephone, email, ...many(60))).toEqual([]);
    expect(ofRequest(name, telephone, email, ...many(61))).toEqual([
      'integrationForms.0.integrationFormFields: puede enviar 61 respuestas, y una solicitud lleva 60 como máximo',
    ]);
  });

  it('several things at once, each told', () => {
    expect(ofRequest(name, telephone, field('quoteId', { hideExpression: 'nadie', mask: 'rut', defaultValue: '1' }))).toEqual([
      "quoteId.hideExpression: 'nadie' no es un campo que pueda ver",
      'quoteId.fldName: es un nombre que la solicitud usa para otra cosa',
      'quoteId.defaultValue: no es un RUT válido',
      'integrationForms.0.integrationFormFields: falta pedir el correo: email o fld_email',
    ]);
  });
});

it.each([
  [{}, 'integrationForms: falta'],
  [{ integrationForms: 'x' }, 'integrationForms: debe ser una lista'],
  [{ integrationForms: [] }, 'integrationForms: debe tener 1 o más elementos'],
  [formOf({ ...field('a'), label: 7 }), 'a.label: debe ser un texto'],
  [formOf({ ...field('a'), label: '' }), 'a.label: debe tener 1 o más caracteres'],
  [formOf({ ...field('a'), defaultValue: undefined }), 'a.defaultValue: falta'],
  [formOf({ ...field('a'), defaultValue: true }), 'a.defaultValue: no es válido'],
  [
    formOf({ ...field('a'), fieldType: { ...typed('text'), fldType: 'mapa' } }),
    'a.fieldType.fldType: debe ser uno de: input, select, radio, checkbox, textarea',
  ],
  [null, 'definición: debe ser un objeto'],
])('what is no form is told in Spanish: %#', (definition, reason) => {
  expect(refused(definition)).toEqual([reason]);
});
