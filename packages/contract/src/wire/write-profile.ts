import type { Region } from '@cotejo/core/editions';
import { toNumber } from '@cotejo/core/money';
import type { HouseholdDraft, NamedCountry } from '@cotejo/core/people';
import { readProfile } from '../guards/profile.ts';
import type { Profile } from '../schemas/profile.ts';
import { saidOnly } from './said-only.ts';

type WireCountry = NonNullable<Profile['cotizante'][number]['nacionalidad']>;

function wireCountry(country: NamedCountry | null | undefined): Partial<WireCountry> | null {
  return country ? saidOnly(country) : null;
}

/** Where a profile is written: the names of its regions, and whether the visitor entered it (decision 26). */
interface WrittenPlace {
  readonly regions: readonly Pick<Region, 'code' | 'name'>[];
  readonly isEntered: boolean;
}

/** The wire's profile of what was said, the inverse of saidInProfile; null: an age is missing, or something is impossible. */
export function profileOfSaid(said: HouseholdDraft, { regions, isEntered }: WrittenPlace): Profile | null {
  const { contributors, dependants, pets = [], company, journey, tripDays } = said;
  const region = regions.find(({ code }) => code === said.regionCode);
  const { departure, homecoming, origin, destination } = journey ?? {};
  return readProfile(
    saidOnly({
      cotizante: contributors.map((person) =>
        saidOnly({
          sexo: person.sex,
          edad: person.age,
          ingreso: person.income && toNumber(person.income),
          maternidad: person.maternity,
          epsActual: person.insurer,
          nacionalidad: wireCountry(person.nationality),
          paisCobertura: wireCountry(person.coverCountry),
        }),
      ),
      cargas: dependants.map(({ age, sex, relationship }) => saidOnly({ sexo: sex, edad: age, parentesco: relationship })),
      region: region && { stateCode: region.code, stateName: region.name },
      enPareja: contributors.length > 1,
      ingresodatos: isEntered,
      mascotas:
        pets.length === 0 ? null : pets.map(({ species, breed, age }) => saidOnly({ especie: species, raza: breed, edad: age })),
      cantidadempleados: company?.employees,
      ingreso: company?.monthlyPayroll && toNumber(company.monthlyPayroll),
      sistemaprevisional: company?.pensionSystem,
      sector: company?.sectorId,
      sector_label: company?.sectorLabel,
      tipo_trabajo: company?.riskClass,
      tipo_trabajo_label: company?.workLabel,
      viaje:
        tripDays == null
          ? null
          : saidOnly({
              dias: tripDays,
              salida: departure,
              regreso: homecoming,
              origen: wireCountry(origin),
              destino: wireCountry(destination),
            }),
      zona: said.zone,
    }),
  );
}
