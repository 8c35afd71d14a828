import type { FormAnswers } from '@cotejo/core/forms';
import type { FormFaults } from './form-session.ts';

/** A form that came back unsent. */
export interface ReturnedForm {
  readonly answers: FormAnswers;
  readonly faults: FormFaults;
  /** False: it was posted for another row, or nothing is wrong with what its page asked. */
  readonly isConfirmed: boolean;
  /** Keys of what is asked because of these answers and was not on the page that posted them (decision 0306). */
  readonly firstShown?: readonly string[];
}
