import { minimumDigitsOf, withPhonePrefix } from '../text/phone-prefix.ts';
import { answerAt, type AnswerPlace, type FormAnswers } from './form-answers.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';
import { answerKindOf } from './read-answer.ts';

/** The field in which the prefix of a telephone is chosen, beside it in its group; undefined: there is none. */
export function prefixFieldOf({ fields }: FormDefinition, { group, isMultiple }: FormField): FormField | undefined {
  return fields.find((field) => field.control === 'phonePrefix' && field.group === group && field.isMultiple === isMultiple);
}

interface FilledForm {
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
  readonly setting: FormSetting;
}

/**
 * An answer as it is checked and sent: a telephone without a prefix of its own has the one chosen beside it (B3-16), or that of
 * the edition (B9-23). One that was typed with its prefix, or from '00' on, has it already.
 */
export function answerWithPrefix({ definition, answers, setting }: FilledForm, { field, row }: AnswerPlace): string {
  const typed = answerAt(answers, { field, row });
  if (answerKindOf(field) !== 'phone') return typed;
  const beside = prefixFieldOf(definition, field);
  if (beside === undefined) return withPhonePrefix(typed, setting.phone);
  const prefix = answerAt(answers, { field: beside, row }).trim();
  return prefix === '' ? typed : withPhonePrefix(typed, { prefix, minimumDigits: minimumDigitsOf(prefix) });
}
