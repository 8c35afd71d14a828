import { answerKey, answerPlaces, answerAt, type FormAnswers, type FormRow } from './form-answers.ts';
import { minimumRowsOf, mostRowsOf, rowGroupOf, rowGroupsOf, type FormDefinition } from './form-definition.ts';

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
 * Answers as a form posts them without script. What no field asks for is left out, and so are files and rows beyond the most;
 * of two answers with one name the last holds.
 */
export function answersFromEntries(definition: FormDefinition, posted: Iterable<readonly [string, unknown]>): FormAnswers {
  const entries = new Map<string, string>();
  for (const [key, value] of posted) if (typeof value === 'string') entries.set(key, value);
  const rowOf = (group: string | null, row: number | null): FormRow =>
    Object.fromEntries(
      definition.fields
        .filter((field) => rowGroupOf(field) === group)
        .map((field) => [field.name, entries.get(answerKey({ field, row })) ?? '']),
    );
  const rows = rowGroupsOf(definition).map((group) => {
    const count = rowCountIn(entries, group, definition);
    return [group, Array.from({ length: count }, (_, row) => rowOf(group, row))] as const;
  });
  return { values: rowOf(null, null), rows: Object.fromEntries(rows) };
}

/** The same answers as the entries of a body, in the order of the form; passwords are not written. */
export function entriesFromAnswers(definition: FormDefinition, answers: FormAnswers): readonly (readonly [string, string])[] {
  const counts = rowGroupsOf(definition).map((group) => [rowCountKey(group), String(answers.rows[group]?.length ?? 0)] as const);
  const given = answerPlaces(definition, answers)
    .filter(({ field }) => field.control !== 'password')
    .map((place) => [answerKey(place), answerAt(answers, place)] as const);
  return [...counts, ...given];
}
