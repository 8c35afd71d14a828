import { isPart, type Part } from '../../guards/parts.ts';
import {
  amountOf,
  codeOf,
  countryOf,
  isUnsaid,
  layered,
  relationshipOf,
  saidUnder,
  sexOf,
  speciesOf,
  yearsOf,
  yesOrNoOf,
} from './said-values.ts';

/** Names of one answer in every version, the newest first. */
const names = {
  sex: ['sexo', 'sexoTitular', 'sexoCarga', 'cotizante_sexo', 'cargas_sexo', 'gender', 'genero'],
  age: ['edad', 'edadTitular', 'edadCarga', 'cotizante_edad', 'cargas_edad', 'fld_passenger_quantity'],
  income: ['ingreso', 'cotizante_ingreso'],
  insurer: ['epsActual', 'eps_actual'],
  relationship: ['parentesco', 'parentescoCarga', 'cargas_parentesco'],
  species: ['especie', 'mascota_tipo'],
  breed: ['raza', 'mascota_raza'],
  petAge: ['edad', 'mascota_edad'],
} as const satisfies Record<string, readonly string[]>;

/** What a profile says of its first person beside the list of people (B3-27, B3-28, B3-39). */
const namesAtTheTop = [
  'cotizante_sexo',
  'cotizante_edad',
  'cotizante_ingreso',
  'sexoTitular',
  'edadTitular',
  'gender',
  'maternidad',
  'epsActual',
  'eps_actual',
  'nacionalidad',
  'paisCobertura',
];

/** What is taken where a profile leaves an age out; null: nothing. */
export type MissingAge = number | null;

/** A list as it is, one thing as a list of one; nothing is none. */
export function rowsOf(value: unknown): readonly unknown[] {
  if (isUnsaid(value)) return [];
  return Array.isArray(value) ? value : [value];
}

function isEmptyRow(row: unknown): boolean {
  return isPart(row) && Object.values(row).every(isUnsaid);
}

function isPet(row: unknown): boolean {
  return isPart(row) && (!isUnsaid(saidUnder(row, names.species)) || row.parentesco === 'Mascota');
}

function isPerson(row: unknown): boolean {
  return !isEmptyRow(row) && !isPet(row);
}

function contributorOf(row: unknown, missingAge: MissingAge): unknown {
  if (!isPart(row)) return row;
  return {
    sexo: sexOf(saidUnder(row, names.sex)),
    edad: yearsOf(saidUnder(row, names.age)) ?? missingAge,
    ingreso: amountOf(saidUnder(row, names.income)),
    maternidad: yesOrNoOf(row.maternidad),
    epsActual: codeOf(saidUnder(row, names.insurer)),
    nacionalidad: countryOf(row.nacionalidad),
    paisCobertura: countryOf(row.paisCobertura),
  };
}

/** Who travels, where passengers are all a form knows (B3-17): the first asks, the others come along. */
function passengersOf(root: Part): readonly unknown[] {
  return rowsOf(root.fld_passenger_quantity).map((row) => (isPart(row) ? row : { edad: row }));
}

function holdersOf(root: Part): readonly unknown[] {
  const [first, ...others] = rowsOf(root.cotizante).filter(isPerson);
  const beside = Object.fromEntries(Object.entries(root).filter(([name]) => namesAtTheTop.includes(name)));
  const titular = rowsOf(root.titular)[0];
  const parts = [first, titular, beside].filter(isPart).filter((part) => !isEmptyRow(part));
  if (first !== undefined && !isPart(first)) return [first, ...others];
  const isSomebody = first !== undefined || isPart(titular) || !isUnsaid(saidUnder(beside, names.age));
  return isSomebody && parts.length > 0 ? [layered(parts), ...others] : passengersOf(root).slice(0, 1);
}

/** The people who pay, in today's names. Whoever has no age in an older profile is taken to be of `missingAge` (C5-09). */
export function readContributors(root: Part, missingAge: MissingAge): readonly unknown[] {
  return holdersOf(root).map((row) => contributorOf(row, missingAge));
}

/** True when somebody who pays did not say an age, so that one is taken. */
export function leavesAgeOut(root: Part): boolean {
  return holdersOf(root).some((row) => isPart(row) && yearsOf(saidUnder(row, names.age)) === undefined);
}

/** The cargas in today's names; rows that nobody filled in are none. */
export function readDependants(root: Part): readonly unknown[] {
  const own = rowsOf(root.cargas).filter(isPerson);
  const isJourney = rowsOf(root.cotizante).length === 0 && root.titular === undefined;
  const others = own.length === 0 && isJourney ? passengersOf(root).slice(1) : [];
  return [...own, ...others.map((row) => (isPart(row) ? { ...row, parentesco: 'Otro' } : row))].map((row) =>
    isPart(row)
      ? {
          sexo: sexOf(saidUnder(row, names.sex)),
          edad: yearsOf(saidUnder(row, names.age)),
          parentesco: relationshipOf(saidUnder(row, names.relationship)),
        }
      : row,
  );
}

/**
 * The pets in today's names, the main one first (C3-25): a form keeps them beside the people, older profiles among the
 * contributors or the cargas (C3-05). Undefined: the profile is not of pets.
 */
export function readPets(root: Part): readonly unknown[] | undefined {
  const among = (list: unknown): readonly unknown[] => rowsOf(list).filter(isPet);
  const given = [root.mascotas, root.mascota].flatMap((list) => [...rowsOf(list)]).filter((row) => !isEmptyRow(row));
  const alone = isPet({ mascota_tipo: root.mascota_tipo }) ? [root] : [];
  const pets = [...among(root.cotizante), ...alone, ...given, ...among(root.cargas)];
  if (pets.length === 0) return root.mascotas === undefined ? undefined : [];
  return pets.map((row) =>
    isPart(row)
      ? {
          especie: speciesOf(saidUnder(row, names.species)),
          raza: codeOf(saidUnder(row, names.breed)),
          edad: yearsOf(saidUnder(row, names.petAge)),
          parentesco: 'Mascota',
        }
      : row,
  );
}
