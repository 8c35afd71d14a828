import type { ProfileChoices } from '../catalogue/catalogue.ts';
import type { ProfileQuestion } from '../catalogue/profile-questions.ts';
import { readAnswers, type HouseholdDraft } from './household.ts';

/** What a product line asks, as its comparator or form says it. */
export interface AskingLine {
  readonly questions: readonly ProfileQuestion[];
  /** Its prices depend on the region. */
  readonly regionIsRequired: boolean;
  readonly regionCodes: readonly string[];
  readonly choices: Pick<ProfileChoices, 'zones' | 'riskClasses'>;
}

/** An answer that is still needed. `path` names it as a household does, e.g. 'dependants.1.age'; 'pets': there is none. */
export interface MissingAnswer {
  readonly question: ProfileQuestion;
  readonly path: string;
}

function offers(choices: readonly { readonly code: string }[], code: string | null | undefined): boolean {
  return choices.some((choice) => choice.code === code);
}

/** Paths of what one question still needs. An answer that is none of what the line offers is not given. */
function missingTo(question: ProfileQuestion, line: AskingLine, said: HouseholdDraft): readonly string[] {
  const ages = (list: 'contributors' | 'dependants' | 'pets'): readonly string[] =>
    readAnswers(said).problems.flatMap(({ kind, path }) => (kind === 'missing' && path.startsWith(`${list}.`) ? [path] : []));
  const { contributors, pets = [], company, tripDays, zone, regionCode } = said;
  const unless = (isSaid: boolean, path: string): readonly string[] => (isSaid ? [] : [path]);
  switch (question) {
    case 'people':
      return contributors.length === 0 ? ['contributors'] : ages('contributors');
    case 'dependants':
      return ages('dependants');
    case 'pets':
      return pets.length === 0 ? ['pets'] : ages('pets');
    case 'employees':
      return unless(company?.employees !== undefined, 'company.employees');
    case 'payroll':
      return unless(company?.monthlyPayroll != null, 'company.monthlyPayroll');
    case 'riskClass':
      return unless(offers(line.choices.riskClasses, company?.riskClass), 'company.riskClass');
    case 'journey':
      return unless(tripDays != null, 'tripDays');
    case 'zone':
      return unless(offers(line.choices.zones, zone), 'zone');
    case 'region':
      return unless(!line.regionIsRequired || line.regionCodes.some((code) => code === regionCode), 'regionCode');
    case 'income':
      return [];
  }
}

/**
 * Which answers a line still needs, in the order of its questions: the one place that says what a profile lacks. Incomes, sexes
 * and kinship are never among them, and the region only where prices depend on it.
 */
export function missingAnswers(line: AskingLine, said: HouseholdDraft): readonly MissingAnswer[] {
  return line.questions.flatMap((question) => missingTo(question, line, said).map((path) => ({ question, path })));
}
