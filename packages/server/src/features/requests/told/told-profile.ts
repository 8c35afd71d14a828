import { profileSchema, type Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import type { MailContent } from '../../../platform/messages/written-message.ts';
import { dayText } from '../lead-summary.ts';

type Rows = MailContent['rows'];
type Contributor = Profile['cotizante'][number];

const sexNames = { Masculino: 'hombre', Femenino: 'mujer' } as const;

/** '34 años', '1 año'; below one year '0 años', as it was typed. */
function yearsText(age: number): string {
  return age === 1 ? '1 año' : `${age} años`;
}

function listText(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function moneyText(amount: number, edition: Edition): string {
  return formatMoney(moneyOf(amount, edition.currency, 'month'), edition);
}

function contributorText(
  { sexo, edad, ingreso, maternidad, epsActual, nacionalidad, paisCobertura }: Contributor,
  edition: Edition,
): string {
  const covered = paisCobertura && (paisCobertura.name ?? paisCobertura.code);
  return listText([
    sexo && sexNames[sexo],
    yearsText(edad),
    ingreso == null ? null : `renta líquida de ${moneyText(ingreso, edition)} al mes`,
    maternidad === true ? 'busca cobertura de maternidad' : null,
    epsActual && (epsActual === 'notengo' ? 'no tiene EPS' : `EPS ${epsActual}`),
    nacionalidad && `nacionalidad ${nacionalidad.nationality ?? nacionalidad.name ?? nacionalidad.code}`,
    covered && `cobertura en ${covered}`,
  ]);
}

function peopleRows({ cotizante, cargas }: Profile, edition: Edition): Rows {
  const [first, second] = cotizante;
  const dependants = cargas.map(({ parentesco, sexo, edad }) => listText([parentesco, sexo && sexNames[sexo], yearsText(edad)]));
  return [
    ...(first ? [['Quien contrata', contributorText(first, edition)] as const] : []),
    ...(second ? [['Su pareja', contributorText(second, edition)] as const] : []),
    ...(dependants.length > 0 ? [['Cargas', dependants.join('; ')] as const] : []),
  ];
}

function petRows({ mascotas = [] }: Profile): Rows {
  const pets = mascotas.map(({ especie, raza, edad }) => listText([especie, raza, yearsText(edad)]));
  return pets.length > 0 ? [['Mascotas', pets.join('; ')]] : [];
}

function journeyRows({ viaje, zona }: Profile, edition: Edition): Rows {
  if (!viaje) return zona ? [['Zona de cobertura', zona]] : [];
  const { dias, salida, regreso, origen, destino } = viaje;
  const text = listText([
    origen && `desde ${origen.name ?? origen.code}`,
    destino && `hacia ${destino.name ?? destino.code}`,
    salida && `sale el ${dayText(salida, edition)}`,
    regreso && `vuelve el ${dayText(regreso, edition)}`,
    dias === 1 ? '1 día' : `${dias} días`,
  ]);
  return [['Viaje', text], ...(zona ? [['Zona de cobertura', zona] as const] : [])];
}

function companyRows(
  { ingreso, sistemaprevisional, sector_label: sector, tipo_trabajo: code, tipo_trabajo_label: work }: Profile,
  edition: Edition,
): Rows {
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['Planilla mensual', ingreso == null ? null : moneyText(ingreso, edition)],
    ['Sistema previsional', sistemaprevisional],
    ['Sector', sector],
    ['Tipo de trabajo', work ?? code],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Without a sheet of people, as a person's; a company is its people. */
function employeeRows(employees: number | null, edition: Edition): Rows {
  return employees === null ? [] : [['Cantidad de empleados', formatNumber(employees, edition)]];
}

/**
 * For whom a price was asked, for whoever answers the request: people with ages and incomes (in the edition's currency, a month), region,
 * pets, journey, company. Of an example (`ingresodatos` false) nothing is told, as nobody said it. `employees`: those that the request
 * itself named, before those of the profile; null: none.
 */
export function toldProfile(stored: unknown, employees: number | null, edition: Edition): Rows {
  const { data: profile } = profileSchema.safeParse(stored);
  if (profile?.ingresodatos !== true) return employeeRows(employees, edition);
  const code = profile.region?.stateCode;
  const region = edition.regions.find((one) => one.code === code)?.name ?? profile.region?.stateName;
  return [
    ...peopleRows(profile, edition),
    ...petRows(profile),
    ...journeyRows(profile, edition),
    ...employeeRows(employees ?? profile.cantidadempleados ?? null, edition),
    ...companyRows(profile, edition),
    ...(region === undefined ? [] : [[edition.regionLabel, region] as const]),
  ];
}
