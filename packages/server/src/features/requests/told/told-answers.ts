import { editionIn, defaultLanguage, type Edition } from '@cotejo/core/editions';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import { moneyOf } from '@cotejo/core/money';
import { answerKindOf, fieldsInRows, rowGroupsOf, type FormDefinition, type FormField } from '@cotejo/core/forms';
import { formatRut } from '@cotejo/core/rut';
import { isPlainDate } from '@cotejo/core/dates';
import type { MailContent } from '../../../platform/messages/written-message.ts';
import { dayText } from '../lead-summary.ts';

export type Answers = Readonly<Record<string, string>>;

/** What the groups of forms are called beside an answer; of any other its own name is said. */
const groupNames: Readonly<Record<string, string>> = {
  titular: 'quien contrata',
  cotizante: 'quien contrata',
  pareja: 'su pareja',
  cargas: 'Cargas',
  mascota: 'Mascotas',
  fld_passenger_quantity: 'Pasajeros',
};

function readable(field: FormField, text: string, edition: Edition): string {
  const option = field.options?.find(({ value }) => value === text);
  if (option !== undefined) return option.label;
  const isNumber = /^\d{1,15}(?:\.\d{1,4})?$/.test(text);
  switch (answerKindOf(field)) {
    case 'date':
      return isPlainDate(text) ? dayText(text, editionIn(edition, defaultLanguage)) : text;
    case 'money':
      return isNumber ? formatMoney(moneyOf(text, edition.currency, 'month'), edition) : text;
    case 'number':
      return isNumber ? formatNumber(Number(text), edition) : text;
    case 'rut':
      return formatRut(text);
    case 'choice':
    case 'email':
    case 'password':
    case 'phone':
    case 'text':
    case 'tick':
      return text;
  }
}

/** 'mascota_tipo: Perro, mascota_edad: 4; mascota_tipo: Gato': each answer with its field, by row. */
function rowsIn(text: string, fields: readonly FormField[]): readonly (readonly (readonly [FormField, string])[])[] {
  const begins = new RegExp(`(?:^|(, |; ))(${fields.map(({ name }) => name).join('|')}): `, 'g');
  const marks = [...text.matchAll(begins)];
  const rows: [FormField, string][][] = [];
  for (const [place, mark] of marks.entries()) {
    const field = fields.find(({ name }) => name === mark[2]);
    if (field === undefined) continue;
    if (mark[1] !== ', ') rows.push([]);
    rows.at(-1)?.push([field, text.slice(mark.index + mark[0].length, marks[place + 1]?.index)]);
  }
  return rows;
}

/** 'Mascota: Perro, Edad: 4; Mascota: Gato, Edad: 2', and of one question alone its answers, '34; 5'. Text that is no rows stays as it is. */
function rowsText(text: string, fields: readonly FormField[], edition: Edition): string {
  const rows = rowsIn(text, fields);
  if (rows.length === 0) return text;
  const said = rows.map((row) =>
    row
      .map(([field, answer]) => `${fields.length === 1 ? '' : `${field.label}: `}${readable(field, answer, edition)}`)
      .join(', '),
  );
  return said.join('; ');
}

/** 'Edad', and 'Edad (su pareja)' where another group is asked the same. */
function labelOf(field: FormField, { fields }: FormDefinition): string {
  const isTwice = fields.some((other) => other !== field && other.label === field.label && other.group !== field.group);
  return isTwice && field.group !== null ? `${field.label} (${groupNames[field.group] ?? field.group})` : field.label;
}

function knows({ fields }: FormDefinition, name: string): boolean {
  return fields.some((field) => field.name === name || (field.isMultiple && field.group === name));
}

/** The form that asks most of what was answered: the names of forms tell which one it was. */
function formOf(answers: Answers, forms: readonly FormDefinition[]): FormDefinition | null {
  const known = (form: FormDefinition): number => Object.keys(answers).filter((name) => knows(form, name)).length;
  const [best] = forms.toSorted((left, right) => known(right) - known(left));
  return best !== undefined && known(best) > 0 ? best : null;
}

/**
 * What a form of its own was answered (`unrecognizedAdditionalData`, B §3), for whoever answers the request, in the order of the form
 * and by the words that it asks with, options by how they read. `forms`: those of the edition, as they are now; what none of them
 * asks any more is told by its name, last.
 */
export function toldAnswers(answers: Answers, forms: readonly FormDefinition[], edition: Edition): MailContent['rows'] {
  const form = formOf(answers, forms);
  const names =
    form === null ? [] : [...new Set(form.fields.map(({ name, group, isMultiple }) => (isMultiple ? group : null) ?? name))];
  const told = names.flatMap((name): MailContent['rows'] => {
    const text = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (form === null || text === undefined || text === '') return [];
    if (rowGroupsOf(form).includes(name)) return [[groupNames[name] ?? name, rowsText(text, fieldsInRows(form, name), edition)]];
    const field = form.fields.find((one) => one.name === name);
    return field === undefined ? [] : [[labelOf(field, form), readable(field, text, edition)]];
  });
  const others = Object.entries(answers).filter(([name, text]) => text !== '' && !names.includes(name));
  return [...told, ...others];
}
