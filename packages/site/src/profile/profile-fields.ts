import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';

/** Values of a family's form by field name; what the profile does not say is absent. The inverse of profileFromForm (profile-form-data.ts). */
export function profileToFields(
  profile: Profile,
  edition: Pick<Edition, 'currency' | 'currencyStyles'>,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [index, person] of profile.cotizante.entries()) {
    fields[`cotizante.${index}.edad`] = String(person.edad);
    if (person.sexo) fields[`cotizante.${index}.sexo`] = person.sexo;
    if (person.ingreso != null) {
      fields[`cotizante.${index}.ingreso`] = formatMoney(moneyOf(person.ingreso, edition.currency, 'month'), edition);
    }
  }
  for (const [index, person] of profile.cargas.entries()) {
    fields[`cargas.${index}.edad`] = String(person.edad);
    if (person.sexo) fields[`cargas.${index}.sexo`] = person.sexo;
    if (person.parentesco) fields[`cargas.${index}.parentesco`] = person.parentesco;
  }
  if (profile.region) fields['region'] = profile.region.stateCode;
  return fields;
}
