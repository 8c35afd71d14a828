import { isSpouse } from '../people/relationship.ts';
import { answerAt, ticked, type AnswerPlace, type FormAnswers } from './form-answers.ts';
import { rowGroupOf } from './form-definition.ts';

/** The box by which a form asks whether there is a partner (B3-28). */
const partnerBox = 'enPareja';

/** Rows, from 0, that say to be the spouse in a field of theirs. */
function spousesIn(answers: FormAnswers, { field }: AnswerPlace): readonly number[] {
  const group = rowGroupOf(field);
  const rows = group === null ? [] : (answers.rows[group] ?? []);
  return rows.flatMap((_, row) => (isSpouse(answerAt(answers, { field, row })) ? [row] : []));
}

function hasPartner({ values }: FormAnswers): boolean {
  return Object.hasOwn(values, partnerBox) && values[partnerBox] === ticked;
}

/** True where a row may not be made the spouse: the partner is, or another row (B4-29). One that says so already keeps its answer, to be told. */
export function isSpouseTaken(answers: FormAnswers, place: AnswerPlace): boolean {
  const spouses = spousesIn(answers, place);
  if (rowGroupOf(place.field) === null || spouses.some((row) => row === place.row)) return false;
  return hasPartner(answers) || spouses.length > 0;
}

/** Why a row that says to be the spouse is not: there is a partner, or a row before it says the same; null: nothing is wrong. */
export function spouseFault(answers: FormAnswers, place: AnswerPlace): 'spouseBesidePartner' | 'secondSpouse' | null {
  const [first, ...others] = spousesIn(answers, place);
  const isOne = place.row !== null && [first, ...others].includes(place.row);
  if (!isOne) return null;
  if (hasPartner(answers)) return 'spouseBesidePartner';
  return place.row === first ? null : 'secondSpouse';
}
