import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { testTexts } from '../testing/test-texts.ts';
import { refusedAnswers } from './refused-answers.ts';

const nobody: Profile = { cotizante: [], cargas: [], ingresodatos: true };

/** What is said of fields that the API refused, as the form's field and the line a visitor reads. */
function said(answers: Partial<Profile>, ...fields: readonly string[]) {
  const errors = fields.map((field) => ({ field: `body.profile.${field}`, reason: 'must be a number' }));
  const refused = { profile: { ...nobody, ...answers }, edition: editionOf('chile'), texts: testTexts };
  return refusedAnswers(errors, refused).map(({ fault, label, sentence }) => [fault.field, label, sentence]);
}

describe('what the API refuses of a profile', () => {
  it.each<[string, Partial<Profile>, readonly [string, string, string]]>([
    ['cotizante.0.edad', { cotizante: [{ edad: 130 }] }, ['cotizante.0.edad', 'Tú · Edad', 'La edad puede ser hasta 120 años.']],
    [
      'cotizante.1.edad',
      { cotizante: [{ edad: 34 }, { edad: 0.5 }] },
      ['cotizante.1.edad', 'Pareja · Edad', 'Escribe la edad en años, con números.'],
    ],
    ['cotizante', {}, ['cotizante.0.edad', 'Tú · Edad', 'Falta tu edad.']],
    [
      'cotizante.1.ingreso',
      { cotizante: [{ edad: 34 }, { edad: 33, ingreso: 1e10 }] },
      ['cotizante.1.ingreso', 'Renta líquida de tu pareja', 'La renta es demasiado alta: escribe la de un mes.'],
    ],
    [
      'cargas.1.edad',
      {
        cargas: [
          { edad: 1, parentesco: 'Otro' },
          { edad: 121, sexo: 'Femenino' },
        ],
      },
      ['cargas.1.edad', 'Hija · Edad', 'La edad puede ser hasta 120 años.'],
    ],
    [
      'mascotas.0.raza',
      { mascotas: [{ especie: 'Gato', raza: 'Quiltro', edad: 3, parentesco: 'Mascota' }] },
      ['mascotas.0.raza', 'Mascota principal · Raza', 'Quiltro no es una raza de gato.'],
    ],
    [
      'mascotas.1.edad',
      {
        mascotas: [
          { especie: 'Gato', edad: 3, parentesco: 'Mascota' },
          { especie: 'Perro', edad: 60, parentesco: 'Mascota' },
        ],
      },
      ['mascotas.1.edad', 'Mascota 2 · Edad', 'La edad puede ser hasta 30 años.'],
    ],
    [
      'cantidadempleados',
      { cantidadempleados: 0 },
      ['cantidadempleados', 'Cantidad de empleados', 'Deben ser entre 1 y 999.999 empleados.'],
    ],
    ['ingreso', {}, ['planilla', 'Planilla mensual', 'Falta la planilla mensual.']],
    ['tipo_trabajo', { tipo_trabajo: 'nada' }, ['tipo_trabajo', 'Tipo de trabajo', 'Elige el tipo de trabajo.']],
    ['viaje.dias', { viaje: { dias: 400 } }, ['viaje.dias', 'Días de viaje', 'El viaje puede durar de 1 a 365 días.']],
    ['zona', { zona: 'marte' }, ['zona', 'Zona de cobertura', 'Elige la zona de cobertura.']],
    ['region.stateCode', { region: { stateCode: '99' } }, ['region', 'Región', 'Elige una región de la lista.']],
  ])('of %s is said in the words of its form', (field, answers, expected) => {
    expect(said(answers, field)).toEqual([expected]);
  });

  it('is told once where it is of no answer, and not at all beside one that is', () => {
    expect(said({}, 'enPareja')).toEqual([['', null, 'Revisa los datos: alguno no se puede leer.']]);
    expect(said({ zona: 'marte' }, 'enPareja', 'zona').map(([field]) => field)).toEqual(['zona']);
    expect(said({})).toHaveLength(1);
  });
});
