import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { profileFromForm, profileToFields } from './profile-form-data.ts';

const chile = editionOf('chile');

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const family = {
  'cotizante.0.edad': '34',
  'cotizante.0.sexo': 'Femenino',
  'cotizante.0.ingreso': '$1.650.000',
  'cotizante.1.edad': '33',
  'cotizante.1.sexo': 'Masculino',
  'cargas.0.edad': '5',
  'cargas.0.sexo': 'Femenino',
  'cargas.0.parentesco': 'Hijo/Hija',
  'cargas.1.edad': '1',
  region: '13',
};

describe('profileFromForm', () => {
  it('reads a whole family as the visitor entered it', () => {
    expect(profileFromForm(form(family), chile)).toEqual({
      ok: true,
      value: {
        cotizante: [
          { edad: 34, sexo: 'Femenino', ingreso: 1_650_000 },
          { edad: 33, sexo: 'Masculino' },
        ],
        cargas: [{ edad: 5, sexo: 'Femenino', parentesco: 'Hijo/Hija' }, { edad: 1 }],
        region: { stateCode: '13', stateName: 'Metropolitana' },
        enPareja: true,
        ingresodatos: true,
      },
    });
  });

  it('leaves out a partner and cargas whose rows were left blank', () => {
    const blank = {
      'cotizante.0.edad': '34',
      'cotizante.1.sexo': 'Femenino',
      'cargas.0.sexo': 'Masculino',
      'cargas.0.edad': ' ',
    };
    const result = profileFromForm(form(blank), chile);
    expect(result).toMatchObject({ ok: true, value: { cotizante: [{ edad: 34 }], cargas: [], enPareja: false, region: null } });
  });

  it('asks for the age of a carga that was added, by what it is', () => {
    const fields = { 'cotizante.0.edad': '34', 'cargas.2.presente': '1', 'cargas.2.edad': '', 'cargas.2.sexo': 'Femenino' };
    expect(profileFromForm(form(fields), chile)).toEqual({
      ok: false,
      error: [{ field: 'cargas.2.edad', reason: 'Falta la edad de tu hija' }],
    });
  });

  it('B5-36 cuts an age to three digits, and does not cut the income', () => {
    const result = profileFromForm(form({ 'cotizante.0.edad': '0345', 'cotizante.0.ingreso': '12.345.678' }), chile);
    expect(result).toMatchObject({ ok: true, value: { cotizante: [{ edad: 34, ingreso: 12_345_678 }] } });
  });

  it('names every field that is wrong at once', () => {
    const fields = { 'cotizante.0.edad': '121', 'cotizante.0.ingreso': 'mucho', 'cotizante.1.edad': 'x', region: '99' };
    const result = profileFromForm(form(fields), chile);
    if (result.ok) throw new Error('expected errors');
    expect(result.error.map((error) => error.field)).toEqual([
      'cotizante.0.ingreso',
      'cotizante.0.edad',
      'cotizante.1.edad',
      'region',
    ]);
  });

  it('asks for the age when the form is empty', () => {
    const result = profileFromForm(new FormData(), chile);
    expect(result).toEqual({ ok: false, error: [{ field: 'cotizante.0.edad', reason: 'Falta tu edad' }] });
  });
});

describe('profileToFields', () => {
  it('gives back the fields a profile was read from', () => {
    const read = profileFromForm(form(family), chile);
    if (!read.ok) throw new Error('expected a profile');
    expect(profileToFields(read.value, chile)).toEqual(family);
  });
});
