import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import type { HouseholdDraft } from '@cotejo/core/people';

const incomeDigits = 9;

/** The profile as the editor's answers, to be changed by the rules of core/people; an unknown region is no answer. */
export function draftFromProfile(profile: Profile, edition: Edition): HouseholdDraft {
  const stateCode = profile.region?.stateCode;
  return {
    contributors: profile.cotizante.map(({ edad, sexo, ingreso }) => ({
      age: edad,
      sex: sexo ?? 'Masculino',
      income: ingreso == null ? null : moneyOf(Math.round(ingreso), edition.currency, 'month'),
    })),
    dependants: profile.cargas.map(({ edad, sexo, parentesco }) => ({
      age: edad,
      sex: sexo ?? 'Masculino',
      relationship: parentesco ?? 'Hijo/Hija',
    })),
    regionCode: edition.regions.find(({ code }) => code === stateCode)?.code ?? null,
  };
}

/** The monthly income while it is typed: its digits, at most nine, as whole units of the edition's currency; null: none. */
export function incomeFromText(text: string, edition: Edition): Money | null {
  const digits = text.replace(/\D/g, '').slice(0, incomeDigits);
  return digits === '' ? null : moneyOf(Number(digits), edition.currency, 'month');
}
