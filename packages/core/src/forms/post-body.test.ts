import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { contactOfAnswers, withoutPasswords } from './contact-answers.ts';
import type { FormAnswers } from './form-answers.ts';
import { answersFromEntries, entriesFromAnswers, rowCountKey } from './post-body.ts';
import { sentAnswers } from './sent-answers.ts';
import { cargasForm, chileanSetting, once, optionsOf, sampleField, sampleForm } from './testing/sample-form.ts';

const form = sampleForm(sampleField('nombre'), ...cargasForm.fields, sampleField('clave', { control: 'password' }));

it('reads a posted body into answers, rows by their number', () => {
  const body = new URLSearchParams('nombre=Ana&cargas.0.cargas_edad=5&cargas.1.cargas_sexo=Femenino&otra=x');
  const empty = { cargas_sexo: '', cargas_edad: '', cargas_parentesco: '' };
  expect(answersFromEntries(form, body)).toEqual({
    values: { nombre: 'Ana', clave: '' },
    rows: {
      cargas: [
        { ...empty, cargas_edad: '5' },
        { ...empty, cargas_sexo: 'Femenino' },
      ],
    },
  });
});

it('keeps as many rows as were posted, and never more than the form takes', () => {
  const rows = (body: string) => answersFromEntries(form, new URLSearchParams(body)).rows['cargas']?.length;
  expect(rows(`${rowCountKey('cargas')}=3`)).toBe(3);
  expect(rows('cargas.999.cargas_edad=1')).toBe(8);
  expect(rows(`${rowCountKey('cargas')}=1e9`)).toBe(8);
  expect(rows(`${rowCountKey('cargas')}=-4`)).toBe(0);
  expect(rows('cargas.x.cargas_edad=1&cargas.9999999999.cargas_edad=1')).toBe(0);
});

it('files are no answers', () => {
  const body = new FormData();
  body.append('nombre', new Blob(['x']), 'x.txt');
  expect(answersFromEntries(form, body).values['nombre']).toBe('');
});

it('what is written as entries is read back as it was', () => {
  const text = fc.string({ unit: 'grapheme' });
  const row = fc.record({ cargas_sexo: text, cargas_edad: text, cargas_parentesco: text });
  fc.assert(
    fc.property(text, fc.array(row, { maxLength: 8 }), (nombre, cargas) => {
      const answers: FormAnswers = { values: { nombre, clave: '' }, rows: { cargas } };
      const body = new URLSearchParams(entriesFromAnswers(form, answers).map(([key, value]) => [key, value]));
      expect(answersFromEntries(form, body)).toEqual(answers);
    }),
  );
});

it('a password is not written down', () => {
  const entries = entriesFromAnswers(form, once({ nombre: 'Ana', clave: 'secreta' }));
  expect(entries.map(([key]) => key)).not.toContain('clave');
});

const quantity = { group: 'fld_passenger_quantity', isMultiple: true } as const;
const prefixes = optionsOf('+51');
const dynamicForm = sampleForm(
  sampleField('fld_fullname'),
  sampleField('fld_phone_prefix', { control: 'phonePrefix', options: prefixes, group: 'grp-fld_telephone' }),
  sampleField('fld_telephone', { control: 'tel', group: 'grp-fld_telephone' }),
  sampleField('fld_email', { control: 'email' }),
  sampleField('fld_msg', { control: 'textarea' }),
  sampleField('fld_employees', { mask: { kind: 'integer' } }),
  sampleField('fld_origin_country', { control: 'country', options: optionsOf('CL', 'PE') }),
  sampleField('fld_destination_country', { control: 'country', options: optionsOf('CL', 'PE') }),
  sampleField('fld_fecha_inicio', { mask: { kind: 'date' } }),
  sampleField('fld_fecha_termino', { control: 'date' }),
  sampleField('fld_passenger_quantity', { ...quantity, control: 'number', mask: { kind: 'digits', most: 3 } }),
  sampleField('fld_password', { control: 'password', group: 'grp-fld_password' }),
  sampleField('acepta', { control: 'checkbox' }),
);
const filled: FormAnswers = {
  values: {
    fld_fullname: ' María-José ',
    fld_phone_prefix: '+51',
    fld_telephone: '912 345 678',
    fld_email: 'm@j.pe',
    fld_msg: 'Hola',
    fld_employees: '1.500',
    fld_origin_country: 'CL',
    fld_destination_country: 'PE',
    fld_fecha_inicio: '01/02/2027',
    fld_fecha_termino: '2027-02-11',
    fld_password: ' secreto ',
    acepta: 'si',
  },
  rows: { fld_passenger_quantity: [{ fld_passenger_quantity: '34' }, { fld_passenger_quantity: '5' }] },
};

