import { adultAge, ageRuleTexts, checkValidAges } from '../people/age-rules.ts';
import {
  colombianInsurerFault,
  colombianMinimumEmployees,
  colombianRuleTexts,
  isColombianCompanyTooSmall,
} from '../people/colombian-rules.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { maximumTripDays } from '../people/household.ts';
import { checkJourneyDays, journeyRuleTexts } from '../people/journey-rules.ts';
import { checkOneSpouse, spouseRuleTexts } from '../people/spouse-rule.ts';
import { sayInSpanish, type Say } from '../text/say.ts';
import { readRuledProfile, type RuledProfile } from './ruled-profile.ts';

/** What the rules say, in Spanish; `{{adult}}` is an age, `{{minimum}}` a number of employees, `{{maximumDays}}` of days. */
export const profileRuleTexts = {
  ...ageRuleTexts,
  ...colombianRuleTexts,
  ...journeyRuleTexts,
  ...spouseRuleTexts,
  employeesMissing: 'Escribe cuántos empleados son.',
} as const;
type RuleText = keyof typeof profileRuleTexts;

/** What a profile breaks. `field` names the answer as the wire does, e.g. 'cargas.1.edad', and days of a journey as their form does. */
export interface RuleFault {
  readonly field: string;
  readonly text: RuleText;
}

/** A rule over a whole profile; empty: it is valid. `today` is the first day that still counts as today. */
export type ProfileRule = (profile: RuledProfile, today: PlainDate) => readonly RuleFault[];

/** One spouse in all (B4-29). */
function oneSpouse({ dependants, hasPartner }: RuledProfile): readonly RuleFault[] {
  const relationships = dependants.map(({ relationship }) => relationship);
  return checkOneSpouse(relationships, { hasPartner }).map(({ index, text }) => ({ field: `cargas.${index}.parentesco`, text }));
}

/** Ages of who pays and of the cargas (C5-06, C5-07), of whom one is the spouse at most. */
export const validAges: ProfileRule = (profile) => {
  const { contributors, dependants } = profile;
  const ofAges = checkValidAges({ contributors: contributors.map(({ age }) => age), dependants });
  return [
    ...oneSpouse(profile),
    ...ofAges.map(({ list, index, text }) => ({
      field: `${list === 'contributors' ? 'cotizante' : 'cargas'}.${index}.edad`,
      text,
    })),
  ];
};

/** The days of a journey to be insured. */
export const journey: ProfileRule = (profile, today) => [
  ...oneSpouse(profile),
  ...checkJourneyDays(profile.journey, today).map(({ day, text }) => ({ field: profile.journey.names[day], text })),
];

/** A company that is asked says how many it insures; how many are enough is a plan's own (decision 13). */
export const company: ProfileRule = ({ employees }) =>
  employees === null || (employees !== undefined && employees < 1)
    ? [{ field: 'cantidadempleados', text: 'employeesMissing' }]
    : [];

/** A company in Colombia (B5-28). */
export const colombianCompany: ProfileRule = ({ employees }) =>
  isColombianCompanyTooSmall(employees) ? [{ field: 'cantidadempleados', text: 'fewEmployees' }] : [];

/** A health plan on top of the EPS, in Colombia (B5-29): who was not asked for the EPS did not choose wrongly. */
export const colombianHealth: ProfileRule = (profile, today) => {
  const ofInsurers = profile.contributors.flatMap(({ insurer }, index): readonly RuleFault[] => {
    const text = insurer === undefined ? null : colombianInsurerFault(insurer);
    return text === null ? [] : [{ field: `cotizante.${index}.epsActual`, text }];
  });
  return [...validAges(profile, today), ...ofInsurers];
};

/** A fault in words, of the language that `say` speaks. */
export function sayRuleFault({ text }: RuleFault, say: Say<typeof profileRuleTexts> = sayInSpanish(profileRuleTexts)): string {
  return say(text, { adult: adultAge, minimum: colombianMinimumEmployees, maximumDays: maximumTripDays });
}

/** Every fault that a rule finds in a profile of the wire, or in the values of a form; `today` is the first day that still counts as today. */
export function faultsBy(rule: ProfileRule, profile: unknown, today: PlainDate): readonly RuleFault[] {
  return rule(readRuledProfile(profile), today);
}
