import { editionOf, editions } from '@cotejo/core/editions';
import { toNumber } from '@cotejo/core/money';
import { relationships, sexes } from '@cotejo/core/people';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftFromForm } from './draft-from-form.ts';
import { profileToFields } from './profile-fields.ts';

const chile = editionOf('chile');

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('what was typed stays, though part of it is missing or wrong', () => {
  const draft = draftFromForm(
    formOf({
      'cotizante.0.edad': '',
      'cotizante.0.ingreso': '$1.650.000',
      'cotizante.1.presente': '1',
      'cargas.0.edad': '1234',
      'cargas.3.presente': '1',
      'cargas.3.parentesco': 'Otro',
      'cargas.4.edad': ' ',
      cantidadempleados: '1.500',
      planilla: 'mucho',
      'viaje.dias': '400',
    }),
    chile,
  );
  expect(draft).toMatchObject({
    contributors: [{ sex: 'Masculino' }, { sex: 'Masculino', income: null }],
    dependants: [{ age: 123, relationship: 'Hijo/Hija' }, { relationship: 'Otro' }],
    company: { employees: 1500, monthlyPayroll: null, riskClass: null },
    tripDays: 400,
    zone: null,
  });
  expect(draft.contributors[0]?.income && toNumber(draft.contributors[0].income)).toBe(1_650_000);
  expect(draft.contributors[0]).not.toHaveProperty('age');
});

it('a family that a form was filled with is the one that is read, in every edition', () => {
  const person = { sexo: fc.constantFrom(...sexes), edad: fc.nat(120) };
  const family = fc.record({
    cotizante: fc.array(fc.record({ ...person, ingreso: fc.integer({ min: 0, max: 1_000_000_000 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
    cargas: fc.array(fc.record({ ...person, parentesco: fc.constantFrom(...relationships) }), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(family, fc.constantFrom(...editions), ({ cotizante, cargas }, edition) => {
      const fields = profileToFields({ cotizante, cargas, ingresodatos: true }, edition);
      const draft = draftFromForm(formOf(fields), edition);
      expect(draft.contributors.map(({ age, sex, income }) => [age, sex, income && toNumber(income)])).toEqual(
        cotizante.map(({ edad, sexo, ingreso }) => [edad, sexo, ingreso]),
      );
      expect(draft.dependants).toEqual(
        cargas.map(({ edad, sexo, parentesco }) => ({ age: edad, sex: sexo, relationship: parentesco })),
      );
    }),
  );
});
