import { readWholeNumber } from './read-answer.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';
import type { SentAnswers, SentRow, SentValue } from './sent-answers.ts';

/** What of a form is a request to be contacted (B §3), and everything else it asked (`more`, by name). */
export interface ContactAnswers {
  readonly first_name: string;
  readonly telefono: string;
  readonly email: string;
  readonly mensaje: string;
  /** Null: the form does not ask, or nothing was said. */
  readonly cantidadEmpleados: number | null;
  readonly more: Readonly<Record<string, string>>;
}

/** Fields by which a form asks for parts of a request: our own names, and those of dynamic forms (B3-12 to B3-16). */
export const contactFields = {
  first_name: ['first_name', 'fld_fullname'],
  telefono: ['telefono', 'fld_telephone'],
  email: ['email', 'fld_email'],
  mensaje: ['mensaje', 'fld_msg'],
  cantidadEmpleados: ['cantidadEmpleados', 'fld_employees'],
} as const;

/** Names by which a form asks for the number of employees: of a request, and of the profile that it is for. */
export const employeesFields: readonly string[] = [...contactFields.cantidadEmpleados, 'cantidadempleados'];

/** Names of what no request carries by itself: a prefix, which its telephone has, and passwords (B3-16, B3-18, B3-19). */
const leftOut: readonly string[] = ['fld_phone_prefix', 'fld_password', 'fld_password_confirm'];

function textOf(value: SentValue): string {
  return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value);
}

/** A list of rows as a text: 'fld_passenger_quantity: 34; fld_passenger_quantity: 5'. */
function spoken(value: SentAnswers[string]): string {
  if (typeof value !== 'object') return textOf(value);
  return value
    .map((row) =>
      Object.entries(row)
        .map(([name, answer]) => `${name}: ${textOf(answer)}`)
        .join(', '),
    )
    .join('; ');
}

/** The request that the sent answers of a form are; passwords are left out. */
export function contactOfAnswers(sent: SentAnswers, setting: Pick<FormSetting, 'thousands'>): ContactAnswers {
  const said = (names: readonly string[]): string => {
    const name = names.find((own) => Object.hasOwn(sent, own));
    const value = name === undefined ? undefined : sent[name];
    return value === undefined || typeof value === 'object' ? '' : textOf(value);
  };
  const read: readonly string[] = [...Object.values(contactFields).flat(), ...leftOut];
  return {
    first_name: said(contactFields.first_name),
    telefono: said(contactFields.telefono),
    email: said(contactFields.email),
    mensaje: said(contactFields.mensaje),
    cantidadEmpleados: readWholeNumber(said(contactFields.cantidadEmpleados), setting) ?? null,
    more: Object.fromEntries(
      Object.entries(sent)
        .filter(([name]) => !read.includes(name))
        .map(([name, value]) => [name, spoken(value)]),
    ),
  };
}

/** Sent answers without those of passwords, by whatever name: what of a form may stand in a request (B3-18, B3-19). */
export function withoutPasswords(sent: SentAnswers, { fields }: FormDefinition): SentAnswers {
  const secret = new Set(fields.filter(({ control }) => control === 'password').map(({ name }) => name));
  const open = (row: SentRow): SentRow => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => typeof value === 'object' || !secret.has(name))
      .map(([name, value]) => [name, typeof value === 'object' ? value.map(open) : value]),
  );
}
