import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { joinProfiles, ownProfile, withKept } from './own-profile.ts';

const chile = editionOf('chile');
const family: Profile = { ...exampleProfile(chile), cargas: [{ edad: 5 }], ingresodatos: true };
const pets: Profile = {
  cotizante: [],
  cargas: [],
  ingresodatos: true,
  mascotas: [{ especie: 'Gato', raza: 'siames', edad: 2, parentesco: 'Mascota' }],
};
const petLine = lineFor(chile, ['pets']);
const insurances = lineFor(chile, ['people', 'dependants', 'region']);

describe('a kept profile on a line', () => {
  it('tells the line what it asks and nothing else: no income, no pet', () => {
    const own = ownProfile({ ...family, mascotas: pets.mascotas }, insurances);
    expect(own?.cotizante).toEqual([{ sexo: 'Masculino', edad: 27 }]);
    expect(own).not.toHaveProperty('mascotas');
    expect(ownProfile(family, lineFor(chile))?.cotizante[0]?.ingreso).toBe(1_650_000);
  });

  it('tells no EPS, nationality, date or sector that prices do not depend on', () => {
    const visitor = { edad: 34, epsActual: 'EPS010', maternidad: true, nacionalidad: { code: 'FR' } };
    const viaje = { dias: 6, salida: '2027-02-28', regreso: '2027-03-05', destino: { code: 'FR' } };
    const said: Profile = { ...family, cotizante: [visitor], cantidadempleados: 9, sector: 3, sistemaprevisional: 'AFP', viaje };
    expect(ownProfile(said, insurances)?.cotizante).toEqual([{ edad: 34 }]);
    expect(ownProfile(said, lineFor(chile, ['employees', 'journey']))).toEqual({
      cotizante: [],
      cargas: [],
      region: null,
      enPareja: false,
      ingresodatos: true,
      cantidadempleados: 9,
      viaje: { dias: 6 },
    });
  });

  it('is none where it does not say what prices depend on', () => {
    expect(ownProfile(family, petLine)).toBeNull();
    expect(ownProfile(pets, insurances)).toBeNull();
    expect(ownProfile(family, lineFor(chile, ['people', 'journey']))).toBeNull();
    expect(ownProfile(family, lineFor(chile, ['employees']))).toBeNull();
  });

  it('loses a region that the line does not know, and is none where the price needs one', () => {
    const regions = [{ stateCode: 'AK-1', stateName: 'Alaska, zona 1', orderPosition: 1, abbreviation: 'AK 1' }];
    expect(ownProfile(family, lineFor(chile, ['people', 'region'], { regions }))?.region).toBeNull();
    expect(ownProfile(family, lineFor(chile, ['people', 'region'], { regions, regionIsRequired: true }))).toBeNull();
  });

  it('loses a breed that the line does not know', () => {
    expect(ownProfile(pets, petLine)?.mascotas).toMatchObject([{ especie: 'Gato', raza: null, edad: 2 }]);
  });
});

describe('a profile that a form gives anew', () => {
  const kept: Profile = {
    ...family,
    cotizante: [
      { edad: 34, ingreso: 9, epsActual: 'EPS010' },
      { edad: 36, maternidad: true },
    ],
  };

  it('keeps what the form does not ask of the same people', () => {
    const given: Profile = { ...family, cotizante: [{ edad: 35 }, { edad: 37, sexo: 'Femenino' }] };
    expect(withKept(kept, given).cotizante).toEqual([
      { edad: 35, epsActual: 'EPS010' },
      { edad: 37, sexo: 'Femenino', maternidad: true },
    ]);
  });

  it('keeps nothing of a partner who is gone, nor an income that was taken out', () => {
    expect(withKept(kept, { ...family, cotizante: [{ edad: 35 }] }).cotizante).toEqual([{ edad: 35, epsActual: 'EPS010' }]);
    expect(withKept(null, family)).toEqual(family);
  });
});

describe('one keeper for all lines', () => {
  it('holds the family while the pet is asked for, and the pet while the family is', () => {
    const both = joinProfiles(family, pets, petLine);
    expect(ownProfile(both, insurances)?.cargas).toEqual([{ edad: 5 }]);
    expect(ownProfile(both, petLine)?.mascotas).toHaveLength(1);
    const changed = joinProfiles(both, { ...family, cotizante: [{ edad: 61 }], cargas: [] }, insurances);
    expect(ownProfile(changed, insurances)).toMatchObject({ cotizante: [{ edad: 61 }], cargas: [] });
    expect(ownProfile(changed, petLine)?.mascotas).toHaveLength(1);
  });
});
