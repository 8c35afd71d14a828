import type { Profile } from '@cotejo/contract/profile';
import { saidInProfile } from '@cotejo/contract/said-profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import type { HouseholdDraft } from '@cotejo/core/people';
import type { ProfileLine } from './profile-line.ts';

/** As many as the highest payroll has (core/people). */
const amountDigits = 13;

/** The profile as the editor's answers, to be changed by the rules of core/people; an unknown region is no answer. */
export function draftFromProfile(profile: Profile, line: ProfileLine, edition: Edition): HouseholdDraft {
  const money = (amount: number | null | undefined): Money | null =>
    amount == null ? null : moneyOf(Math.round(amount), edition.currency, 'month');
  const said = saidInProfile(profile, edition);
  const stateCode = profile.region?.stateCode;
  return {
    contributors: said.contributors.map((person) => ({ sex: 'Masculino', ...person })),
    dependants: profile.cargas.map(({ edad, sexo, parentesco }) => ({
      age: edad,
      sex: sexo ?? 'Masculino',
      relationship: parentesco ?? 'Hijo/Hija',
    })),
    pets: (profile.mascotas ?? []).map(({ especie, raza, edad }) => ({ species: especie, breed: raza ?? null, age: edad })),
    company: {
      ...(profile.cantidadempleados == null ? {} : { employees: profile.cantidadempleados }),
      // Until the visitor enters a payroll, that of the line's example stands there (C4-40).
      monthlyPayroll: money(profile.ingreso ?? (profile.ingresodatos ? null : line.exampleProfile.ingreso)),
      riskClass: profile.tipo_trabajo ?? null,
    },
    tripDays: said.tripDays ?? null,
    journey: said.journey ?? null,
    zone: profile.zona ?? null,
    regionCode: line.regions.find((region) => region.stateCode === stateCode)?.stateCode ?? null,
  };
}

/** An amount while it is typed: its digits, at most thirteen, as whole units of the edition's currency; null: none. */
export function incomeFromText(text: string, edition: Edition): Money | null {
  const digits = text.replace(/\D/g, '').slice(0, amountDigits);
  return digits === '' ? null : moneyOf(Number(digits), edition.currency, 'month');
}
