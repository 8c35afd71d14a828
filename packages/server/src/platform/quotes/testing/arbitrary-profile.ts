import {
  maximumAge,
  maximumEmployees,
  maximumPetAge,
  maximumTripDays,
  petSpecies,
  relationships,
  sexes,
} from '@cotejo/core/people';
import type { ProfilePlace } from '@cotejo/contract/household-of-profile';
import { profileSchema, type Profile } from '@cotejo/contract/profile';
import type { Comparator } from '@cotejo/core/catalogue';
import fc from 'fast-check';

/** An answer that the place decides, chosen later: the nth of whatever it offers. */
export interface ProfileSeed {
  readonly profile: Profile;
  readonly region: number | null;
  readonly zone: number | null;
  readonly riskClass: number | null;
  readonly breed: number | null;
}

const sexo = fc.option(fc.constantFrom(...sexes), { nil: undefined });
const salary = fc.option(fc.integer({ min: 0, max: 9_000_000 }), { nil: null });
const adult = fc.record({ edad: fc.integer({ min: 0, max: maximumAge }), sexo, ingreso: salary });
const carga = fc.record({
  edad: fc.integer({ min: 0, max: maximumAge }),
  sexo,
  parentesco: fc.option(fc.constantFrom(...relationships), { nil: undefined }),
});
const mascota = fc.record({ especie: fc.constantFrom(...petSpecies), edad: fc.integer({ min: 0, max: maximumPetAge }) });
const people = { cotizante: fc.array(adult, { minLength: 1, maxLength: 2 }), cargas: fc.array(carga, { maxLength: 8 }) };
const pets = { mascotas: fc.array(mascota, { minLength: 1, maxLength: 8 }) };
const company = {
  cantidadempleados: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: maximumEmployees })),
  ingreso: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: null }),
};
const journey = { viaje: fc.record({ dias: fc.integer({ min: 1, max: maximumTripDays }) }) };
const common = { ingresodatos: fc.boolean() };

const answers = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...people, ...common }) },
  { weight: 2, arbitrary: fc.record({ ...pets, ...common }) },
  { weight: 2, arbitrary: fc.record({ ...company, ...common }) },
  { weight: 2, arbitrary: fc.record({ ...people, ...journey, ...common }) },
  { weight: 2, arbitrary: fc.record({ ...people, ...pets, ...company, ...journey, ...common }) },
);
const choice = fc.option(fc.nat({ max: 999 }), { nil: null });

/** Profiles of every kind: families, pets, companies, journeys, and all at once; with and without each free answer. */
export const profileSeed: fc.Arbitrary<ProfileSeed> = fc.record({
  profile: answers.map((said) => profileSchema.parse(said)),
  region: choice,
  zone: choice,
  riskClass: choice,
  breed: choice,
});

function nth<Thing>(things: readonly Thing[], index: number | null): Thing | null {
  return index === null ? null : (things[index % Math.max(1, things.length)] ?? null);
}

/** The profile as it is asked in one place: its region, zone, kind of work and breeds are among those offered there. */
export function profileIn(seed: ProfileSeed, place: ProfilePlace, choices: Comparator['choices']): Profile {
  const { profile } = seed;
  const region = nth(place.regions, seed.region);
  return {
    ...profile,
    region: region === null ? null : { stateCode: region.code },
    zona: nth(choices.zones, seed.zone)?.code ?? null,
    tipo_trabajo: nth(choices.riskClasses, seed.riskClass)?.code ?? null,
    ...(profile.mascotas
      ? {
          mascotas: profile.mascotas.map((mascota) => {
            const breeds = choices.breeds.filter(({ group }) => group === mascota.especie);
            return { ...mascota, raza: nth(breeds, seed.breed)?.code ?? null };
          }),
        }
      : {}),
  };
}
