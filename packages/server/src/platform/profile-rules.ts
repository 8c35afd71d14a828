import type { FieldError } from '@cotejo/contract/errors';
import { sayRuleFault, type RuleFault } from '@cotejo/core/validation';

/** What a profile breaks of its rule, as errors of the call: each by its field below `at`, with its sentence. */
export function ruleErrors(at: string, faults: readonly RuleFault[]): FieldError[] {
  return faults.map((fault) => ({ field: `${at}.${fault.field}`, reason: sayRuleFault(fault) }));
}
