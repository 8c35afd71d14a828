import type { CustomerProfile } from '../catalogue/catalogue.ts';
import type { Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';

/** Weights of what makes people alike (A9-37); what is not known on either side is left out of the mean. */
const weights = { age: 4, income: 3, dependants: 2, gender: 1 } as const;
/** Years, and dependants, from which on people are not alike at all. */
const strangeAge = 40;
const strangeDependants = 4;
const mostAffinity = 10;

function falling(difference: number, strange: number): number {
  return Math.max(0, 1 - Math.abs(difference) / strange);
}

/** The smaller income as a share of the larger; null where one is not known or they are in two currencies. */
function incomeCloseness(own: Money | null, theirs: Money | null): number | null {
  if (own === null || theirs === null || own.currency !== theirs.currency || own.period !== theirs.period) return null;
  const [less, more] = own.units < theirs.units ? [own.units, theirs.units] : [theirs.units, own.units];
  return more <= 0 ? null : Math.max(0, less) / more;
}

/** Everybody of one's own gender or half of them is as close as it gets: a mixed product is for both. */
function genderCloseness(isWoman: boolean, womenShare: number): number {
  return Math.min(1, (isWoman ? womenShare : 1 - womenShare) * 2);
}

/** Gives the affinity of a product by its customers; null where nothing is known of them. */
export type AffinityOf = (customers: CustomerProfile | null) => number | null;

/**
 * Prepares for one family how close the customers of a product are to it: 0 to 10 with two decimals ('distance' on the
 * wire, A3-01), by the visitor's age, income and gender and the number of dependants. The method: docs/decisions/0097-affinity.md.
 */
export function prepareAffinity({ contributors, dependants }: Pick<Household, 'contributors' | 'dependants'>): AffinityOf {
  const [visitor] = contributors;
  return (customers) => {
    if (customers === null) return null;
    const income = incomeCloseness(visitor.income, customers.monthlyIncome);
    const known = weights.age + weights.dependants + weights.gender + (income === null ? 0 : weights.income);
    const closeness =
      weights.age * falling(visitor.age - customers.age, strangeAge) +
      weights.dependants * falling(dependants.length - customers.dependants, strangeDependants) +
      weights.gender * genderCloseness(visitor.sex === 'Femenino', customers.womenShare) +
      weights.income * (income ?? 0);
    return Math.round((closeness / known) * mostAffinity * 100) / 100;
  };
}

/** Whole percent shown as '87% para ti' for 8.74: times ten, cut and never rounded up (A9-36, A9-38); 0 to 100. */
export function affinityPercentage(affinity: number): number {
  const hundredths = Math.round(affinity * 100);
  return Math.min(100, Math.max(0, Math.floor(hundredths / 10)));
}
