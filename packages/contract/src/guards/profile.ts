import {
  maximumAge,
  maximumDependants,
  maximumEmployees,
  maximumIncome,
  maximumPayroll,
  maximumPetAge,
  maximumPets,
  maximumTripDays,
  petSpecies,
  relationships,
  sexes,
} from '@cotejo/core/people';
import type { Profile, ProfileInput } from '../schemas/profile.ts';
import { amount, isTrueOrFalse, listOf, maybe, objectOf, oneOf, orNull, text, whole } from './parts.ts';

type Contributor = Profile['cotizante'][number];
type Dependant = Profile['cargas'][number];
type GivenPet = NonNullable<ProfileInput['mascotas']>[number];
type Region = NonNullable<Profile['region']>;

const age = whole(0, maximumAge);
const sex = maybe(oneOf(sexes));
const isContributor = objectOf<Contributor>({
  sexo: sex,
  edad: age,
  ingreso: maybe(orNull(amount(0, maximumIncome))),
  epsActual: maybe(orNull(text(40))),
});
const isDependant = objectOf<Dependant>({ sexo: sex, edad: age, parentesco: maybe(oneOf(relationships)) });
const isPet = objectOf<GivenPet>({
  especie: oneOf(petSpecies),
  raza: maybe(orNull(text(80))),
  edad: whole(0, maximumPetAge),
  parentesco: maybe(oneOf(['Mascota'])),
});

const isGiven = objectOf<ProfileInput>({
  cotizante: maybe(listOf(isContributor, 2)),
  cargas: maybe(listOf(isDependant, maximumDependants)),
  region: maybe(orNull(objectOf<Region>({ stateCode: text(10), stateName: maybe(text(80)) }))),
  enPareja: maybe(isTrueOrFalse),
  ingresodatos: maybe(isTrueOrFalse),
  mascotas: maybe(listOf(isPet, maximumPets)),
  cantidadempleados: maybe(orNull(whole(1, maximumEmployees))),
  ingreso: maybe(orNull(amount(0, maximumPayroll))),
  tipo_trabajo: maybe(orNull(text(40))),
  viaje: maybe(orNull(objectOf<NonNullable<Profile['viaje']>>({ dias: whole(1, maximumTripDays) }))),
  zona: maybe(orNull(text(40))),
});

/** A profile with nothing in it that a profile has not. */
function ownParts(given: ProfileInput): Profile {
  const { cotizante = [], cargas = [], region, enPareja, ingresodatos = false, mascotas, viaje } = given;
  const { cantidadempleados, ingreso, tipo_trabajo, zona } = given;
  return {
    cotizante: cotizante.map(({ sexo, edad, ingreso: income, epsActual }) => ({ sexo, edad, ingreso: income, epsActual })),
    cargas: cargas.map(({ sexo, edad, parentesco }) => ({ sexo, edad, parentesco })),
    region: region && { stateCode: region.stateCode, stateName: region.stateName },
    enPareja,
    ingresodatos,
    mascotas: mascotas?.map(({ especie, raza, edad, parentesco = 'Mascota' }) => ({ especie, raza, edad, parentesco })),
    cantidadempleados,
    ingreso,
    tipo_trabajo,
    viaje: viaje && { dias: viaje.dias },
    zona,
  };
}

/**
 * What `profileSchema` makes of a value, without its weight: a browser reads its storage and forms with it. Null: it is no
 * profile.
 */
export function readProfile(value: unknown): Profile | null {
  if (!isGiven(value)) return null;
  const { cotizante = [], mascotas = [], cantidadempleados } = value;
  return cotizante.length + mascotas.length > 0 || cantidadempleados != null ? ownParts(value) : null;
}
