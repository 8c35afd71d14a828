import { isSpouseTaken, type AnswerPlace } from '@cotejo/core/forms';
import { isSpouse } from '@cotejo/core/people';
import { useFormParts } from './form-parts.ts';

/** Options that somebody else of the family has taken: there is one spouse (B4-29). */
export function useTakenOptions(place: AnswerPlace): ReadonlySet<string> {
  const { form } = useFormParts();
  const spouses = (place.field.options ?? []).flatMap(({ value }) => (isSpouse(value) ? [value] : []));
  return new Set(spouses.length > 0 && isSpouseTaken(form.answers, place) ? spouses : []);
}
