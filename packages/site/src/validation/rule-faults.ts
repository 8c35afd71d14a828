import type { Profile } from '@cotejo/contract/profile';
import { plainDate } from '@cotejo/core/dates';
import { profileFaults, sayRuleFault } from '@cotejo/core/validation';
import type { SiteContext } from '../page-context.ts';
import type { ProfileFault } from '../profile/profile-fault.ts';
import { ruleTexts } from './rule-texts.ts';

/**
 * What a profile that was posted without script breaks of the rule of its product type: the same that the script of the form would say,
 * each by its field.
 */
export function ruleFaults(
  productType: string,
  profile: Profile,
  { edition, texts, today }: Pick<SiteContext, 'edition' | 'texts' | 'today'>,
): readonly ProfileFault[] {
  const say = texts.of(ruleTexts);
  return profileFaults({ edition, productType, profile, today: plainDate(today) }).map((fault) => ({
    field: fault.field,
    fault: 'rule',
    values: { message: sayRuleFault(fault, say) },
  }));
}
