import type { FieldError } from '@cotejo/contract/errors';
import type { KeyOf, TextValues, TranslateOf } from '../texts/texts.ts';
import type { faultTexts } from './fault-texts.ts';

export type FaultKey = KeyOf<typeof faultTexts.es>;

/** What is wrong with an answer of the form. It is put into words where it is shown, in the page's language. */
export interface ProfileFault {
  /** The form's field, e.g. 'cargas.1.edad'. */
  readonly field: string;
  readonly fault: FaultKey;
  readonly values?: TextValues;
}

/** Faults as sentences that say what to do. */
export function faultSentences(faults: readonly ProfileFault[], t: TranslateOf<typeof faultTexts>): readonly FieldError[] {
  return faults.map(({ field, fault, values }) => ({ field, reason: t(fault, values) }));
}
