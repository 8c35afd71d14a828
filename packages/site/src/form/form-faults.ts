import {
  checkAnswers,
  formFaultText,
  type FormAnswers,
  type FormDefinition,
  type FormFault,
  type FormSetting,
} from '@cotejo/core/forms';
import type { FormFaults } from './form-session.ts';

/** Puts what is wrong with an answer into words. */
export type SayFault = Parameters<typeof formFaultText>[1];

export interface FormRules {
  readonly definition: FormDefinition;
  readonly setting: FormSetting;
  readonly say: SayFault;
}

function messagesOf(faults: readonly FormFault[], say: SayFault): FormFaults {
  return Object.fromEntries(faults.map((fault) => [fault.key, formFaultText(fault, say)]));
}

/** What is wrong with the answers by the form's own rules, in words, by the key of each answer; the same on both sides. */
export function formFaults({ definition, setting, say }: FormRules, answers: FormAnswers): FormFaults {
  return messagesOf(checkAnswers(definition, answers, setting), say);
}
