import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { readProfile } from '../guards/profile.ts';
import { profileSchema } from '../schemas/profile.ts';
import { exampleProfile } from './example-profile.ts';
import { householdFromProfile, profilePlace, unsaidOfProfile } from './household-of-profile.ts';

const peru = editionOf('peru');
const place = profilePlace(peru, null);

it('C5-09 in Peru the age of whom nobody said is 25, and is told as not said', () => {
  const company = profileSchema.parse({ cantidadempleados: 12 });
  expect(householdFromProfile(company, place)).toMatchObject({ ok: true, value: { contributors: [{ age: 25 }] } });
  expect(unsaidOfProfile(company, place)).toContainEqual({ kind: 'owner', age: 25 });
  expect(exampleProfile(peru).cotizante).toEqual([{ sexo: 'Masculino', edad: 25 }]);
});

it('an age that was said stays, and a person without one is refused and not guessed', () => {
  const said = profileSchema.parse({ cotizante: [{ edad: 61 }] });
  expect(householdFromProfile(said, place)).toMatchObject({ ok: true, value: { contributors: [{ age: 61 }] } });
  for (const person of [{}, { sexo: 'Femenino' }, { edad: null }, { edad: '' }]) {
    expect(profileSchema.safeParse({ cotizante: [person] }).success).toBe(false);
    expect(readProfile({ cotizante: [person] })).toBeNull();
  }
});
