import { add, scaleRounded, timesRatio, toNumber, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { ok, type Result } from '../result.ts';
import { factorTable, gesPriceAt, valueAt, type FactorTable, type ParameterProblem } from './parameters.ts';
import { peopleToPrice, withOutcome, type PricedPerson } from './priced-people.ts';
import type { PersonPrice, PricingContext } from './quote.ts';

/** A person with the factor in tenths; null pays the GES price only. */
interface PersonFactor {
  readonly person: PricedPerson;
  readonly tenths: number | null;
}

function bandFor(table: FactorTable, age: number) {
  const band = table.bands.find((candidate) => candidate.ageFrom <= age && age <= candidate.ageTo);
  if (!band) throw new RangeError(`age ${age} is in no band of the factor table`);
  return band;
}

/** Both adults of a couple take the contributor's factor, dependants the dependant's; sex plays no part (decision 21). */
function factorOf(person: PricedPerson, table: FactorTable): number | null {
  if (person.role !== 'dependant') return bandFor(table, person.age).contributorTenths;
  return person.age < table.gesOnlyBelowAge ? null : bandFor(table, person.age).dependantTenths;
}

/** A plan's price in UF per month: exact, so that the only rounding is the one to pesos. */
export interface IsaprePrice {
  readonly plan: Money;
  readonly ges: Money;
  readonly total: Money;
  readonly people: readonly PersonPrice[];
  readonly tariffVersion: string;
}

/** Prices the plans of one isapre from their base price (UF per month, at most four decimals). */
export interface IsaprePricer {
  readonly priceOf: (basePrice: Money) => IsaprePrice;
  /** Smallest units of the total alone, from those of the base price: for lists, which need no more of most plans. */
  readonly totalUnits: (basePriceUnits: number) => number;
}

/**
 * Prepares the isapre formula for one family and day: factors are looked up once, the GES price once per isapre.
 * The function returned gives the pricer of an isapre by its code, or which parameter has no value on that day.
 */
export function prepareIsapre(
  household: Household,
  context: Pick<PricingContext, 'today'>,
): (isapreCode: string) => Result<IsaprePricer, ParameterProblem> {
  const table = valueAt(factorTable, context.today);
  if (!table.ok) return () => table;
  const factors = peopleToPrice(household).map((person): PersonFactor => ({
    person,
    tenths: factorOf(person, table.value.value),
  }));
  const tenthsTotal = factors.reduce((total, { tenths }) => total + (tenths ?? 0), 0);
  const pricers = new Map<string, Result<IsaprePricer, ParameterProblem>>();

  const prepare = (isapreCode: string): Result<IsaprePricer, ParameterProblem> => {
    const gesPrice = gesPriceAt(isapreCode, context.today);
    if (!gesPrice.ok) return gesPrice;
    const ges = gesPrice.value.value;
    const gesTotal = timesRatio(ges, factors.length);
    // Made of every figure that enters, as a tariff's version is: publishing the same plan again keeps it.
    const parameters = `factores-${table.value.validFrom}+ges-${gesPrice.value.validFrom}`;
    const priceOf = (basePrice: Money): IsaprePrice => {
      const plan = timesRatio(basePrice, tenthsTotal, 10);
      const people = factors.map(({ person, tenths }) =>
        withOutcome(
          person,
          tenths === null
            ? { kind: 'ges-only', ges }
            : { kind: 'factor', factor: tenths / 10, plan: timesRatio(basePrice, tenths, 10), ges },
        ),
      );
      const tariffVersion = `${parameters}+base-${toNumber(basePrice)}`;
      return { plan, ges: gesTotal, total: add(plan, gesTotal), people, tariffVersion };
    };
    return ok({ priceOf, totalUnits: (units) => scaleRounded(units, tenthsTotal, 10) + gesTotal.units });
  };

  return (isapreCode) => {
    const known = pricers.get(isapreCode);
    if (known) return known;
    const prepared = prepare(isapreCode);
    pricers.set(isapreCode, prepared);
    return prepared;
  };
}
