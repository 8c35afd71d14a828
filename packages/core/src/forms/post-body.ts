import { answerKey, answerPlaces, answerAt, openingOf, type FormAnswers, type FormRow } from './form-answers.ts';
import { minimumRowsOf, mostRowsOf, rowGroupOf, rowGroupsOf, type FormDefinition, type FormField } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';
import { isOffered, offeredOptions } from './offered-options.ts';
import { visibleKeys } from './visible-answers.ts';

/** Name under which a form posts how many rows a group has, so that a row without any answer is none lost: 'cargas.filas'. */
export function rowCountKey(group: string): string {
  return `${group}.filas`;
}

/** How many rows of a group a body holds: as many as it says, or as its last answer needs. */
function rowCountIn(entries: ReadonlyMap<string, string>, group: string, definition: FormDefinition): number {
  const said = Number(entries.get(rowCountKey(group)) ?? 0);
  const named = [...entries.keys()].flatMap((key) => {
    const [first, index = '', rest] = key.split('.');
    return first === group && rest !== undefined && /^\d{1,3}$/.test(index) ? [Number(index) + 1] : [];
  });
  const rows = Math.max(Number.isInteger(said) ? said : 0, ...named, minimumRowsOf(group));
  return Math.min(rows, mostRowsOf(group, definition));
}

/**
 * True for a field that a browser says nothing of where nothing is chosen in it: wherever it is drawn, an empty entry of its name goes
 * before it, so that what was left unticked is told from what the page did not show (decision 0306).
 */
export function needsShownMark({ control, hideExpression }: FormField): boolean {
  return hideExpression !== null && (control === 'checkbox' || control === 'radio');
}

/** What a field that was not shown begins with, beside the answers of its row: its default, where that is offered now. */
function openingBeside(definition: FormDefinition, field: FormField, beside: { values: FormRow; row: FormRow }): string {
  const opening = openingOf(field);
  return isOffered(offeredOptions(definition, field, beside), opening) ? opening : '';
}

/**
 * Answers as a form posts them without script. What no field asks for is left out, and so are files and rows beyond the most;
 * of two answers with one name the last holds. A field that can be hidden and is not named was not shown: it has its default.
 */
export function answersFromEntries(definition: FormDefinition, posted: Iterable<readonly [string, unknown]>): FormAnswers {
  const entries = new Map<string, string>();
  for (const [key, value] of posted) if (typeof value === 'string') entries.set(key, value);
  const fieldsOf = (group: string | null): readonly FormField[] =>
    definition.fields.filter((field) => rowGroupOf(field) === group);
  const postedIn = (group: string | null, row: number | null): FormRow =>
    Object.fromEntries(fieldsOf(group).map((field) => [field.name, entries.get(answerKey({ field, row })) ?? '']));
  const values = postedIn(null, null);
  const rowOf = (group: string | null, row: number | null): FormRow => {
    const beside = { values, row: postedIn(group, row) };
    const unshown = fieldsOf(group).filter((field) => field.hideExpression !== null && !entries.has(answerKey({ field, row })));
    return {
      ...beside.row,
      ...Object.fromEntries(unshown.map((field) => [field.name, openingBeside(definition, field, beside)])),
    };
  };
  const rows = rowGroupsOf(definition).map((group) => {
    const count = rowCountIn(entries, group, definition);
    return [group, Array.from({ length: count }, (_, row) => rowOf(group, row))] as const;
  });
  return { values: rowOf(null, null), rows: Object.fromEntries(rows) };
}

/** What was posted: the names that a body has, and the answers read from it. */
interface PostedForm {
  readonly names: Iterable<string>;
  readonly answers: FormAnswers;
  readonly setting: FormSetting;
}

/**
 * Keys (`answerKey`) of the answers that are asked because of what was posted and were not on the page that posted it: nobody has
 * seen them yet. Which are asked is worked out from the answers; a body says no more than what its page had.
 */
export function firstShownKeys(definition: FormDefinition, { names, answers, setting }: PostedForm): readonly string[] {
  const posted = new Set(names);
  const visible = visibleKeys(definition, answers, setting);
  return answerPlaces(definition, answers)
    .filter(({ field }) => field.hideExpression !== null)
    .map(answerKey)
    .filter((key) => visible.has(key) && !posted.has(key));
}

/** The same answers as the entries of a body, in the order of the form; passwords are not written. */
export function entriesFromAnswers(definition: FormDefinition, answers: FormAnswers): readonly (readonly [string, string])[] {
  const counts = rowGroupsOf(definition).map((group) => [rowCountKey(group), String(answers.rows[group]?.length ?? 0)] as const);
  const given = answerPlaces(definition, answers)
    .filter(({ field }) => field.control !== 'password')
    .map((place) => [answerKey(place), answerAt(answers, place)] as const);
  return [...counts, ...given];
}
