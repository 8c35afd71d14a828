import { moneyOf } from '@cotejo/core/money';
import type { Edition } from '@cotejo/core/editions';
import {
  completeHousehold,
  maximumAge,
  maximumDependants,
  relationships,
  sexes,
  type Household,
  type HouseholdProblem,
} from '@cotejo/core/people';
import { fail, type Result } from '@cotejo/core/result';
import { z } from 'zod';
import type { FieldError } from '../errors.ts';

const age = z
  .number({ error: 'debe ser un número' })
  .int({ error: 'debe ser un número entero' })
  .min(0, { error: 'debe ser 0 o más' })
  .max(maximumAge, { error: `debe ser ${maximumAge} o menos` });
const sex = z.enum(sexes, { error: "debe ser 'Masculino' o 'Femenino'" });

/** Monthly income in whole pesos (or the edition's currency). */
const income = z
  .number({ error: 'debe ser un número' })
  .min(0, { error: 'debe ser 0 o más' })
  .max(1_000_000_000, { error: 'es demasiado alto' });

export const contributorSchema = z.object({ sexo: sex.optional(), edad: age, ingreso: income.nullish() });
export const dependantSchema = z.object({
  sexo: sex.optional(),
  edad: age,
  parentesco: z.enum(relationships, { error: `debe ser uno de: ${relationships.join(', ')}` }).optional(),
});

/** The visitor's profile as it crosses the wire and is kept in the browser (C3-01 to C3-15). */
export const profileSchema = z
  .object({
    cotizante: z
      .array(contributorSchema)
      .min(1, { error: 'falta al menos una persona' })
      .max(2, { error: 'son como máximo dos' }),
    cargas: z
      .array(dependantSchema)
      .max(maximumDependants, { error: `son como máximo ${maximumDependants}` })
      .default([]),
    region: z.object({ stateCode: z.string().max(10), stateName: z.string().max(80).optional() }).nullish(),
    enPareja: z.boolean().optional(),
    /** True once the visitor entered it; an example profile carries false (decision 26). */
    ingresodatos: z.boolean().default(false),
    cantidadempleados: z.number().int().min(1).max(999_999).nullish(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;

const wireNames: Readonly<Record<string, string>> = {
  contributors: 'cotizante',
  dependants: 'cargas',
  age: 'edad',
  regionCode: 'region.stateCode',
};

function toFieldError(problem: HouseholdProblem): FieldError {
  const field = problem.path
    .split('.')
    .map((part) => wireNames[part] ?? part)
    .join('.');
  switch (problem.kind) {
    case 'missing':
      return { field: `profile.${field}`, reason: 'falta' };
    case 'age-out-of-range':
      return { field: `profile.${field}`, reason: `debe estar entre 0 y ${maximumAge}` };
    case 'too-many-dependants':
      return { field: `profile.${field}`, reason: `son como máximo ${maximumDependants}` };
  }
}

/** Maps the wire profile to a household of the core; unknown regions of the edition are refused by name. */
export function householdFromProfile(profile: Profile, edition: Edition): Result<Household, readonly FieldError[]> {
  const regionCode = profile.region?.stateCode ?? null;
  if (regionCode !== null && !edition.regions.some((region) => region.code === regionCode)) {
    return fail([{ field: 'profile.region.stateCode', reason: `'${regionCode}' no es una región conocida` }]);
  }
  const result = completeHousehold({
    contributors: profile.cotizante.map((person) => ({
      age: person.edad,
      ...(person.sexo ? { sex: person.sexo } : {}),
      income: person.ingreso == null ? null : moneyOf(Math.round(person.ingreso), edition.currency, 'month'),
    })),
    dependants: profile.cargas.map((person) => ({
      age: person.edad,
      ...(person.sexo ? { sex: person.sexo } : {}),
      ...(person.parentesco ? { relationship: person.parentesco } : {}),
    })),
    regionCode,
    employees: profile.cantidadempleados ?? null,
  });
  return result.ok ? result : fail(result.error.map(toFieldError));
}

/** The edition's example family as a profile (decision 26): shown as 'Perfil de ejemplo', never stored or sent as the visitor's own. */
export function exampleProfile(edition: Edition): Profile {
  const example = edition.exampleProfile;
  const region = edition.regions.find((candidate) => candidate.code === example.regionCode);
  return {
    cotizante: [
      { sexo: example.sex, edad: example.age, ...(example.income === null ? {} : { ingreso: Number(example.income) }) },
    ],
    cargas: [],
    region: region ? { stateCode: region.code, stateName: region.name } : null,
    enPareja: false,
    ingresodatos: false,
  };
}
