import { addRow, dropRow, rowGroupsOf, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';

/** Name under which a button posts what it does to rows, where no script does it: 'add:cargas', 'drop:cargas:1'. */
export const rowIntent = '_fila';

/** Answers with the rows that a posted button asks for; null: the form was sent by none of them. */
export function withPostedRows(definition: FormDefinition, answers: FormAnswers, form: FormData): FormAnswers | null {
  const posted = form.get(rowIntent);
  if (typeof posted !== 'string') return null;
  const [work, group = '', row] = posted.split(':');
  if (!rowGroupsOf(definition).includes(group)) return answers;
  if (work === 'add') return addRow(definition, answers, group);
  return work === 'drop' && row !== undefined ? dropRow(answers, group, Number(row)) : answers;
}
