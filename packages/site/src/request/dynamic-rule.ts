import { faultsBy, firstDayOf, rulesByName, sayRuleFault, validationNameIn } from '@cotejo/core/validation';
import { plainDate } from '@cotejo/core/dates';
import { rowGroupOf, type FormDefinition, type SentAnswers } from '@cotejo/core/forms';
import type { FormFaults } from '../form/form-session.ts';
import type { SiteContext } from '../page-context.ts';
import { ruleTexts } from '../validation/rule-texts.ts';
import type { BrokenRule } from './submit-request.ts';

/** What is broken of a rule: by the answers of the form that it names, and in sentences where the form has no such answer. */
interface BrokenByForm {
  readonly faults: FormFaults;
  readonly broken: BrokenRule | null;
}

/**
 * What answers as they are sent break of the rule that their form names (decision 28), in the page's language; null: nothing, or it
 * names none. It holds whatever became of the script in the browser.
 */
export function ruleOfForm(
  { validationScript, fields }: FormDefinition,
  sent: SentAnswers,
  { edition, texts, today }: Pick<SiteContext, 'edition' | 'texts' | 'today'>,
): BrokenByForm | null {
  const name = validationScript === null ? null : validationNameIn(validationScript);
  if (name === null) return null;
  const own = new Set(fields.filter((field) => rowGroupOf(field) === null).map((field) => field.name));
  const found = faultsBy(rulesByName[name], sent, firstDayOf(edition, plainDate(today))).map((fault) => ({
    key: own.has(fault.field) ? fault.field : null,
    sentence: sayRuleFault(fault, texts.of(ruleTexts)),
  }));
  if (found.length === 0) return null;
  const sentences = new Set(found.flatMap(({ key, sentence }) => (key === null ? [sentence] : [])));
  return {
    faults: Object.fromEntries(found.flatMap(({ key, sentence }) => (key === null ? [] : [[key, sentence] as const]))),
    broken: sentences.size === 0 ? null : { sentence: [...sentences].join(' ') },
  };
}
