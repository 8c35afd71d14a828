import type { PlannedVisit } from './care-basket.ts';
import type { BenefitRule } from './benefit-rule.ts';
import { bounds, type Bound } from './care-cost.ts';
import type { CareService } from './care-services.ts';
import { wholePercentage } from './exact-units.ts';

/** One service of one visit, paid: price is system + covered + paid; all in exact units. */
export interface SettledService {
  readonly service: CareService;
  readonly price: bigint;
  readonly system: bigint;
  readonly covered: bigint;
  readonly paid: bigint;
  readonly deductible: bigint;
  readonly boundBy: Bound | null;
}

/** Everything that decides who pays what. */
export interface PaymentRules {
  readonly priceOf: (service: CareService) => bigint;
  /** Percentage, in hundredths, that a health system pays first. */
  readonly systemPercentageOf: (service: CareService) => bigint;
  readonly ruleOf: (service: CareService) => BenefitRule | null;
  /** Paid by the patient first, once a year, of what the product covers. */
  readonly deductible: bigint;
  /** The most that the product pays in a year; null: no such limit. */
  readonly annualCap: bigint | null;
}

/** When a service falls: visits of one kind go to one month and one week after the other, days of a visit follow each other. */
interface Moment {
  readonly visit: string;
  readonly turn: number;
  readonly day: number;
}

const monthsOfYear = 12;
const weeksOfYear = 52;

/** Name of the stretch over which a limit counts; every benefit has its own. */
function stretch(bound: Bound, code: string, { visit, turn, day }: Moment): string {
  switch (bound) {
    case 'event':
      return `${code}/event/${visit}/${turn}`;
    case 'day':
      return `${code}/day/${visit}/${turn}/${day}`;
    case 'week':
      return `${code}/week/${turn % weeksOfYear}`;
    case 'month':
      return `${code}/month/${turn % monthsOfYear}`;
    case 'year':
    case 'total':
      return `${code}/${bound}`;
    case 'annual':
      return 'annual';
  }
}

/** A person's year as it goes by: what is left of the deductible, and what each limit has already given. */
export class InsuredYear {
  readonly #rules: PaymentRules;
  readonly #given = new Map<string, bigint>();
  #deductibleLeft: bigint;

  constructor(rules: PaymentRules) {
    this.#rules = rules;
    this.#deductibleLeft = rules.deductible;
  }

  /** Settles one service: the system's share, the deductible, the percentage, and whichever limit is reached first. */
  pay(service: CareService, moment: Moment): SettledService {
    const { priceOf, systemPercentageOf, ruleOf, annualCap } = this.#rules;
    const price = priceOf(service);
    const system = (price * systemPercentageOf(service)) / wholePercentage;
    const owed = price - system;
    const rule = ruleOf(service);
    if (rule === null) return { service, price, system, covered: 0n, paid: owed, deductible: 0n, boundBy: null };
    const deductible = owed < this.#deductibleLeft ? owed : this.#deductibleLeft;
    this.#deductibleLeft -= deductible;
    const limits = [...rule.limits, ...(annualCap === null ? [] : [{ bound: 'annual' as const, units: annualCap }])];
    let covered = ((owed - deductible) * rule.percentage) / wholePercentage;
    let boundBy: Bound | null = null;
    for (const { bound, units } of limits.toSorted((one, other) => bounds.indexOf(one.bound) - bounds.indexOf(other.bound))) {
      const given = this.#given.get(stretch(bound, rule.code, moment)) ?? 0n;
      const left = units > given ? units - given : 0n;
      if (left < covered) [covered, boundBy] = [left, bound];
    }
    for (const { bound } of limits) {
      const key = stretch(bound, rule.code, moment);
      this.#given.set(key, (this.#given.get(key) ?? 0n) + covered);
    }
    return { service, price, system, covered, paid: owed - covered, deductible, boundBy };
  }
}

/** A year of visits from its first day, service by service in the order of the plan. */
export function settleVisits(visits: readonly PlannedVisit[], rules: PaymentRules): readonly SettledService[] {
  const year = new InsuredYear(rules);
  return visits.flatMap(({ visit, times }) => {
    const name = visit.map(({ service }) => service).join('+');
    return Array.from({ length: times }, (_turn, turn) =>
      visit.flatMap(({ service, units }) =>
        Array.from({ length: units }, (_day, day) => year.pay(service, { visit: name, turn, day })),
      ),
    ).flat();
  });
}
