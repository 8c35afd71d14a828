import { answerKey, needsShownMark } from '@cotejo/core/forms';
import type { FieldProps } from './field-props.ts';

/** Says that a box or tiles were on the page, where a browser posts nothing of what is not chosen; what is chosen comes after it. */
export function ShownMark({ place }: FieldProps) {
  return needsShownMark(place.field) && <input type="hidden" name={answerKey(place)} value="" />;
}
