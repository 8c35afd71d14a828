import type { CatalogueSnapshot, Comparator, Product } from '../catalogue/catalogue.ts';
import { compareMoney, decimalsOf, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { priceProduct } from '../pricing/price-product.ts';
import type { PriceForHousehold, PricingContext } from '../pricing/quote.ts';
import { compare } from './compare.ts';
import { noFilters } from './query.ts';

/** A better plan costs at most so much of the other one's price: what is saved has to be worth a change. Hundredths. */
export const betterPlanPercent = 95;

type Price = Pick<PriceForHousehold, 'total' | 'profilesEvaluated' | 'profilesWithPrice'>;

/** A product with its price for the family in question. */
export interface PricedPlan {
  readonly product: Product;
  readonly price: Price;
}

/** At least the figure that is known; where none is, nothing is asked. */
function reaches(figure: number | null, known: number | null): boolean {
  return known === null || (figure !== null && figure >= known);
}

/** A cap of 0 says 'Sin Tope' (A5-34): it reaches every other one, and only another such cap reaches it. */
function capReaches(cap: Money | null, known: Money | null): boolean {
  if (known === null || cap?.units === 0) return true;
  if (known.units === 0) return false;
  return cap !== null && cap.currency === known.currency && cap.period === known.period && compareMoney(cap, known) >= 0;
}

/** What nobody informs is taken for none: a deductible is not brought in. */
function deductibleIsNoMore(deductible: Money | null, known: Money | null): boolean {
  if (deductible === null) return known === null;
  if (known === null) return deductible.units === 0;
  const isSameKind = deductible.currency === known.currency && deductible.period === known.period;
  return isSameKind && compareMoney(deductible, known) <= 0;
}

function coversClinics(plan: Product, { clinics }: Product): boolean {
  const offered = new Map(plan.clinics.map((clinic) => [clinic.clinicId, clinic]));
  return clinics.every((known) => {
    const here = offered.get(known.clinicId);
    return (
      here !== undefined &&
      reaches(here.hospitalaria, known.hospitalaria) &&
      reaches(here.ambulatoria, known.ambulatoria) &&
      reaches(here.urgencia, known.urgencia)
    );
  });
}

function isOfSameKind(plan: Product, other: Product): boolean {
  return (
    plan.upperType === other.upperType &&
    plan.typeName === other.typeName &&
    plan.modality === other.modality &&
    (plan.previsions.isapre || !other.previsions.isapre) &&
    (plan.previsions.fonasa || !other.previsions.fonasa) &&
    plan.requirement.length === other.requirement.length &&
    plan.requirement.every(({ percent, previousCoverage }, place) => {
      const asked = other.requirement[place];
      return asked?.percent === percent && asked.previousCoverage === previousCoverage;
    })
  );
}

function isInformed({ summary, score }: Product): boolean {
  return summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null || score !== null;
}

/**
 * True where a plan covers as much as another one by all that cards and comparison show: percentages, annual cap, deductible, score,
 * each clinic, each feature, for the same people by health system. A figure that the other one does not inform asks for nothing; one that
 * only the other informs is missing here. Of a plan that informs neither percentage nor score nothing can be said.
 */
export function coversAsMuch(plan: Product, other: Product): boolean {
  const { summary, score } = other;
  return (
    isInformed(other) &&
    isOfSameKind(plan, other) &&
    reaches(plan.score, score) &&
    reaches(plan.summary.hospitalPercentage, summary.hospitalPercentage) &&
    reaches(plan.summary.ambulatoryPercentage, summary.ambulatoryPercentage) &&
    capReaches(plan.summary.annualCap, summary.annualCap) &&
    deductibleIsNoMore(plan.summary.deductible, summary.deductible) &&
    other.featureIds.every((id) => plan.featureIds.includes(id)) &&
    coversClinics(plan, other)
  );
}

function isForAll({ profilesWithPrice, profilesEvaluated }: Omit<Price, 'total'>): boolean {
  return profilesWithPrice === profilesEvaluated;
}

/** True where a price is for everybody of the family and at least 5 % less than another one for everybody, in the same money and period. */
export function costsLess({ total, ...count }: Price, other: Price): boolean {
  if (!isForAll(count) || !isForAll(other) || total === null || other.total === null) return false;
  if (total.currency !== other.total.currency || total.period !== other.total.period) return false;
  return total.units * 100 <= other.total.units * betterPlanPercent;
}

/** True where a plan is better for a family than another one of its comparator: it covers as much and costs at least 5 % less (docs/decisions/0347). */
export function isBetterPlan(plan: PricedPlan, other: PricedPlan): boolean {
  return costsLess(plan.price, other.price) && coversAsMuch(plan.product, other.product);
}

/** Whose plan is looked at, on which day, and which one it is. */
export interface BetterPlanQuestion {
  readonly snapshot: CatalogueSnapshot;
  readonly comparator: Comparator;
  readonly household: Household;
  readonly context: PricingContext;
  readonly product: Product;
  /** Numbers of products that are not looked for; absent: each is. */
  readonly except?: ReadonlySet<number>;
}

/** What is found, beside the plan that was looked at. */
export interface BetterPlan {
  readonly better: PricedPlan;
  readonly own: PricedPlan;
}

const pageSize = 100;
/** The best by score are looked at, so many pages of them at most. */
const mostPages = 10;

/**
 * The plan of a comparator that is better for a family than one of its plans: the cheapest of those that are, among the thousand with
 * the highest score that cost less; null: none is. It is compared as on the site, with the prices of the day.
 */
export function findBetterPlan(question: BetterPlanQuestion): BetterPlan | null {
  const { snapshot, comparator, household, context, product, except } = question;
  const own = { product, price: priceProduct(product, household, context) };
  // Nothing is better than a plan without a price for everybody, or without a figure: no catalogue is looked through for it.
  if (own.price.total === null || !isForAll(own.price) || !isInformed(product)) return null;
  const filters = {
    ...noFilters,
    categoryTypes: [product.upperType],
    insuranceTypes: [product.typeName],
    modalities: product.modality === null ? [] : [product.modality],
    priceTo: mostPerMonth(own.price.total),
  };
  let better: PricedPlan | null = null;
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { comparatorUrl: comparator.url, household, filters, sort: 'puntaje' as const, page, pageSize, ponderation: 0 };
    const compared = compare(query, { ...context, snapshot });
    if (!compared.ok) return null;
    const { items } = compared.value;
    for (const { product: plan, price } of items) {
      if (except?.has(plan.id) === true) continue;
      const found = { product: plan, price };
      const isCheapest = better === null || (price.total !== null && costs(found) < costs(better));
      if (isCheapest && plan.salesChannels.length > 0 && isBetterPlan(found, own)) better = found;
    }
    if (items.length < pageSize || (items.at(-1)?.product.score ?? -1) < (product.score ?? -1)) break;
  }
  return better === null ? null : { better, own };
}

/** So many whole units a month a better plan costs at most, rounded up. */
function mostPerMonth(total: Money): number {
  const units = (total.units * betterPlanPercent) / 100 / (total.period === 'year' ? 12 : 1);
  return Math.ceil(units / 10 ** decimalsOf[total.currency]) + 1;
}

function costs({ price }: PricedPlan): number {
  return price.total?.units ?? Infinity;
}
