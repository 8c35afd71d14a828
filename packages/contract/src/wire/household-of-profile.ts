import { noChoices, type Comparator, type ProfileChoice, type ProfileChoices } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import { completeHousehold, type Household, type HouseholdDraft, type HouseholdProblem } from '@cotejo/core/people';
import { unsaidIn, type UnsaidAnswer } from '@cotejo/core/quote';
import { fail, type Result } from '@cotejo/core/result';
import type { FieldError } from '../errors.ts';
import type { Profile } from '../schemas/profile.ts';

const wireNames: Readonly<Record<string, string>> = {
  contributors: 'cotizante',
  dependants: 'cargas',
  age: 'edad',
  regionCode: 'region.stateCode',
  pets: 'mascotas',
  tripDays: 'viaje.dias',
};

function toFieldError(problem: HouseholdProblem): FieldError {
  const field = problem.path
    .replace('company.employees', 'cantidadempleados')
    .split('.')
    .map((part) => wireNames[part] ?? part)
    .join('.');
  switch (problem.kind) {
    case 'missing':
      return { field: `profile.${field}`, reason: 'falta' };
    case 'out-of-range':
      return { field: `profile.${field}`, reason: `debe estar entre ${problem.from} y ${problem.to}` };
    case 'too-many':
      return { field: `profile.${field}`, reason: `son como máximo ${problem.maximum}` };
  }
}

/**
 * Where a profile is asked: regions and currency of the comparator, or else of the edition, whom it takes for an owner,
 * and the values its questions offer.
 */
export type ProfilePlace = Pick<Edition, 'regions' | 'currency' | 'exampleProfile'> & {
  readonly choices?: Readonly<Record<keyof ProfileChoices, readonly ProfileChoice[]>>;
};

/** The place of a comparator's profile; of a product that no comparator shows, the edition's. */
export function profilePlace(
  edition: Edition,
  comparator: (Pick<Comparator, 'currency' | 'regions'> & Partial<Pick<Comparator, 'choices'>>) | null,
): ProfilePlace {
  return {
    choices: comparator?.choices ?? noChoices,
    exampleProfile: edition.exampleProfile,
    regions: comparator?.regions ?? edition.regions,
    currency: comparator?.currency ?? edition.currency,
  };
}

function wholeMoney(amount: number | null | undefined, { currency }: ProfilePlace): Money | null {
  return amount == null ? null : moneyOf(Math.round(amount), currency, 'month');
}

function companyOf(profile: Profile, place: ProfilePlace): HouseholdDraft['company'] {
  if (profile.cantidadempleados == null) return null;
  return {
    employees: profile.cantidadempleados,
    monthlyPayroll: wholeMoney(profile.ingreso, place),
    riskClass: profile.tipo_trabajo ?? null,
  };
}

/** Whoever asks for pets or a company alone counts as the example person: no price of theirs depends on it. */
function contributorsOf({ cotizante }: Profile, place: ProfilePlace): HouseholdDraft['contributors'] {
  if (cotizante.length === 0) return [{ age: place.exampleProfile.age, sex: place.exampleProfile.sex }];
  return cotizante.map((person) => ({
    age: person.edad,
    ...(person.sexo ? { sex: person.sexo } : {}),
    income: wholeMoney(person.ingreso, place),
  }));
}

function draftOf(profile: Profile, place: ProfilePlace): HouseholdDraft {
  return {
    contributors: contributorsOf(profile, place),
    dependants: profile.cargas.map((person) => ({
      age: person.edad,
      ...(person.sexo ? { sex: person.sexo } : {}),
      ...(person.parentesco ? { relationship: person.parentesco } : {}),
    })),
    pets: (profile.mascotas ?? []).map(({ especie, raza, edad }) => ({ species: especie, breed: raza ?? null, age: edad })),
    company: companyOf(profile, place),
    tripDays: profile.viaje?.dias ?? null,
    zone: profile.zona ?? null,
    regionCode: profile.region?.stateCode ?? null,
  };
}

