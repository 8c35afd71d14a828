import { answerAt, rowGroupOf, type AnswerPlace } from '@cotejo/core/forms';
import { isSpouse } from '@cotejo/core/people';
import { useFormParts } from './form-parts.ts';

const none: ReadonlySet<string> = new Set();

/** Options that another row has taken: there is one spouse (B4-29). */
export function useTakenOptions({ field, row }: AnswerPlace): ReadonlySet<string> {
  const { form } = useFormParts();
  const group = rowGroupOf(field);
  if (group === null) return none;
  const spouses = (field.options ?? []).flatMap(({ value }) => (isSpouse(value) ? [value] : []));
  if (spouses.length === 0) return none;
  const rows = form.answers.rows[group] ?? [];
  const isTaken = rows.some((_, index) => index !== row && isSpouse(answerAt(form.answers, { field, row: index })));
  return isTaken ? new Set(spouses) : none;
}
