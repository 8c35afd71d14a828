import { profileQuestions, type ProfileQuestion } from '../catalogue/profile-questions.ts';
import type { Money } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CompanyAnswers, HolderAnswers, JourneyAnswers } from './answers-beside-prices.ts';
import {
  readAnswers,
  type Contributor,
  type Dependant,
  type HouseholdDraft,
  type HouseholdProblem,
  type Pet,
} from './household.ts';
import { missingAnswers, type AskingLine } from './missing-answers.ts';
import type { ProductLine } from './product-line.ts';

/** At least one. */
type Some<Item> = readonly [Item, ...Item[]];
type Person = Pick<Contributor, 'age' | 'sex'>;

/** Who asks, alone or with a partner, and their cargas. */
interface FamilyAnswers<Holder> {
  readonly contributors: Some<Holder>;
  readonly dependants: readonly Dependant[];
  readonly regionCode: string | null;
  readonly zone: string | null;
}

/** A complete profile of a product line: what it was asked for and nothing of other lines. Null: it was not said. */
export type LineProfile =
  | ({ readonly line: 'isapre' } & FamilyAnswers<Contributor>)
  | ({ readonly line: 'health' } & FamilyAnswers<Person & Pick<HolderAnswers, 'insurer' | 'maternity'>>)
  | ({ readonly line: 'international' } & FamilyAnswers<Person & Pick<HolderAnswers, 'nationality' | 'coverCountry'>>)
  | ({
      readonly line: 'travel';
      readonly passengers: Some<Person>;
      readonly days: number;
      readonly zone: string | null;
    } & JourneyAnswers)
  | {
      readonly line: 'pets';
      /** The main one first (C3-25). */
      readonly pets: Some<Pet>;
    }
  | { readonly line: 'collective'; readonly employees: number; readonly pensionSystem: string | null }
  | ({
      readonly line: 'work-accidents';
      readonly employees: number;
      readonly monthlyPayroll: Money;
      readonly riskClass: string | null;
    } & Omit<CompanyAnswers, 'pensionSystem'>);

/** The line of a profile, and what it asks. */
export interface ProfiledLine extends AskingLine {
  readonly line: ProductLine;
}

function mapSome<From, To>([first, ...others]: Some<From>, change: (item: From, index: number) => To): Some<To> {
  return [change(first, 0), ...others.map((item, index) => change(item, index + 1))];
}

function someOf<Item>([first, ...others]: readonly Item[]): Some<Item> | null {
  return first === undefined ? null : [first, ...others];
}

const bare = ({ age, sex }: Person): Person => ({ age, sex });

/** The profile of a line whose questions are all answered; null: it lacks what every profile of it has. */
function profileOf(line: ProductLine, said: HouseholdDraft): LineProfile | null {
  const { contributors, dependants, pets, company, tripDays, ...rest } = readAnswers(said);
  const people = someOf(contributors);
  const place = { dependants, regionCode: rest.regionCode, zone: rest.zone };
  const besidePrices = (index: number): Partial<HolderAnswers> => said.contributors[index] ?? {};
  switch (line) {
    case 'isapre':
      return people && { line, contributors: people, ...place };
    case 'health': {
      const holder = (person: Person, index: number) => {
        const { insurer = null, maternity = null } = besidePrices(index);
        return { ...bare(person), insurer, maternity };
      };
      return people && { line, contributors: mapSome(people, holder), ...place };
    }
    case 'international': {
      const holder = (person: Person, index: number) => {
        const { nationality = null, coverCountry = null } = besidePrices(index);
        return { ...bare(person), nationality, coverCountry };
      };
      return people && { line, contributors: mapSome(people, holder), ...place };
    }
    case 'travel': {
      const { departure = null, homecoming = null, origin = null, destination = null } = said.journey ?? {};
      const passengers = someOf([...contributors, ...dependants].map(bare));
      if (passengers === null || tripDays === null) return null;
      return { line, passengers, days: tripDays, zone: rest.zone, departure, homecoming, origin, destination };
    }
    case 'pets': {
      const some = someOf(pets);
      return some && { line, pets: some };
    }
    case 'collective':
      return company && { line, employees: company.employees, pensionSystem: said.company?.pensionSystem ?? null };
    case 'work-accidents': {
      if (company === null || company.monthlyPayroll === null) return null;
      const { sectorId = null, sectorLabel = null, workLabel = null } = said.company ?? {};
      const { employees, monthlyPayroll, riskClass } = company;
      return { line, employees, monthlyPayroll, riskClass, sectorId, sectorLabel, workLabel };
    }
  }
}

/** What every profile of a line has, whatever else its form asks. */
const essentials: Readonly<Record<ProductLine, readonly ProfileQuestion[]>> = {
  isapre: ['people'],
  health: ['people'],
  international: ['people'],
  travel: ['people', 'journey'],
  pets: ['pets'],
  collective: ['employees'],
  'work-accidents': ['employees', 'payroll'],
};

/** What was said to the questions of a line, and nothing else of it. */
function answersTo(questions: readonly ProfileQuestion[], said: HouseholdDraft): HouseholdDraft {
  const asks = (question: ProfileQuestion): boolean => questions.includes(question);
  const { contributors, dependants, pets = [], company = null, journey = null } = said;
  return {
    contributors: asks('people') ? contributors : [],
    dependants: asks('dependants') ? dependants : [],
    pets: asks('pets') ? pets : [],
    company: asks('employees') ? company : null,
    tripDays: asks('journey') ? (said.tripDays ?? null) : null,
    journey: asks('journey') ? journey : null,
    zone: asks('zone') ? (said.zone ?? null) : null,
    regionCode: asks('region') ? (said.regionCode ?? null) : null,
  };
}

/**
 * The complete profile of a line, or every answer that is missing or impossible. Only what the line asks counts: a pet's
 * impossible age is nothing to a journey.
 */
export function completeProfile(asking: ProfiledLine, said: HouseholdDraft): Result<LineProfile, readonly HouseholdProblem[]> {
  const { line } = asking;
  const questions = profileQuestions.filter((question) => [...asking.questions, ...essentials[line]].includes(question));
  const answers = answersTo(questions, said);
  const missing = missingAnswers({ ...asking, questions }, answers).map(({ path }): HouseholdProblem => ({
    kind: 'missing',
    path,
  }));
  const impossible = readAnswers(answers).problems.filter(({ kind }) => kind !== 'missing');
  if (missing.length + impossible.length > 0) return fail([...missing, ...impossible]);
  const profile = profileOf(line, answers);
  if (profile === null) throw new Error(`a profile of the line ${line} lacks what was found in it`);
  return ok(profile);
}
