import type { AnswerPlace, FormOption } from '@cotejo/core/forms';

/** What the control of a field is given. */
export interface FieldProps {
  readonly place: AnswerPlace;
}

/** The same of one that offers something, with what can be chosen now. */
export interface ChoiceProps extends FieldProps {
  readonly options: readonly FormOption[];
}
