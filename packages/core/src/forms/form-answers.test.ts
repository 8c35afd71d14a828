import { expect, it } from 'vitest';
import { changeAnswer } from './change-answer.ts';
import { addRow, canAddRow, canDropRow, dropRow, initialAnswers } from './form-answers.ts';
import { offeredOptions } from './offered-options.ts';
import { sectionsOf } from './form-definition.ts';
import { answersFromEntries, entriesFromAnswers } from './post-body.ts';
import { cargasForm, once, optionsOf, sampleField, sampleForm } from './testing/sample-form.ts';

const pet = { group: 'mascota', isMultiple: true } as const;
const breeds = [
  { value: 'pug', label: 'Pug', group: 'Perro' },
  { value: 'siames', label: 'Siamés', group: 'Gato' },
];
const petForm = sampleForm(
  sampleField('mascota_tipo', {
    ...pet,
    control: 'radio',
    options: optionsOf('Perro', 'Gato'),
    defaultValue: 'Perro',
    changeActions: [{ kind: 'narrow', field: 'mascota_raza' }],
  }),
  sampleField('mascota_raza', { ...pet, control: 'select', options: breeds }),
  sampleField('mascota_edad', { ...pet, control: 'number' }),
);

it('B4-27 adding a carga copies the last one with an empty age, and never a spouse', () => {
  const first = addRow(cargasForm, initialAnswers(cargasForm), 'cargas');
  const [sex, age, relationship] = cargasForm.fields;
  if (!sex || !age || !relationship) throw new Error('a field is missing');
  const written = [
    { field: sex, row: 0, value: 'Femenino' },
    { field: age, row: 0, value: '7' },
  ].reduce((answers, change) => changeAnswer(cargasForm, answers, change), first);
  expect(addRow(cargasForm, written, 'cargas').rows['cargas']).toEqual([
    { cargas_sexo: 'Femenino', cargas_edad: '7', cargas_parentesco: 'Hijo/Hija' },
    { cargas_sexo: 'Femenino', cargas_edad: '', cargas_parentesco: 'Hijo/Hija' },
  ]);
  const married = changeAnswer(cargasForm, written, { field: relationship, row: 0, value: 'Cónyuge' });
  expect(addRow(cargasForm, married, 'cargas').rows['cargas']?.[1]?.['cargas_parentesco']).toBe('Hijo/Hija');
});

it('B9-02 a ninth row is not added', () => {
  let answers = initialAnswers(cargasForm);
  for (let round = 0; round < 12; round += 1) answers = addRow(cargasForm, answers, 'cargas');
  expect(answers.rows['cargas']).toHaveLength(8);
  expect(canAddRow(cargasForm, answers, 'cargas')).toBe(false);
});

it('B9-03 the last row of a group stays, but cargas may all go (decision 25)', () => {
  const pets = initialAnswers(petForm);
  expect(pets.rows['mascota']).toHaveLength(1);
  expect(canDropRow(pets, 'mascota')).toBe(false);
  expect(dropRow(pets, 'mascota')).toBe(pets);
  const carga = addRow(cargasForm, initialAnswers(cargasForm), 'cargas');
  expect(dropRow(carga, 'cargas').rows['cargas']).toEqual([]);
});

it('drops the row that is named, and the last where none is', () => {
  const three = { values: {}, rows: { mascota: ['1', '2', '3'].map((age) => ({ mascota_edad: age })) } };
  const ages = (answers: typeof three | ReturnType<typeof dropRow>) => answers.rows['mascota']?.map((row) => row['mascota_edad']);
  expect(ages(dropRow(three, 'mascota', 1))).toEqual(['1', '3']);
  expect(ages(dropRow(three, 'mascota'))).toEqual(['1', '2']);
});

it('lays what was kept over the defaults: known fields, offered options, no password, at most eight rows', () => {
  const form = sampleForm(
    sampleField('nombre', { defaultValue: 'Ana' }),
    sampleField('color', { control: 'select', options: optionsOf('rojo', 'azul'), defaultValue: 'azul' }),
    sampleField('clave', { control: 'password' }),
    ...petForm.fields,
  );
  const row = { mascota_tipo: 'Gato', mascota_raza: 'nada', constructor: 'x' };
  const answers = initialAnswers(form, {
    values: { nombre: 'Eva', color: 'verde', clave: 'secreta', otra: 'x' },
    rows: { mascota: Array.from({ length: 20 }, () => row) },
  });
  expect(answers.values).toEqual({ nombre: 'Eva', color: 'azul', clave: '' });
  expect(answers.rows['mascota']).toHaveLength(8);
  expect(answers.rows['mascota']?.[0]).toEqual({ mascota_tipo: 'Gato', mascota_raza: '', mascota_edad: '' });
});

it('another species offers its own breeds and empties one of the other species, in that row alone', () => {
  const [species, breed] = petForm.fields;
  if (!species || !breed) throw new Error('a field is missing');
  const pugs = {
    values: {},
    rows: { mascota: [0, 1].map(() => ({ mascota_tipo: 'Perro', mascota_raza: 'pug', mascota_edad: '2' })) },
  };
  const changed = changeAnswer(petForm, pugs, { field: species, row: 1, value: 'Gato' });
  expect(changed.rows['mascota']?.map((row) => row['mascota_raza'])).toEqual(['pug', '']);
  expect(offeredOptions(petForm, breed, { values: {}, row: changed.rows['mascota']?.[1] ?? {} })).toEqual([breeds[1]]);
  expect(offeredOptions(petForm, breed, { values: {}, row: {} })).toEqual(breeds);
});

it('an answer can empty another', () => {
  const region = sampleField('region', { changeActions: [{ kind: 'clear', field: 'comuna' }] });
  const form = sampleForm(region, sampleField('comuna'));
  const changed = changeAnswer(form, once({ region: '13', comuna: 'Ñuñoa' }), { field: region, row: null, value: '5' });
  expect(changed.values).toEqual({ region: '5', comuna: '' });
});

it('a group stands where its first field does, with all its fields', () => {
  const form = sampleForm(sampleField('a', { group: 'g' }), sampleField('b'), sampleField('c', { group: 'g', wrapper: 'box' }));
  expect(
    sectionsOf(form).map((section) =>
      section.kind === 'group' ? [section.name, section.fields.length, section.wrapper] : section.field.name,
    ),
  ).toEqual([['g', 2, 'box'], 'b']);
});

it('B9-02 a known family of ten travels whole, as the form is opened and as it is posted, and nobody is added to it', () => {
  const group = 'fld_passenger_quantity';
  const form = sampleForm(sampleField(group, { group, isMultiple: true, control: 'number' }));
  const people = Array.from({ length: 11 }, (_, age) => ({ [group]: String(age) }));
  const answers = initialAnswers(form, { values: {}, rows: { [group]: people } });
  expect(answers.rows[group]).toEqual(people.slice(0, 10));
  expect(answersFromEntries(form, entriesFromAnswers(form, answers))).toEqual(answers);
  expect(addRow(form, answers, group)).toBe(answers);
  const seven = initialAnswers(form, { values: {}, rows: { [group]: people.slice(0, 7) } });
  expect(addRow(form, addRow(form, seven, group), group).rows[group]).toHaveLength(8);
});
