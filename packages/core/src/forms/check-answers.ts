import { emailPattern } from '../people/email.ts';
import { maximumEmployees } from '../people/household.ts';
import { readPhone } from '../people/phone.ts';
import { readRut } from '../people/rut.ts';
import { groupDigits } from '../text/group-digits.ts';
import { employeesFields } from './contact-answers.ts';
import { answerKey, answerPlaces, type AnswerPlace, type FormAnswers } from './form-answers.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import type { FormFault, FormFaultReason } from './form-fault.ts';
import type { FormSetting } from './form-setting.ts';
import { spouseFault } from './one-spouse.ts';
import { isOffered, offeredOptions } from './offered-options.ts';
import { answerWithPrefix } from './phone-answer.ts';
import { answerKindOf, readAmount, readDay, readWholeNumber } from './read-answer.ts';
import { visibleKeys } from './visible-answers.ts';

/** How many signs an answer has at most: the limits of what a request keeps. A pattern is only tried on short answers. */
export const answerLimits = { text: 500, textarea: 2000, email: 254, withPattern: 200 } as const;

/** Control characters but tab and line break, and halves of a sign: no database keeps them, nobody types them. */
const unusable = /[\p{Cc}--[\t\n\r]]|\p{Cs}/v;

function mostSigns({ control, pattern }: FormField): number {
  if (pattern !== null) return answerLimits.withPattern;
  if (control === 'textarea') return answerLimits.textarea;
  return control === 'email' ? answerLimits.email : answerLimits.text;
}

const patterns = new Map<string, RegExp | null>();
const patternsKept = 200;

function patternOf(text: string): RegExp | null {
  const known = patterns.get(text);
  if (known !== undefined) return known;
  if (patterns.size >= patternsKept) patterns.clear();
  const read = wholePattern(text);
  patterns.set(text, read);
  return read;
}

/** The pattern of a field, for the whole of an answer; null: it is no regular expression. */
export function wholePattern(text: string): RegExp | null {
  try {
    return new RegExp(`^(?:${text})$`, 'u');
  } catch {
    // The only way to ask whether a text is a regular expression.
    return null;
  }
}

/** Employees as a company has them, thousands parted as the edition does or not at all: '12.5' is not 125. */
function employeesFault(value: string, { thousands }: FormSetting): FormFaultReason | null {
  const [first = '', ...others] = value.split(thousands);
  const isParted = first.length <= 3 && others.every((part) => part.length === 3);
  const count = others.length === 0 || isParted ? readWholeNumber(value, { thousands }) : undefined;
  if (count !== undefined && count >= 1 && count <= maximumEmployees) return null;
  return { kind: 'employeesWrong', most: groupDigits(String(maximumEmployees), thousands) };
}

/** The fault of what an answer is to be, e.g. a day that does not exist. */
function formatFault(field: FormField, value: string, setting: FormSetting): FormFaultReason | null {
  if (employeesFields.includes(field.name)) return employeesFault(value, setting);
  const kind = answerKindOf(field);
  switch (kind) {
    case 'number':
      return readWholeNumber(value, setting) === undefined ? { kind } : null;
    case 'money':
      return readAmount(value, setting) === undefined ? { kind } : null;
    case 'date':
      return readDay(value) === undefined ? { kind } : null;
    case 'rut':
      return readRut(value).ok ? null : { kind };
    case 'phone':
      return /^[\d\s+().-]*$/.test(value) && readPhone(value).ok ? null : { kind };
    case 'email':
      return emailPattern.test(value) ? null : { kind };
    case 'text':
    case 'choice':
    case 'tick':
    case 'password':
      return null;
  }
}

/** The first thing wrong with an answer, spaces around it left out (B5-27). */
function reasonOf(
  field: FormField,
  typed: string,
  { setting, options }: { readonly setting: FormSetting; readonly options: FormField['options'] },
): FormFaultReason | null {
  if (typed.length > mostSigns(field) * 4) return { kind: 'long', most: mostSigns(field) };
  const value = typed.trim();
  if (value === '') return field.isRequired ? { kind: employeesFields.includes(field.name) ? 'employees' : 'required' } : null;
  const most = mostSigns(field);
  if (value.length > most) return { kind: 'long', most };
  if (unusable.test(value)) return { kind: 'signs' };
  if (!isOffered(options, value)) return { kind: 'option' };
  const format = formatFault(field, value, setting);
  if (format !== null) return format;
  return field.pattern !== null && patternOf(field.pattern)?.test(value) === false
    ? { kind: 'pattern', helper: field.helper }
    : null;
}

/** A form as it is filled in. */
interface FilledForm {
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
  readonly setting: FormSetting;
}

/** What is wrong with the answer at a place, hidden or not; null: nothing. */
export function answerFault(filled: FilledForm, place: AnswerPlace): FormFaultReason | null {
  const { definition, answers, setting } = filled;
  const { field, row } = place;
  const options = offeredOptions(definition, field, {
    values: answers.values,
    row: row === null ? {} : (answers.rows[field.group ?? '']?.[row] ?? {}),
  });
  const own = reasonOf(field, answerWithPrefix(filled, place), { setting, options });
  const spouse = own === null ? spouseFault(answers, place) : null;
  return spouse === null ? own : { kind: spouse };
}

/**
 * What is wrong with the answers of a form, in the order of its fields, row after row. What is hidden is not looked at
 * (decision 0270). A telephone is looked at with the prefix chosen beside it.
 */
export function checkAnswers(definition: FormDefinition, answers: FormAnswers, setting: FormSetting): readonly FormFault[] {
  const visible = visibleKeys(definition, answers, setting);
  return answerPlaces(definition, answers).flatMap((place) => {
    const key = answerKey(place);
    if (!visible.has(key)) return [];
    const { field, row } = place;
    const reason = answerFault({ definition, answers, setting }, place);
    return reason === null ? [] : [{ key, field: field.name, group: field.group, row, reason }];
  });
}
