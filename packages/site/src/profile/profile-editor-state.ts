import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, toNumber, type Money } from '@cotejo/core/money';
import { parseAmount } from '@cotejo/core/money-format';
import {
  completeHousehold,
  maximumAge,
  maximumDependants,
  relationshipWord,
  type Household,
  type HouseholdDraft,
  type HouseholdProblem,
} from '@cotejo/core/people';

/** Error line of the form (B2.4-03, exact). */
export const invalidProfileLine = 'Perfil inválido';

/** What a submit finds: the profile, or the line for the whole form and a message per answer, by its path ('dependants.1.age'). */
export type DraftCheck =
  | { readonly kind: 'valid'; readonly profile: Profile }
  | { readonly kind: 'invalid'; readonly line: string; readonly messages: ReadonlyMap<string, string> };

function incomeOf(ingreso: number | null | undefined, edition: Edition): Money | null {
  return ingreso == null ? null : moneyOf(Math.round(ingreso), edition.currency, 'month');
}

/** The profile as the editor's answers; an unknown region is no answer. */
export function draftFromProfile(profile: Profile, edition: Edition): HouseholdDraft {
  const stateCode = profile.region?.stateCode;
  return {
    contributors: profile.cotizante.map(({ edad, sexo, ingreso }) => ({
      age: edad,
      sex: sexo ?? 'Masculino',
      income: incomeOf(ingreso, edition),
    })),
    dependants: profile.cargas.map(({ edad, sexo, parentesco }) => ({
      age: edad,
      sex: sexo ?? 'Masculino',
      relationship: parentesco ?? 'Hijo/Hija',
    })),
    regionCode: edition.regions.find(({ code }) => code === stateCode)?.code ?? null,
    employees: profile.cantidadempleados ?? null,
  };
}

/** The monthly income a text says, in whole units of the edition's currency; null when it says none. */
export function incomeFromText(text: string, edition: Edition): Money | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  const amount = digits === '' ? null : parseAmount(digits, edition);
  return amount === null ? null : moneyOf(amount, edition.currency, 'month');
}

/** A complete family as the visitor's own profile (B4-15: marked ingresodatos). */
export function profileFromHousehold(household: Household, edition: Edition): Profile {
  const region = edition.regions.find(({ code }) => code === household.regionCode);
  return {
    cotizante: household.contributors.map(({ age, sex, income }) => ({
      sexo: sex,
      edad: age,
      ...(income === null ? {} : { ingreso: toNumber(income) }),
    })),
    cargas: household.dependants.map(({ age, sex, relationship }) => ({ sexo: sex, edad: age, parentesco: relationship })),
    region: region ? { stateCode: region.code, stateName: region.name } : null,
    enPareja: household.contributors.length > 1,
    ingresodatos: true,
    ...(household.employees === null ? {} : { cantidadempleados: household.employees }),
  };
}

function whose(path: string, draft: HouseholdDraft): string {
  const [role, index] = path.split('.');
  if (role === 'contributors') return index === '0' ? 'tu edad' : 'la edad de tu pareja';
  const person = draft.dependants[Number(index)];
  return `la edad de tu ${relationshipWord(person?.relationship ?? 'Hijo/Hija', person?.sex ?? 'Masculino')}`;
}

function messageOf(problem: HouseholdProblem, draft: HouseholdDraft): string {
  switch (problem.kind) {
    case 'missing':
      return `Falta ${whose(problem.path, draft)}`;
    case 'age-out-of-range':
      return `La edad va de 0 a ${maximumAge}`;
    case 'too-many-dependants':
      return `Son como máximo ${maximumDependants} cargas`;
  }
}

/** Checks the answers as a whole (B2.4-03); with nothing filled in, the line names what is missing (B4-19). */
export function checkDraft(draft: HouseholdDraft, edition: Edition): DraftCheck {
  const household = completeHousehold(draft);
  if (household.ok) return { kind: 'valid', profile: profileFromHousehold(household.value, edition) };
  const isBlank = [...draft.contributors, ...draft.dependants].every(({ age }) => age === undefined);
  return {
    kind: 'invalid',
    line: isBlank ? 'No se ingresaron los siguientes campos: edad' : invalidProfileLine,
    messages: new Map(household.error.map((problem) => [problem.path, messageOf(problem, draft)])),
  };
}
