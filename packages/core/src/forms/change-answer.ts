import { rowGroupOf, type FormDefinition } from './form-definition.ts';
import type { AnswerPlace, FormAnswers, FormRow } from './form-answers.ts';
import { answerIn, isOffered, offeredOptions } from './offered-options.ts';

/** The row of a place, or the answers that are given once. */
function rowOf({ values, rows }: FormAnswers, { field, row }: AnswerPlace): FormRow {
  return row === null ? values : (rows[field.group ?? '']?.[row] ?? {});
}

function withRow(answers: FormAnswers, { field, row }: AnswerPlace, changed: FormRow): FormAnswers {
  if (row === null) return { ...answers, values: changed };
  const group = field.group ?? '';
  const rows = (answers.rows[group] ?? []).map((own, index) => (index === row ? changed : own));
  return { ...answers, rows: { ...answers.rows, [group]: rows } };
}

/** A new answer with what it does to others of its row: emptied, or left where they are still offered. */
export function changeAnswer(
  definition: FormDefinition,
  answers: FormAnswers,
  { value, ...place }: AnswerPlace & { readonly value: string },
): FormAnswers {
  const { field } = place;
  const row = { ...rowOf(answers, place), [field.name]: value };
  const changed = withRow(answers, place, row);
  const emptied = field.changeActions.flatMap((action) => {
    const other = definition.fields.find(({ name }) => name === action.field);
    if (other === undefined || rowGroupOf(other) !== rowGroupOf(field)) return [];
    if (action.kind === 'clear') return [other.name];
    return isOffered(offeredOptions(definition, other, { values: changed.values, row }), answerIn(row, other.name))
      ? []
      : [other.name];
  });
  return withRow(changed, place, { ...row, ...Object.fromEntries(emptied.map((name) => [name, ''])) });
}