/** What a profile leaves unsaid, so that a price may say what was taken in its place. */
export function unsaidOfProfile(profile: Profile, place: ProfilePlace): readonly UnsaidAnswer[] {
  return unsaidIn(draftOf(profile, place), profile.cotizante.length === 0);
}

/** True when a question offers values, and the answer is none of them; what is not said, or not asked, is no mistake. */
function isStrange(offered: readonly ProfileChoice[], answer: string | null | undefined, group?: string): boolean {
  if (answer == null || offered.length === 0) return false;
  return !offered.some((choice) => choice.code === answer && (group === undefined || choice.group === group));
}

/** Answers that the place does not offer, each by its name. */
function strangeAnswers(profile: Profile, { regions, choices = noChoices }: ProfilePlace): readonly FieldError[] {
  const { region, zona, tipo_trabajo: work, mascotas = [] } = profile;
  const errors: FieldError[] = [];
  if (region != null && !regions.some(({ code }) => code === region.stateCode)) {
    errors.push({ field: 'profile.region.stateCode', reason: `'${region.stateCode}' no es una región conocida` });
  }
  if (isStrange(choices.zones, zona)) errors.push({ field: 'profile.zona', reason: `'${zona}' no es una zona conocida` });
  if (isStrange(choices.riskClasses, work)) {
    errors.push({ field: 'profile.tipo_trabajo', reason: `'${work}' no es un tipo de trabajo conocido` });
  }
  mascotas.forEach(({ raza, especie }, index) => {
    if (!isStrange(choices.breeds, raza, especie)) return;
    errors.push({
      field: `profile.mascotas.${index}.raza`,
      reason: `'${raza}' no es una raza conocida de ${especie.toLowerCase()}`,
    });
  });
  return errors;
}

/** Maps the wire profile to a household of the core; what the place does not offer is refused by name. */
export function householdFromProfile(profile: Profile, place: ProfilePlace): Result<Household, readonly FieldError[]> {
  const strange = strangeAnswers(profile, place);
  if (strange.length > 0) return fail(strange);
  const result = completeHousehold(draftOf(profile, place));
  return result.ok ? result : fail(result.error.map(toFieldError));
}

/**
 * The example profile of a comparator, or of the edition (decision 26): shown as 'Perfil de ejemplo', never stored or
 * sent as the visitor's own.
 */
export function exampleProfile(
  edition: Edition,
  comparator: Pick<Comparator, 'currency' | 'regions' | 'example'> | null = null,
): Profile {
  const person = edition.exampleProfile;
  const { regions } = profilePlace(edition, comparator);
  const example = comparator?.example ?? {};
  const regionCode = example.regionCode ?? person.regionCode;
  const region = regions.find((candidate) => candidate.code === regionCode);
  const { company, pets } = example;
  const income = example.monthlyIncome ?? (person.income === null ? null : Number(person.income));
  return {
    cotizante: [
      {
        sexo: example.sex ?? person.sex,
        edad: example.age ?? person.age,
        ...(income === null ? {} : { ingreso: income }),
      },
    ],
    cargas: [],
    region: region ? { stateCode: region.code, stateName: region.name } : null,
    enPareja: false,
    ingresodatos: false,
    ...(pets
      ? {
          mascotas: pets.map(({ species, breed, age: edad }) => ({
            especie: species,
            raza: breed,
            edad,
            parentesco: 'Mascota' as const,
          })),
        }
      : {}),
    ...(company
      ? { cantidadempleados: company.employees, ingreso: company.monthlyPayroll, tipo_trabajo: company.riskClass }
      : {}),
    ...(example.tripDays === undefined ? {} : { viaje: { dias: example.tripDays } }),
    ...(example.zone === undefined ? {} : { zona: example.zone }),
  };
}
