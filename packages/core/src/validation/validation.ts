import {
  colombianCompany,
  colombianHealth,
  company,
  faultsBy,
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
  profileRuleTexts,
  sayRuleFault,
  validAges,
} from './profile-rules.ts';
export type { ProfileRule, RuleFault } from './profile-rules.ts';
export { validationNameOf, validationNames, type ValidatedTypes, type ValidationName } from './validation-names.ts';

/** The rule that each script runs: the server looks it up by the same name that a browser loads it by. */
export const rulesByName: Readonly<Record<ValidationName, ProfileRule>> = {
  'valid-ages': validAges,
  company,
  'colombian-health': colombianHealth,
  'colombian-company': colombianCompany,
};

/** The name in the address of a script, '/validation/{name}.js'; null: it is no address of one of ours. */
export function validationNameIn(address: string): ValidationName | null {
  return validationNames.find((name) => address === `/validation/${name}.js`) ?? null;
}

interface ValidatedProfile {
  readonly edition: { readonly validates: ValidatedTypes };
  readonly productType: string;
  readonly profile: unknown;
}

/** What a profile breaks of the rule of its product type in an edition; empty where the type has none. */
export function profileFaults({ edition, productType, profile }: ValidatedProfile): readonly RuleFault[] {
  const name = validationNameOf(productType, edition);
  return name === null ? [] : faultsBy(rulesByName[name], profile);
}
