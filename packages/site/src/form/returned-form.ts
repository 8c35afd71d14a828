import type { FormAnswers } from '@cotejo/core/forms';
import type { FormFaults } from './form-session.ts';

/** A form that came back unsent. */
export interface ReturnedForm {
  readonly answers: FormAnswers;
  readonly faults: FormFaults;
  /** False: it was posted for another row, and not to be sent. */
  readonly isConfirmed: boolean;
}
