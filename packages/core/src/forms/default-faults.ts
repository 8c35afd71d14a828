import { answerFault } from './check-answers.ts';
import type { DefinitionFault } from './check-definition.ts';
import { answerAt, type FormAnswers, type FormRow } from './form-answers.ts';
import { fieldsInRows, rowGroupOf, rowGroupsOf, type FormDefinition, type FormField } from './form-definition.ts';
import type { FormFaultReason } from './form-fault.ts';
import type { FormSetting } from './form-setting.ts';
import { maskedText } from './mask-text.ts';
import { isOffered } from './offered-options.ts';

const reasons = {
  required: 'está en blanco',
  employees: 'está en blanco',
  employeesWrong: 'no es un número de empleados que una empresa pueda tener',
  option: 'no es una opción junto a las otras respuestas con las que empieza el formulario',
  pattern: 'no cumple fldRegexp',
  email: 'no es un correo',
  phone: 'no es un teléfono completo',
  rut: 'no es un RUT válido',
  date: 'no es un día que exista',
  number: 'no es un número entero',
  money: 'no es un monto',
  signs: 'tiene caracteres que no se pueden guardar',
  secondSpouse: 'es un segundo cónyuge',
  spouseBesidePartner: 'es un cónyuge junto a una pareja',
} as const satisfies Record<Exclude<FormFaultReason['kind'], 'long'>, string>;

function spoken(reason: FormFaultReason): string {
  return reason.kind === 'long' ? `tiene más de ${reason.most} caracteres` : reasons[reason.kind];
}

/** The answers that a form begins with, and one row of each group, as the definition writes them. */
function defaultAnswers(definition: FormDefinition): FormAnswers {
  const rowOf = (fields: readonly FormField[]): FormRow =>
    Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue ?? '']));
  return {
    values: rowOf(definition.fields.filter((field) => rowGroupOf(field) === null)),
    rows: Object.fromEntries(rowGroupsOf(definition).map((group) => [group, [rowOf(fieldsInRows(definition, group))]])),
  };
}

/** What a mask makes of a default, where that is another answer; null: nothing else, or what it writes is told by its kind. */
function maskFault({ mask }: FormField, text: string, setting: FormSetting): string | null {
  if (mask === null || mask.kind === 'rut' || mask.kind === 'date' || mask.kind === 'phone') return null;
  const shown = maskedText(mask, text, setting);
  const isSame = text === shown || text === shown.replaceAll(setting.thousands, '');
  return isSame ? null : `la máscara lo escribe de otra forma: '${shown}'`;
}

/**
 * Defaults that break the rules of their own fields, so that a form would begin with an answer that it refuses: pattern, mask, length, what an
 * e-mail, a telephone with its prefix, a RUT, a day or a number is, and options that another default rules out. `setting` is the edition's.
 * Those of shared lists are not looked at: their values come with each answer. What `definitionFaults` says is not said again.
 */
export function defaultFaults(definition: FormDefinition, setting: FormSetting): readonly DefinitionFault[] {
  const answers = defaultAnswers(definition);
  return definition.fields.flatMap((field, index): DefinitionFault[] => {
    const { name, control, list, options, defaultValue } = field;
    const isTold = control === 'password' || list !== null || (defaultValue !== null && !isOffered(options, defaultValue));
    if (isTold || defaultValue === null || defaultValue === '') return [];
    const place = { field, row: rowGroupOf(field) === null ? null : 0 };
    const fault = answerFault({ definition, answers, setting }, place);
    const reason = fault === null ? maskFault(field, answerAt(answers, place), setting) : spoken(fault);
    return reason === null ? [] : [{ index, field: name, property: 'defaultValue', reason }];
  });
}
