import type { ProfileForm } from '@cotejo/contract/catalogue';
import type { FieldError } from '@cotejo/contract/errors';
import type { Profile } from '@cotejo/contract/profile';

/** Where a required field's answer stands in a profile, and whether it is there. */
const answers: Readonly<Record<string, readonly [field: string, isGiven: (profile: Profile) => boolean]>> = {
  cotizante_edad: ['cotizante', ({ cotizante }) => cotizante.length > 0],
  mascota_tipo: ['mascotas', ({ mascotas = [] }) => mascotas.length > 0],
  cantidadempleados: ['cantidadempleados', ({ cantidadempleados }) => cantidadempleados != null],
  ingreso: ['ingreso', ({ ingreso }) => ingreso != null],
  tipo_trabajo: ['tipo_trabajo', ({ tipo_trabajo: work }) => work != null],
  viaje_dias: ['viaje.dias', ({ viaje }) => viaje != null],
  zona: ['zona', ({ zona }) => zona != null],
};

/** The answer to a question that offers values; undefined: it offers none, or is answered elsewhere. */
function chosen(fldName: string, profile: Profile): readonly [field: string, value: string] | undefined {
  const { region, zona, tipo_trabajo: work } = profile;
  if (fldName === 'region' && region) return ['region.stateCode', region.stateCode];
  if (fldName === 'zona' && zona != null) return ['zona', zona];
  return fldName === 'tipo_trabajo' && work != null ? ['tipo_trabajo', work] : undefined;
}

/** What a profile breaks of its form's rules: required answers that are missing, and values that the form does not offer. */
export function brokenRules({ profileFormFields }: ProfileForm, profile: Profile): FieldError[] {
  return profileFormFields.flatMap(({ fldName, isRequired, allowedValues }) => {
    const [field, isGiven] = answers[fldName] ?? [];
    if (isRequired && isGiven?.(profile) === false) return [{ field: `body.form.${field}`, reason: 'falta' }];
    const answer = chosen(fldName, profile);
    if (answer === undefined || allowedValues === null || allowedValues.some(({ value }) => value === answer[1])) return [];
    return [{ field: `body.form.${answer[0]}`, reason: `'${answer[1]}' no es una de las opciones` }];
  });
}

/** True when a form asks for the region: of another nothing is known of it, whatever was sent. */
export function asksRegion({ profileFormFields }: ProfileForm): boolean {
  return profileFormFields.some(({ fldName }) => fldName === 'region');
}
