import { isSpouse } from '../people/relationship.ts';
import {
  fieldsInRows,
  minimumRowsOf,
  mostRowsOf,
  rowGroupOf,
  rowGroupsOf,
  type FormDefinition,
  type FormField,
} from './form-definition.ts';
import { answerIn, isOffered, isNarrowed } from './offered-options.ts';

/** Answers of one row, by the name of the field. */
export type FormRow = Readonly<Record<string, string>>;

/** What is written in a form now: texts as they are shown, a ticked box as 'si', anything unanswered as ''. */
export interface FormAnswers {
  /** Fields that are answered once, by name. */
  readonly values: FormRow;
  /** Groups that are repeated, by name. */
  readonly rows: Readonly<Record<string, readonly FormRow[]>>;
}

/** Where one answer stands: a field, and its row from 0; null: the field is answered once. */
export interface AnswerPlace {
  readonly field: FormField;
  readonly row: number | null;
}

/** The answer of a box that is ticked. */
export const ticked = 'si';

/** Name of an answer in a posted body and in faults: 'email', or group, row and field: 'cargas.0.cargas_edad'. */
export function answerKey({ field, row }: AnswerPlace): string {
  return row === null ? field.name : `${field.group}.${row}.${field.name}`;
}

/** Every place of a form that has an answer, in the order of the form, row after row. */
export function answerPlaces(definition: FormDefinition, answers: FormAnswers): readonly AnswerPlace[] {
  const done = new Set<string>();
  return definition.fields.flatMap((field): AnswerPlace[] => {
    const group = rowGroupOf(field);
    if (group === null) return [{ field, row: null }];
    if (done.has(group)) return [];
    done.add(group);
    const own = fieldsInRows(definition, group);
    return (answers.rows[group] ?? []).flatMap((_, row) => own.map((inRow) => ({ field: inRow, row })));
  });
}

/** What a field opens with: its default, where that is still one of its options; else ''. */
export function openingOf({ defaultValue, options }: FormField): string {
  return defaultValue !== null && isOffered(options, defaultValue) ? defaultValue : '';
}

function emptyRow(fields: readonly FormField[]): FormRow {
  return Object.fromEntries(fields.map((field) => [field.name, openingOf(field)]));
}

/** What was kept of a row and is still an answer: a field that is there, an option that is offered, no password. */
function keptOf(fields: readonly FormField[], saved: FormRow): FormRow {
  const kept = fields.flatMap((field) => {
    const value = Object.hasOwn(saved, field.name) ? saved[field.name] : undefined;
    if (value === undefined || field.control === 'password') return [];
    return value === '' || isOffered(field.options, value) ? [[field.name, value] as const] : [];
  });
  return { ...emptyRow(fields), ...Object.fromEntries(kept) };
}

/** Answers that a form opens with: its defaults, and what was kept of an earlier time laid over them. */
export function initialAnswers(definition: FormDefinition, saved: FormAnswers = { values: {}, rows: {} }): FormAnswers {
  const once = definition.fields.filter((field) => rowGroupOf(field) === null);
  const rows = rowGroupsOf(definition).map((group) => {
    const own = fieldsInRows(definition, group);
    const kept = (Object.hasOwn(saved.rows, group) ? (saved.rows[group] ?? []) : []).slice(0, mostRowsOf(group, definition));
    const missing = Math.max(0, minimumRowsOf(group) - kept.length);
    return [group, [...kept.map((row) => keptOf(own, row)), ...Array.from({ length: missing }, () => emptyRow(own))]] as const;
  });
  return { values: keptOf(once, saved.values), rows: Object.fromEntries(rows) };
}

/** True when a group takes one more row. */
export function canAddRow({ maximumRows }: FormDefinition, answers: FormAnswers, group: string): boolean {
  return (answers.rows[group]?.length ?? 0) < maximumRows;
}

/** True when a group can do without one of its rows. */
export function canDropRow(answers: FormAnswers, group: string): boolean {
  return (answers.rows[group]?.length ?? 0) > minimumRowsOf(group);
}

/** The answer that a new row takes over from the last: what was chosen, but never a spouse, nor what another choice narrows. */
function copied(definition: FormDefinition, field: FormField, last: FormRow): string {
  const value = answerIn(last, field.name);
  const isChosen = field.options !== null && !isNarrowed(definition, field) && !isSpouse(value);
  return isChosen ? value : openingOf(field);
}

/** One row more, in the shape of the last: choices are copied, what is typed, such as an age, is asked anew (B4-27). Unchanged where the group is full (B9-02). */
export function addRow(definition: FormDefinition, answers: FormAnswers, group: string): FormAnswers {
  if (!canAddRow(definition, answers, group)) return answers;
  const own = fieldsInRows(definition, group);
  const rows = answers.rows[group] ?? [];
  const last = rows.at(-1);
  const row =
    last === undefined ? emptyRow(own) : Object.fromEntries(own.map((field) => [field.name, copied(definition, field, last)]));
  return { ...answers, rows: { ...answers.rows, [group]: [...rows, row] } };
}

/** One row less, the last where no index is given. Unchanged where the group would have too few (B9-03). */
export function dropRow(answers: FormAnswers, group: string, index?: number): FormAnswers {
  if (!canDropRow(answers, group)) return answers;
  const rows = answers.rows[group] ?? [];
  const dropped = index ?? rows.length - 1;
  return { ...answers, rows: { ...answers.rows, [group]: rows.filter((_, position) => position !== dropped) } };
}

/** The answer at a place; '' where there is none. */
export function answerAt(answers: FormAnswers, { field, row }: AnswerPlace): string {
  if (row === null) return answerIn(answers.values, field.name);
  return answerIn(answers.rows[field.group ?? '']?.[row] ?? {}, field.name);
}
