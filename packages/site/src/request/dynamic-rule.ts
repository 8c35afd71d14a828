import { faultsBy, rulesByName, sayRuleFault, validationNameIn } from '@cotejo/core/validation';
import type { FormDefinition, SentAnswers } from '@cotejo/core/forms';
import type { Texts } from '../texts/texts.ts';
import { ruleTexts } from '../validation/rule-texts.ts';
import type { BrokenRule } from './submit-request.ts';

/**
 * What answers as they are sent break of the rule that their form names (decision 28), in the page's language; null: nothing, or it
 * names none. It holds whatever became of the script in the browser.
 */
export function ruleOfForm({ validationScript }: FormDefinition, sent: SentAnswers, texts: Texts): BrokenRule | null {
  const name = validationScript === null ? null : validationNameIn(validationScript);
  if (name === null) return null;
  const sentences = faultsBy(rulesByName[name], sent).map((fault) => sayRuleFault(fault, texts.of(ruleTexts)));
  return sentences.length === 0 ? null : { sentence: [...new Set(sentences)].join(' ') };
}