it('B3-17 passengers are sent as a list of objects, each with its age', () => {
  expect(sentAnswers(dynamicForm, filled, chileanSetting)['fld_passenger_quantity']).toEqual([
    { fld_passenger_quantity: 34 },
    { fld_passenger_quantity: 5 },
  ]);
});

it('B3-12 B3-13 B3-14 B3-15 B3-16 what a dynamic form asks is a request: name, telephone with its prefix, e-mail, message, employees', () => {
  const contact = contactOfAnswers(sentAnswers(dynamicForm, filled, chileanSetting), chileanSetting);
  expect(contact).toEqual({
    first_name: 'María-José',
    telefono: '+51 912 345 678',
    email: 'm@j.pe',
    mensaje: 'Hola',
    cantidadEmpleados: 1500,
    more: {
      fld_origin_country: 'CL',
      fld_destination_country: 'PE',
      fld_fecha_inicio: '2027-02-01',
      fld_fecha_termino: '2027-02-11',
      fld_passenger_quantity: 'fld_passenger_quantity: 34; fld_passenger_quantity: 5',
      acepta: 'Sí',
    },
  });
});

it.each([
  ['si', 'Sí'],
  ['', 'No'],
])('C9-59 what was ticked, or left (%j), is said as %s', (acepta, said) => {
  const answers = { ...filled, values: { ...filled.values, acepta } };
  const { more } = contactOfAnswers(sentAnswers(dynamicForm, answers, chileanSetting), chileanSetting);
  expect(more['acepta']).toBe(said);
});

it.each([
  ['+51', '912 345 678', '+51 912 345 678'],
  ['+51', '+1 305 555 0123', '+1 305 555 0123'],
  ['+56', '56912345678', '+56912345678'],
  ['+56', '0056 9 1234 5678', '0056 9 1234 5678'],
  ['+55', '55 99999 8888', '+55 55 99999 8888'],
  ['', '912345678', '912345678'],
] as const)('beside the prefix %s a telephone %s is sent and checked as %s', (prefix, typed, sent) => {
  for (const name of ['fld_phone_prefix', 'codigo']) {
    const form = sampleForm(
      sampleField(name, { control: 'phonePrefix', options: optionsOf('+51', '+55', '+56'), group: 'grp-fld_telephone' }),
      sampleField('fld_telephone', { control: 'tel', group: 'grp-fld_telephone' }),
    );
    const answers = once({ [name]: prefix, fld_telephone: typed });
    expect(contactOfAnswers(sentAnswers(form, answers, chileanSetting), chileanSetting).telefono).toBe(sent);
    expect(checkAnswers(form, answers, chileanSetting)).toHaveLength(prefix === '' ? 1 : 0);
  }
});

it('B9-23 a telephone that was never left is sent with the prefix of the edition, as it is checked', () => {
  const form = sampleForm(sampleField('telefono', { control: 'tel', isRequired: true }));
  const answers = once({ telefono: ' 912345678' });
  expect(checkAnswers(form, answers, chileanSetting)).toEqual([]);
  expect(sentAnswers(form, answers, chileanSetting)).toEqual({ telefono: '+56 912345678' });
});

it('B3-18 a password is sent to where its form goes, and in no request', () => {
  const sent = sentAnswers(dynamicForm, filled, chileanSetting);
  expect(sent['fld_password']).toBe('secreto');
  expect(JSON.stringify(contactOfAnswers(sent, chileanSetting))).not.toContain('secreto');
});

it('B3-19 a password of any name is in no request, neither by itself nor in a row; all else is', () => {
  const inGroup = { group: 'cuentas', isMultiple: true } as const;
  const form = sampleForm(
    sampleField('clave', { control: 'password' }),
    sampleField('mensaje', { control: 'password' }),
    sampleField('rubro'),
    sampleField('cuenta', inGroup),
    sampleField('secreta', { ...inGroup, control: 'password' }),
  );
  const values = { clave: 'secreto1', mensaje: 'secreto2', rubro: 'Panadería' };
  const sent = sentAnswers(form, { values, rows: { cuentas: [{ cuenta: 'ana', secreta: 'secreto3' }] } }, chileanSetting);
  expect(JSON.stringify(sent).match(/secreto\d/g)).toHaveLength(3);
  const contact = contactOfAnswers(withoutPasswords(sent, form), chileanSetting);
  expect(contact).toMatchObject({ mensaje: '', more: { rubro: 'Panadería', cuentas: 'cuenta: ana' } });
  expect(JSON.stringify(contact)).not.toContain('secreto');
});
