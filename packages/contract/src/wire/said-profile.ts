import { moneyOf, type Currency, type Money } from '@cotejo/core/money';
import type { HouseholdDraft, HouseholdProblem, NamedCountry } from '@cotejo/core/people';
import type { Profile } from '../schemas/profile.ts';
import { saidOnly } from './said-only.ts';

type Holder = Profile['cotizante'][number];
type WireCountry = NonNullable<Holder['nacionalidad']>;

/** Names on the wire of what a household calls otherwise, parts of a path. */
const wireNames: Readonly<Record<string, string>> = {
  contributors: 'cotizante',
  dependants: 'cargas',
  age: 'edad',
  regionCode: 'region.stateCode',
  pets: 'mascotas',
  employees: 'cantidadempleados',
  monthlyPayroll: 'ingreso',
  riskClass: 'tipo_trabajo',
  tripDays: 'viaje.dias',
  zone: 'zona',
};

/** How the wire calls an answer of a household: 'dependants.1.age' is 'cargas.1.edad'. */
export function wireNameOf(path: string): string {
  const parts = path.replace('company.', '').split('.');
  return parts.map((part) => wireNames[part] ?? part).join('.');
}

/** Why an answer is not taken, in the words of the API. */
export function problemText(problem: HouseholdProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'falta';
    case 'out-of-range':
      return `debe estar entre ${problem.from} y ${problem.to}`;
    case 'too-many':
      return `son como máximo ${problem.maximum}`;
  }
}

function wholeMoney(amount: number | null | undefined, currency: Currency): Money | null {
  return amount == null ? null : moneyOf(Math.round(amount), currency, 'month');
}

function namedCountry(country: WireCountry | null | undefined): NamedCountry | null {
  return country ? { code: country.code, name: country.name ?? null, nationality: country.nationality ?? null } : null;
}

function journeyOf({ salida, regreso, origen, destino }: NonNullable<Profile['viaje']>): HouseholdDraft['journey'] {
  return {
    departure: salida ?? null,
    homecoming: regreso ?? null,
    origin: namedCountry(origen),
    destination: namedCountry(destino),
  };
}

/** What a profile says, in the names of the core; amounts are in `currency`, in whole units per month. */
export function saidInProfile(profile: Profile, { currency }: { readonly currency: Currency }): HouseholdDraft {
  const { cotizante, cargas, mascotas = [], region, viaje, zona } = profile;
  return {
    contributors: cotizante.map((person) => ({
      ...saidOnly({ age: person.edad, sex: person.sexo, maternity: person.maternidad, insurer: person.epsActual }),
      income: wholeMoney(person.ingreso, currency),
      nationality: namedCountry(person.nacionalidad),
      coverCountry: namedCountry(person.paisCobertura),
    })),
    dependants: cargas.map((person) => saidOnly({ age: person.edad, sex: person.sexo, relationship: person.parentesco })),
    pets: mascotas.map(({ especie, raza, edad }) => ({ species: especie, breed: raza ?? null, age: edad })),
    company: saidOnly({
      employees: profile.cantidadempleados,
      monthlyPayroll: wholeMoney(profile.ingreso, currency),
      riskClass: profile.tipo_trabajo,
      workLabel: profile.tipo_trabajo_label,
      sectorId: profile.sector,
      sectorLabel: profile.sector_label,
      pensionSystem: profile.sistemaprevisional,
    }),
    tripDays: viaje?.dias ?? null,
    journey: viaje ? journeyOf(viaje) : null,
    zone: zona ?? null,
    regionCode: region?.stateCode ?? null,
  };
}
