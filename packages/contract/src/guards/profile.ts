import { isPlainDate } from '@cotejo/core/dates';
import {
  maximumAge,
  maximumDependants,
  maximumEmployees,
  maximumIncome,
  maximumPayroll,
  maximumPetAge,
  maximumPets,
  maximumSectorId,
  maximumTripDays,
  petSpecies,
  relationships,
  sexes,
} from '@cotejo/core/people';
import type { Profile, ProfileInput } from '../schemas/profile.ts';
import {
  amount,
  isPart,
  isTrueOrFalse,
  listOf,
  maybe,
  objectOf,
  oneOf,
  orNull,
  text,
  whole,
  type Guard,
  type Shape,
} from './parts.ts';

type Contributor = Profile['cotizante'][number];
type Dependant = Profile['cargas'][number];
type GivenPet = NonNullable<ProfileInput['mascotas']>[number];
type Region = NonNullable<Profile['region']>;
type Journey = NonNullable<Profile['viaje']>;
type Country = NonNullable<Contributor['nacionalidad']>;

/** What may be left out, or said to be nothing. */
function nullish<Value>(is: Guard<Value>): Guard<Value | null | undefined> {
  return maybe(orNull(is));
}

const age = whole(0, maximumAge);
const sex = maybe(oneOf(sexes));
const code = nullish(text(40));
const label = nullish(text(120));
const name = maybe(text(80));
const country: Shape<Country> = { code: text(2, 2), name, nationality: name };
const isCountry = nullish(objectOf(country));
const isDay = nullish((value): value is string => typeof value === 'string' && isPlainDate(value));

const contributor: Shape<Contributor> = {
  sexo: sex,
  edad: age,
  ingreso: nullish(amount(0, maximumIncome)),
  maternidad: nullish(isTrueOrFalse),
  epsActual: code,
  nacionalidad: isCountry,
  paisCobertura: isCountry,
};
const dependant: Shape<Dependant> = { sexo: sex, edad: age, parentesco: maybe(oneOf(relationships)) };
const pet: Shape<GivenPet> = {
  especie: oneOf(petSpecies),
  raza: nullish(text(80)),
  edad: whole(0, maximumPetAge),
  parentesco: maybe(oneOf(['Mascota'])),
};
const region: Shape<Region> = { stateCode: text(10), stateName: name };
const journey: Shape<Journey> = {
  dias: whole(1, maximumTripDays),
  salida: isDay,
  regreso: isDay,
  origen: isCountry,
  destino: isCountry,
};
const profile: Shape<ProfileInput> = {
  cotizante: maybe(listOf(objectOf(contributor), 2)),
  cargas: maybe(listOf(objectOf(dependant), maximumDependants)),
  region: nullish(objectOf(region)),
  enPareja: maybe(isTrueOrFalse),
  ingresodatos: maybe(isTrueOrFalse),
  mascotas: maybe(listOf(objectOf(pet), maximumPets)),
  cantidadempleados: nullish(whole(1, maximumEmployees)),
  ingreso: nullish(amount(0, maximumPayroll)),
  sistemaprevisional: code,
  sector: nullish(whole(0, maximumSectorId)),
  sector_label: label,
  tipo_trabajo: code,
  tipo_trabajo_label: label,
  viaje: nullish(objectOf(journey)),
  zona: code,
};
const isGiven = objectOf(profile);

/** Shapes of what a profile holds under a name, wherever that is. */
const shapes: Readonly<Record<string, object>> = {
  cotizante: contributor,
  cargas: dependant,
  mascotas: pet,
  region,
  viaje: journey,
  nacionalidad: country,
  paisCobertura: country,
  origen: country,
  destino: country,
};

/** A value with nothing in it that its shape does not name. */
function ownParts(value: unknown, shape: object | undefined): unknown {
  if (shape === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => ownParts(each, shape));
  if (!isPart(value)) return value;
  const names = Object.keys(shape).filter((each) => value[each] !== undefined);
  return Object.fromEntries(names.map((each) => [each, ownParts(value[each], shapes[each])]));
}

/**
 * What `profileSchema` makes of a value, without its weight: a browser reads its storage and forms with it. Null: it is no
 * profile.
 */
export function readProfile(value: unknown): Profile | null {
  const given = ownParts(value, profile);
  if (!isGiven(given)) return null;
  const { cotizante = [], cargas = [], ingresodatos = false, mascotas, ...rest } = given;
  if (cotizante.length + (mascotas?.length ?? 0) === 0 && rest.cantidadempleados == null) return null;
  const pets = mascotas && { mascotas: mascotas.map((each) => ({ ...each, parentesco: 'Mascota' as const })) };
  return { ...rest, cotizante, cargas, ingresodatos, ...pets };
}
