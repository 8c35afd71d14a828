import { editionOf } from '@cotejo/core/editions';
import { maximumDependants, maximumEmployees, maximumPets, petSpecies, relationships, sexes } from '@cotejo/core/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../guards/profile.ts';
import { profileSchema } from '../schemas/profile.ts';
import { readOlderProfile } from './older-profiles.ts';
import { saidInProfile } from './said-profile.ts';
import { profileOfSaid } from './write-profile.ts';

const chile = editionOf('chile');
const age = fc.nat({ max: 120 });
const text = fc.string({ minLength: 1, maxLength: 40 });
const sexo = fc.constantFrom(...sexes);
const country = fc.record({ code: fc.constantFrom('FR', 'ES', 'CL'), name: text, nationality: text }, { requiredKeys: ['code'] });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const whole = (max: number) => fc.integer({ min: 1, max });

const wire = fc
  .record(
    {
      cotizante: fc.array(
        fc.record(
          {
            edad: age,
            sexo,
            ingreso: fc.nat({ max: 1_000_000_000 }),
            maternidad: fc.boolean(),
            epsActual: text,
            nacionalidad: country,
            paisCobertura: country,
          },
          { requiredKeys: ['edad'] },
        ),
        { minLength: 1, maxLength: 2 },
      ),
      cargas: fc.array(
        fc.record({ edad: age, sexo, parentesco: fc.constantFrom(...relationships) }, { requiredKeys: ['edad'] }),
        {
          maxLength: maximumDependants,
        },
      ),
      region: fc.constantFrom(...chile.regions).map(({ code, name }) => ({ stateCode: code, stateName: name })),
      mascotas: fc.array(
        fc.record(
          { especie: fc.constantFrom(...petSpecies), edad: fc.nat({ max: 30 }), raza: text },
          { requiredKeys: ['especie', 'edad'] },
        ),
        { minLength: 1, maxLength: maximumPets },
      ),
      cantidadempleados: whole(maximumEmployees),
      ingreso: fc.nat({ max: 1_000_000_000 }),
      sistemaprevisional: text,
      sector: fc.nat({ max: 999_999 }),
      sector_label: text,
      tipo_trabajo: text,
      tipo_trabajo_label: text,
      viaje: fc.record(
        { dias: whole(365), salida: day, regreso: day, origen: country, destino: country },
        { requiredKeys: ['dias'] },
      ),
      zona: text,
      ingresodatos: fc.boolean(),
    },
    { requiredKeys: ['cotizante', 'cargas', 'ingresodatos'] },
  )
  .map((value) => profileSchema.parse({ ...value, enPareja: value.cotizante.length > 1 }));

describe('a profile on its way', () => {
  it('C3-01, C3-02, C3-04, C3-08, C3-09, C3-31 is the same after the wire, the core and the wire again', () => {
    fc.assert(
      fc.property(wire, (profile) => {
        const said = saidInProfile(profile, chile);
        const written = profileOfSaid(said, { regions: chile.regions, isEntered: profile.ingresodatos });
        expect(written).toEqual(profile);
        expect(written && saidInProfile(written, chile)).toEqual(said);
      }),
    );
  });

  it('is the same after storage, and for the reader of every version', () => {
    fc.assert(
      fc.property(wire, (profile) => {
        const kept: unknown = JSON.parse(JSON.stringify(profile));
        expect(readProfile(kept)).toEqual(profile);
        expect(readOlderProfile(kept, chile)).toEqual(profile);
      }),
    );
  });

  it('is none where an age is missing or impossible', () => {
    const place = { regions: chile.regions, isEntered: true };
    expect(profileOfSaid({ contributors: [{ sex: 'Femenino' }], dependants: [] }, place)).toBeNull();
    expect(profileOfSaid({ contributors: [{ age: 34 }], dependants: [{ age: 121 }] }, place)).toBeNull();
    expect(profileOfSaid({ contributors: [], dependants: [] }, place)).toBeNull();
  });
});
