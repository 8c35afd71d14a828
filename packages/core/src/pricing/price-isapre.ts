import { add, timesRatio, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { ok, type Result } from '../result.ts';
import { factorTable, gesPriceAt, valueAt, type FactorTable, type ParameterProblem } from './parameters.ts';
import type { PersonPrice, PricingContext } from './quote.ts';

/** What the formula needs of one person: the factor in tenths; null pays the GES price only. */
interface PersonFactor {
  readonly role: PersonPrice['role'];
  readonly index: number;
  readonly age: number;
  readonly tenths: number | null;
}

function bandFor(table: FactorTable, age: number) {
  const band = table.bands.find((candidate) => candidate.ageFrom <= age && age <= candidate.ageTo);
  if (!band) throw new RangeError(`age ${age} is in no band of the factor table`);
  return band;
}

/** Both adults of a couple take the contributor's factor, dependants the dependant's; sex plays no part (decision 21). */
function personFactors(household: Household, table: FactorTable): readonly PersonFactor[] {
  const contributors = household.contributors.map((person, position): PersonFactor => ({
    role: position === 0 ? 'contributor' : 'partner',
    index: 0,
    age: person.age,
    tenths: bandFor(table, person.age).contributorTenths,
  }));
  const dependants = household.dependants.map((person, index): PersonFactor => ({
    role: 'dependant',
    index,
    age: person.age,
    tenths: person.age < table.gesOnlyBelowAge ? null : bandFor(table, person.age).dependantTenths,
  }));
  return [...contributors, ...dependants];
}

/** A plan's price in UF per month: exact, so that the only rounding is the one to pesos. */
export interface IsaprePrice {
  readonly plan: Money;
  readonly ges: Money;
  readonly total: Money;
  readonly people: readonly PersonPrice[];
  readonly tariffVersion: string;
}

/** Prices a plan of one isapre from its base price (UF per month, at most four decimals). */
export type IsaprePricer = (basePrice: Money) => IsaprePrice;

/**
 * Prepares the isapre formula for one family and day: factors are looked up once, the GES price once per isapre.
 * The function returned gives the pricer of an isapre by its code, or which parameter has no value on that day.
 */
export function prepareIsapre(
  household: Household,
  context: Pick<PricingContext, 'today' | 'catalogueVersion'>,
): (isapreCode: string) => Result<IsaprePricer, ParameterProblem> {
  const table = valueAt(factorTable, context.today);
  if (!table.ok) return () => table;
  const factors = personFactors(household, table.value.value);
  const tenthsTotal = factors.reduce((total, person) => total + (person.tenths ?? 0), 0);
  const pricers = new Map<string, Result<IsaprePricer, ParameterProblem>>();

  const prepare = (isapreCode: string): Result<IsaprePricer, ParameterProblem> => {
    const gesPrice = gesPriceAt(isapreCode, context.today);
    if (!gesPrice.ok) return gesPrice;
    const ges = gesPrice.value.value;
    const gesTotal = timesRatio(ges, factors.length);
    const tariffVersion = `${context.catalogueVersion}+factores-${table.value.validFrom}+ges-${gesPrice.value.validFrom}`;
    return ok((basePrice) => {
      const plan = timesRatio(basePrice, tenthsTotal, 10);
      const people = factors.map((person): PersonPrice => ({
        role: person.role,
        index: person.index,
        age: person.age,
        outcome:
          person.tenths === null
            ? { kind: 'ges-only', ges }
            : { kind: 'factor', factor: person.tenths / 10, plan: timesRatio(basePrice, person.tenths, 10), ges },
      }));
      return { plan, ges: gesTotal, total: add(plan, gesTotal), people, tariffVersion };
    });
  };

  return (isapreCode) => {
    const known = pricers.get(isapreCode);
    if (known) return known;
    const prepared = prepare(isapreCode);
    pricers.set(isapreCode, prepared);
    return prepared;
  };
}
