import type { EditionId } from '../editions/edition.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { toNumber } from '../money/money.ts';
import { valueAt, type DatedValue } from '../pricing/dated.ts';
import { fail, ok, type Result } from '../result.ts';
import { benefitRule, unitsInBasket, type BenefitRule, type Place } from './benefit-rule.ts';
import { careBaskets, type CareBasket, type PlannedVisit } from './care-basket.ts';
import {
  healthSystems,
  type CostReason,
  type EstimatedUse,
  type ExactAmount,
  type HealthSystem,
  type NotComputable,
  type Use,
  type UseAmounts,
} from './care-cost.ts';
import { careServiceFacts, careServices, type CareService } from './care-services.ts';
import { narrowReason, standingOf, type CoveredProduct } from './covered-product.ts';
import { exactAmount, exactUnits } from './exact-units.ts';
import { settleVisits, type PaymentRules, type SettledService } from './settle-visits.ts';

/** The edition's basket of that day; null where it has none. */
export function careBasketOn(edition: EditionId, date: PlainDate): CareBasket | null {
  const parameter = careBaskets[edition];
  if (!parameter) return null;
  const value = valueAt(parameter, date);
  return value.ok ? value.value.value : null;
}

/** The edition's newest basket: what a catalogue is measured with when it is written. Null: it has none. */
export function newestCareBasket(edition: EditionId): DatedValue<CareBasket> | null {
  return careBaskets[edition]?.values.at(-1) ?? null;
}

/** Every reason once. */
export function notComputable(reasons: readonly CostReason[]): NotComputable {
  const unique = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  return { kind: 'not-computable', reasons: [...unique.values()] };
}

function isPercentage({ amountKey }: CoveredProduct['coverages'][number]): boolean {
  return amountKey === 'percentage' || amountKey === 'percentage_isapre' || amountKey === 'percentage_fonasa';
}

/** Why nothing of the product can be measured with the basket; null where something can. */
function reasonForAll(product: CoveredProduct): CostReason | null {
  const narrow = narrowReason(product);
  if (narrow) return narrow;
  if (standingOf(product) === 'system') return null;
  if (product.coverages.length > 0 && !product.coverages.some(isPercentage)) return { kind: 'pays-capital' };
  const codes = new Set(careServices.flatMap((service): readonly string[] => careServiceFacts[service].benefitCodes));
  return product.coverages.some(({ benefitCode }) => codes.has(benefitCode)) ? null : { kind: 'outside-basket' };
}

/** The prices measured with, the health system that the patient has, and where care is taken. */
export interface Circumstances {
  readonly basket: CareBasket;
  readonly system: HealthSystem;
  readonly place: Place;
}

/** The yearly deductible: the summary's, else a yearly one stated for all centres; none stated counts as none. */
function deductibleOf(product: CoveredProduct, basket: CareBasket): Result<bigint, readonly CostReason[]> {
  const { deductible } = product.summary;
  const stated = product.topsAndDeductibles.find(
    ({ kind, clinicCode, unit }) => kind === 'deductible' && clinicCode === null && unit.endsWith('/Año'),
  );
  if (deductible === null && !stated) return ok(0n);
  const [amount, unit] = deductible ? [toNumber(deductible), deductible.currency] : [stated?.amount ?? 0, stated?.unit ?? ''];
  const units = unitsInBasket(amount, unit, basket);
  return units === null ? fail([{ kind: 'amount-unreadable', benefitCode: 'deducible', unit }]) : ok(units);
}

/** The most paid in a year; 0 says 'Sin Tope' (A5-34). */
function annualCapOf({ summary }: CoveredProduct, basket: CareBasket): Result<bigint | null, readonly CostReason[]> {
  if (summary.annualCap === null || summary.annualCap.units === 0) return ok(null);
  const units = unitsInBasket(toNumber(summary.annualCap), summary.annualCap.currency, basket);
  return units === null
    ? fail([{ kind: 'amount-unreadable', benefitCode: 'tope-anual', unit: summary.annualCap.currency }])
    : ok(units);
}

/** Rules for the services of these visits, or every figure that is missing for them. */
export function paymentRules(
  product: CoveredProduct,
  visits: readonly PlannedVisit[],
  circumstances: Circumstances,
): Result<PaymentRules, readonly CostReason[]> {
  const { basket, system } = circumstances;
  const forAll = reasonForAll(product);
  if (forAll) return fail([forAll]);
  const needed = [...new Set(visits.flatMap(({ visit }) => visit.map(({ service }) => service)))];
  const rules = new Map<CareService, BenefitRule | null>();
  const reasons: CostReason[] = [];
  for (const service of needed) {
    const rule = benefitRule(product, service, circumstances);
    if (rule.ok) rules.set(service, rule.value);
    else reasons.push(...rule.error);
  }
  const [deductible, annualCap] = [deductibleOf(product, basket), annualCapOf(product, basket)];
  if (!deductible.ok) reasons.push(...deductible.error);
  if (!annualCap.ok) reasons.push(...annualCap.error);
  if (reasons.length > 0 || !deductible.ok || !annualCap.ok) return fail(reasons);
  const paysFirst = standingOf(product) === 'after-system';
  return ok({
    priceOf: (service) => exactUnits(basket.prices[service]) ?? 0n,
    systemPercentageOf: (service) => (paysFirst ? BigInt(basket.systemPays[system][careServiceFacts[service].kind] * 100) : 0n),
    ruleOf: (service) => rules.get(service) ?? null,
    deductible: deductible.value,
    annualCap: annualCap.value,
  });
}

export type Part = 'price' | 'system' | 'covered' | 'paid' | 'deductible';

/** Sum of one part of what was settled, in exact units. */
export function total(services: readonly SettledService[], part: Part): bigint {
  return services.reduce((sum, service) => sum + service[part], 0n);
}

/**
 * What one person pays of a year's visits, the premium apart, where the product pays its highest percentage.
 * Exact, in the basket's currency; or every figure that is missing.
 */
export function costOfVisits(
  product: CoveredProduct,
  visits: readonly PlannedVisit[],
  circumstances: Circumstances,
): Result<ExactAmount, readonly CostReason[]> {
  const rules = paymentRules(product, visits, circumstances);
  if (!rules.ok) return rules;
  return ok(exactAmount(total(settleVisits(visits, rules.value), 'paid'), circumstances.basket.currency));
}

function useUnder(product: CoveredProduct, basket: CareBasket, system: HealthSystem): UseAmounts | NotComputable {
  const cost = (use: Use) => costOfVisits(product, basket.uses[use], { basket, system, place: 'network' });
  const [low, medium, high] = [cost('low'), cost('medium'), cost('high')];
  if (low.ok && medium.ok && high.ok) return { kind: 'computed', low: low.value, medium: medium.value, high: high.value };
  return notComputable([low, medium, high].flatMap((result) => (result.ok ? [] : result.error)));
}

/**
 * What a person pays beside the premium in a year of low, medium and high use, under each health system the product
 * can be had with (a product that names none counts as had with both). Without a basket every answer is 'no-basket'.
 */
export function estimateYearlyUse(product: CoveredProduct, basket: CareBasket | null): EstimatedUse {
  const named = healthSystems.filter((system) => product.previsions[system]);
  const systems = named.length > 0 ? named : healthSystems;
  return Object.fromEntries(
    systems.map((system) => [
      system,
      basket === null ? notComputable([{ kind: 'no-basket' }]) : useUnder(product, basket, system),
    ]),
  );
}
