import { spouseRuleTexts } from '../people/spouse-rule.ts';
import type { Say } from '../text/say.ts';

/** Why an answer is refused. */
export type FormFaultReason =
  | {
      readonly kind:
        | 'required'
        | 'employees'
        | 'option'
        | 'email'
        | 'phone'
        | 'rut'
        | 'date'
        | 'number'
        | 'money'
        | 'signs'
        | 'spouseBesidePartner'
        | 'secondSpouse';
    }
  /** Its pattern is broken; the field's helper says what is expected, where it has one. */
  | { readonly kind: 'pattern'; readonly helper: string | null }
  | { readonly kind: 'long'; readonly most: number }
  /** No number of employees that a company has; `most` as the edition writes it. */
  | { readonly kind: 'employeesWrong'; readonly most: string };

/** One answer that is refused, by where it stands. */
export interface FormFault {
  /** Name of the answer in a posted body (`answerKey`). */
  readonly key: string;
  readonly field: string;
  readonly group: string | null;
  /** Row from 0; null: the field is answered once. */
  readonly row: number | null;
  readonly reason: FormFaultReason;
}

/** What is said of a refused answer (B5-11, B5-20 to B5-26; the others are ours). */
export const formFaultTexts = {
  required: 'Este campo es requerido',
  employees: 'Cantidad de empleados necesaria.',
  employeesWrong: 'Escribe un número de 1 a {{most}}, sin decimales.',
  option: 'Selecciona un valor de la lista',
  pattern: 'Revisa cómo está escrito.',
  email: 'Escribe un correo como nombre@correo.com.',
  phone: 'Escribe el teléfono completo, con el prefijo de tu país.',
  rut: 'Revisa el RUT: el dígito verificador no coincide.',
  date: 'Escribe un día que exista, como 28/02/2027.',
  number: 'Escribe un número entero.',
  money: 'Escribe un monto, sólo con números.',
  signs: 'Hay caracteres que no se pueden guardar: escribe este dato de nuevo.',
  ...spouseRuleTexts,
  long: 'Es muy largo: escribe {{most}} caracteres como máximo.',
} as const;

/** The text of a fault; of a broken pattern it is the field's helper (B5-22). */
export function formFaultText({ reason }: Pick<FormFault, 'reason'>, say: Say<typeof formFaultTexts>): string {
  switch (reason.kind) {
    case 'pattern':
      return reason.helper ?? say('pattern');
    case 'long':
    case 'employeesWrong':
      return say(reason.kind, { most: reason.most });
    case 'required':
    case 'employees':
    case 'option':
    case 'email':
    case 'phone':
    case 'rut':
    case 'date':
    case 'number':
    case 'money':
    case 'signs':
    case 'spouseBesidePartner':
    case 'secondSpouse':
      return say(reason.kind);
  }
}
