import { addDays, type PlainDate } from '../dates/plain-date.ts';
import {
  colombianCompany,
  colombianHealth,
  company,
  faultsBy,
  journey,
  validAges,
  type ProfileRule,
  type RuleFault,
} from './profile-rules.ts';
import { validationNameOf, validationNames, type ValidatedTypes, type ValidationName } from './validation-names.ts';

export {
  colombianCompany,
  colombianHealth,
  company,
  faultsBy,
  journey,
  profileRuleTexts,
  sayRuleFault,
  validAges,
} from './profile-rules.ts';
export { journeyAnswers } from './ruled-profile.ts';
export type { ProfileRule, RuleFault } from './profile-rules.ts';
export { validationNameOf, validationNames, type ValidatedTypes, type ValidationName } from './validation-names.ts';

/** The rule that each script runs: the server looks it up by the same name that a browser loads it by. */
export const rulesByName: Readonly<Record<ValidationName, ProfileRule>> = {
  'valid-ages': validAges,
  company,
  'colombian-health': colombianHealth,
  'colombian-company': colombianCompany,
  journey,
};

/** The name in the address of a script, '/validation/{name}.js'; null: it is no address of one of ours. */
export function validationNameIn(address: string): ValidationName | null {
  return validationNames.find((name) => address === `/validation/${name}.js`) ?? null;
}

/**
 * The first day that the server takes for today: that of the edition's zone, and where it has none the day before UTC's, which is
 * still today for some of its visitors (decision 4, docs/decisions/0304). `today` is the day in that zone, or UTC's.
 */
export function firstDayOf({ timeZone }: { readonly timeZone: string | null }, today: PlainDate): PlainDate {
  return timeZone === null ? addDays(today, -1) : today;
}

interface ValidatedProfile {
  readonly edition: { readonly validates: ValidatedTypes; readonly timeZone: string | null };
  readonly productType: string;
  readonly profile: unknown;
  /** Day in the edition's zone, or UTC's where it has none. */
  readonly today: PlainDate;
}

/** What a profile breaks of the rule of its product type in an edition, as the server judges it; empty where the type has none. */
export function profileFaults({ edition, productType, profile, today }: ValidatedProfile): readonly RuleFault[] {
  const name = validationNameOf(productType, edition);
  return name === null ? [] : faultsBy(rulesByName[name], profile, firstDayOf(edition, today));
}
