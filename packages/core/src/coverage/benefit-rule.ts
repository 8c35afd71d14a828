import type { AmountKey } from '../catalogue/content.ts';
import { currencies } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CareBasket } from './care-basket.ts';
import type { Bound, CostReason, HealthSystem } from './care-cost.ts';
import { careServiceFacts, type CareService } from './care-services.ts';
import { standingOf, type CoveredProduct } from './covered-product.ts';
import { exactPercentage, exactUnits } from './exact-units.ts';

type Row = CoveredProduct['coverages'][number];

/** Where care is taken: at the place where the product pays its highest percentage, or where it pays its lowest. */
export type Place = 'network' | 'outside';

/** What a product pays of one service: a percentage in hundredths, up to limits in the basket's exact units. */
export interface BenefitRule {
  /** Services under one benefit share its limits. */
  readonly code: string;
  readonly percentage: bigint;
  readonly limits: readonly { readonly bound: Exclude<Bound, 'annual'>; readonly units: bigint }[];
}

const boundOf = {
  top_amount: 'event',
  daily_top: 'day',
  weekly_top: 'week',
  monthly_top: 'month',
  yearly_top: 'year',
  max_coverage: 'total',
} as const satisfies Partial<Record<AmountKey, Bound>>;

function isLimitKey(key: AmountKey): key is keyof typeof boundOf {
  return Object.hasOwn(boundOf, key);
}

/** A limit in the basket's currency; null where the unit is no currency that the basket has a value for. */
export function unitsInBasket(amount: string | number, unit: string, { currency, values }: CareBasket): bigint | null {
  const name = unit.split('/')[0];
  const own = currencies.find((candidate) => candidate === name);
  const units = exactUnits(amount);
  if (own === undefined || units === null) return null;
  if (own === currency) return units;
  const [value, basketValue] = [exactUnits(values[own] ?? ''), exactUnits(values[currency] ?? '')];
  return value === null || basketValue === null ? null : (units * value) / basketValue;
}

function rowsFor({ coverages }: CoveredProduct, service: CareService, isSystem: boolean): readonly Row[] {
  const { benefitCodes, systemBenefitCode } = careServiceFacts[service];
  const codes: readonly (string | null)[] = isSystem ? [...benefitCodes, systemBenefitCode] : benefitCodes;
  for (const code of codes) {
    const rows = coverages.filter(({ benefitCode }) => benefitCode === code);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** A limit of 0 says 'Sin Tope' (A5-34): stated, and none. */
const noLimit = 0n;

function leastLimit(amounts: readonly bigint[]): bigint {
  return amounts.reduce((least, units) => (least === noLimit || (units !== noLimit && units < least) ? units : least), noLimit);
}

/** The rows that hold everywhere, or those of single places where no other is stated. */
function generalRows(rows: readonly Row[]): readonly Row[] {
  const general = rows.filter(({ clinicCode }) => clinicCode === null);
  return general.length > 0 ? general : rows;
}

/** The highest percentage stated, or outside the network the lowest; the system's own one goes before that for both. */
function percentageOf(rows: readonly Row[], system: HealthSystem, place: Place): number | null {
  const own = rows.filter(({ amountKey }) => amountKey === `percentage_${system}`);
  const stated = generalRows(own.length > 0 ? own : rows.filter(({ amountKey }) => amountKey === 'percentage'));
  const figures = stated.flatMap(({ minAmount, maxAmount }) =>
    place === 'network' ? (maxAmount ?? minAmount ?? []) : (minAmount ?? []),
  );
  if (figures.length === 0) return null;
  return place === 'network' ? Math.max(...figures) : Math.min(...figures);
}

export interface RuleSurroundings {
  readonly basket: CareBasket;
  readonly system: HealthSystem;
  readonly place: Place;
}

/**
 * What the product pays of a service, null where it does not cover it, or the figures that its source leaves out.
 * A limit that is stated only for single centres counts with its lowest amount.
 */
export function benefitRule(
  product: CoveredProduct,
  service: CareService,
  { basket, system, place }: RuleSurroundings,
): Result<BenefitRule | null, readonly CostReason[]> {
  const isSystem = standingOf(product) === 'system';
  const rows = rowsFor(product, service, isSystem);
  const [first] = rows;
  const isOwed = isSystem && careServiceFacts[service].systemBenefitCode !== null;
  if (!first) return isOwed ? fail([{ kind: 'percentage-missing', service }]) : ok(null);
  const stated = percentageOf(rows, system, place);
  if (stated === null) return fail([{ kind: 'percentage-missing', service }]);
  const unreadable = (unit: string): CostReason => ({ kind: 'amount-unreadable', benefitCode: first.benefitCode, unit });
  const percentage = exactPercentage(stated);
  if (percentage === null) return fail([unreadable('%')]);
  if (percentage === 0n) return ok(null);

  const reasons: CostReason[] = [];
  const limits = [...Map.groupBy(rows, ({ amountKey }) => amountKey)].flatMap(([key, ofKey]) => {
    if (!isLimitKey(key)) return [];
    const amounts = generalRows(ofKey).map(({ minAmount, maxAmount, unit }) => {
      const units = unitsInBasket(minAmount ?? maxAmount ?? '', unit, basket);
      if (units === null) reasons.push(unreadable(unit));
      return units ?? noLimit;
    });
    return [{ bound: boundOf[key], units: leastLimit(amounts) }];
  });
  if (limits.length === 0 && product.summary.annualCap === null) reasons.push({ kind: 'cap-missing', service });
  return reasons.length > 0
    ? fail(reasons)
    : ok({ code: first.benefitCode, percentage, limits: limits.filter(({ units }) => units !== noLimit) });
}
