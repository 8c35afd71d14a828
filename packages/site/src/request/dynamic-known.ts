import type { Profile } from '@cotejo/contract/profile';
import { maskedText, ticked, type FormAnswers, type FormDefinition, type FormRow, type FormSetting } from '@cotejo/core/forms';

type Said = string | number | boolean | null | undefined;
type Holder = Profile['cotizante'][number];

const yesOrNo = (said: boolean | null | undefined): string | null => (said == null ? null : said ? 'si' : 'no');

/** What is said of one of the two who pay, by the names of forms: 'titular_edad'. */
function saidOf(name: 'titular' | 'pareja', holder: Holder | undefined): Readonly<Record<string, Said>> {
  return {
    [`${name}_sexo`]: holder?.sexo,
    [`${name}_edad`]: holder?.edad,
    [`${name}_ingreso`]: holder?.ingreso,
    [`${name}_nacionalidad`]: holder?.nacionalidad?.code,
    [`${name}_paisCobertura`]: holder?.paisCobertura?.code,
  };
}

function journeyOf(viaje: Profile['viaje']): Readonly<Record<string, Said>> {
  if (!viaje) return {};
  return {
    fld_origin_country: viaje.origen?.code,
    fld_destination_country: viaje.destino?.code,
    sabe_fechas: yesOrNo(viaje.salida != null && viaje.regreso != null),
    fld_fecha_inicio: viaje.salida,
    fld_fecha_termino: viaje.regreso,
    viaje_dias: viaje.dias,
  };
}

/** What a profile says once, by the names that forms ask it by (B §3). */
function saidOnce(profile: Profile, { fields }: FormDefinition): Readonly<Record<string, Said>> {
  const { cotizante, cantidadempleados: employees, tipo_trabajo: work } = profile;
  const [holder, partner] = cotizante;
  const eps = holder?.epsActual;
  const sector = fields.find(({ name }) => name === 'tipo_trabajo')?.options?.find(({ value }) => value === work)?.group;
  return {
    ...saidOf('titular', holder),
    ...saidOf('pareja', partner),
    ...journeyOf(profile.viaje),
    enPareja: partner ? ticked : null,
    epsActual: eps,
    tiene_eps: eps == null ? null : yesOrNo(eps !== 'notengo'),
    maternidad: yesOrNo(holder?.maternidad),
    region: profile.region?.stateCode,
    cantidadEmpleados: employees,
    cantidadempleados: employees,
    fld_employees: employees,
    para_empresa: employees == null ? null : 'si',
    ingreso: profile.ingreso,
    tipo_trabajo: work,
    sector: sector ?? profile.sector_label,
  };
}

/** The rows of a profile, by the names of groups. */
function saidInRows({
  cotizante,
  cargas,
  mascotas = [],
}: Profile): Readonly<Record<string, readonly Readonly<Record<string, Said>>[]>> {
  return {
    cargas: cargas.map(({ sexo, edad, parentesco }) => ({ cargas_sexo: sexo, cargas_edad: edad, cargas_parentesco: parentesco })),
    mascota: mascotas.map(({ especie, raza, edad }) => ({ mascota_tipo: especie, mascota_raza: raza, mascota_edad: edad })),
    fld_passenger_quantity: [...cotizante, ...cargas].map(({ edad }) => ({ fld_passenger_quantity: edad })),
  };
}

/**
 * What a form asks that the visitor's own profile says already, so that nothing is typed twice; null: there is no profile but the
 * example. What a form asks by other names is asked.
 */
export function knownAnswers(definition: FormDefinition, profile: Profile, setting: FormSetting): FormAnswers | null {
  if (!profile.ingresodatos) return null;
  const written = (said: Readonly<Record<string, Said>>): FormRow =>
    Object.fromEntries(
      definition.fields.flatMap(({ name, mask }): [string, string][] => {
        const value = Object.hasOwn(said, name) ? said[name] : null;
        if (value === null || value === undefined || value === '') return [];
        return [[name, mask === null ? String(value) : maskedText(mask, String(value), setting)]];
      }),
    );
  const rows = Object.entries(saidInRows(profile)).filter(([, own]) => own.length > 0);
  return {
    values: written(saidOnce(profile, definition)),
    rows: Object.fromEntries(rows.map(([group, own]) => [group, own.map(written)])),
  };
}
