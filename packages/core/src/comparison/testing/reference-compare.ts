import type { CatalogueSnapshot, Comparator, Organization, Product } from '../../catalogue/catalogue.ts';
import { answerClinic } from '../../coverage/answer-clinic.ts';
import { yearlyCost, type YearlyCost } from '../../coverage/yearly-cost.ts';
import { Money } from '../../money/money.ts';
import { prepareAffinity } from '../affinity.ts';
import { filterNames, type CompareContext, type CompareQuery, type CompareResult } from '../query.ts';
import { referenceFacets } from './reference-facets.ts';
import { passes, priceProducts, withoutFilter, type PricedProduct } from './reference-products.ts';

function affinityOf({ product }: PricedProduct, { household }: CompareQuery): number | null {
  return prepareAffinity(household)(product.customers);
}

/** Only one system asked for is the visitor's. */
function yearOf({ product, price }: PricedProduct, { filters }: CompareQuery, { currency, uf }: CompareContext): YearlyCost {
  const system = filters.previsiones.length === 1 ? filters.previsiones[0]! : null;
  return yearlyCost(product.yearlyUse, price, { system, currency, rate: uf === null ? null : uf.rate });
}

function isForAll({ price: { profilesWithPrice, profilesEvaluated } }: PricedProduct): boolean {
  return profilesWithPrice === profilesEvaluated;
}

/** What the sort goes by, the most first. */
function pointsOf(priced: PricedProduct, query: CompareQuery, context: CompareContext): number {
  const score = priced.product.score ?? -1;
  const affinity = affinityOf(priced, query);
  switch (query.sort) {
    case 'puntaje':
      return score;
    case 'afinidad':
      return affinity ?? -1;
    case 'recomendados':
      return (1 - query.ponderation) * score + query.ponderation * (affinity === null ? -1 : affinity * 10);
    case 'precio-asc':
      return 0 - (priced.month ?? 0);
    case 'precio-desc':
      return priced.month ?? 0;
    case 'costo-anual': {
      const year = yearOf(priced, query, context);
      return year.kind === 'computed' ? 0 - year.medium.units : -Infinity;
    }
  }
}

/** In their order: one pass of picking the next best at a time. */
function inOrder(results: readonly PricedProduct[], query: CompareQuery, context: CompareContext): readonly PricedProduct[] {
  const left = results.map((priced) => ({ priced, points: pointsOf(priced, query, context) }));
  type Candidate = (typeof left)[number];
  const isBefore = ({ priced: one, points: more }: Candidate, { priced: other, points: less }: Candidate): boolean => {
    if ((one.month === null) !== (other.month === null)) return other.month === null;
    if (one.month !== null && isForAll(one) !== isForAll(other)) return isForAll(one);
    if (more !== less) return more > less;
    if (one.month !== other.month) return (one.month ?? 0) < (other.month ?? 0);
    return one.product.id < other.product.id;
  };
  const order: PricedProduct[] = [];
  while (left.length > 0) {
    const next = left.reduce((first, candidate) => (isBefore(candidate, first) ? candidate : first));
    left.splice(left.indexOf(next), 1);
    order.push(next.priced);
  }
  return order;
}

/** Ids of the whole result in their order. */
export function referenceOrder(query: CompareQuery, context: CompareContext): readonly number[] {
  const results = priceProducts(query, context).filter((priced) => passes(priced, query.filters, context));
  return inOrder(results, query, context).map(({ product }) => product.id);
}

/** The best plan: of those that all can have, or else some, the highest score, then the lowest price, then the first id. */
function bestOf(results: readonly PricedProduct[]): PricedProduct | null {
  const scored = results.filter(({ product, month }) => product.score !== null && month !== null);
  const forAll = scored.filter(isForAll);
  const candidates = forAll.length > 0 ? forAll : scored;
  const highest = Math.max(...candidates.map(({ product }) => product.score!));
  const best = candidates.filter(({ product }) => product.score === highest);
  const lowest = Math.min(...best.map(({ month }) => month!));
  return best.find(({ month }) => month === lowest) ?? null;
}

/**
 * Lowest, highest, and how many prices lie in each twentieth between them, the last one closed at its end. Each begins as many
 * times above the one before; what is below a thousandth of the highest lies in the first.
 */
function rangeOf(products: readonly PricedProduct[], { currency }: CompareContext): CompareResult['priceRange'] {
  const months = products.flatMap(({ month }) => (month === null ? [] : [month]));
  if (months.length === 0) return null;
  const [lowest, highest] = [Math.min(...months), Math.max(...months)];
  const start = Math.max(lowest, highest / 1000);
  const bins = Array.from({ length: 20 }, () => 0);
  for (const month of months) {
    const twentieth = month <= start ? 0 : Math.floor((Math.log(month / start) / Math.log(highest / start)) * 20);
    bins[Math.min(twentieth, 19)]! += 1;
  }
  return { lowest: new Money(lowest, currency, 'month'), highest: new Money(highest, currency, 'month'), bins };
}

function isShownBy({ productKind, upperTypes, typeNames }: Comparator, { kind, upperType, typeName }: Product): boolean {
  if (kind !== productKind) return false;
  return (upperTypes.length === 0 || upperTypes.includes(upperType)) && (typeNames.length === 0 || typeNames.includes(typeName));
}

/** Who sells here, and who is open, of a kind that sells here and does not sell in other markets alone. */
function knownIn({ organizations, products, comparators, knownOrganizations }: CatalogueSnapshot, here: Comparator): number {
  const told = knownOrganizations?.get(here.id);
  if (told !== undefined) return told;
  const all = products.map((product) => product);
  const sellsIn = (comparator: Comparator, { id }: Organization): boolean =>
    all.some((product) => product.organizationId === id && isShownBy(comparator, product));
  const market = ({ currency, regions }: Comparator): string => `${currency} ${regions?.map(({ code }) => code).join()}`;
  const kinds = [...organizations.values()]
    .filter((one) => one.kind !== 'provider' && sellsIn(here, one))
    .map(({ kind }) => kind);
  return [...organizations.values()].filter((one) => {
    if (sellsIn(here, one)) return true;
    const sellers = comparators.filter((comparator) => sellsIn(comparator, one));
    const isHere = sellers.length === 0 || sellers.some((comparator) => market(comparator) === market(here));
    return one.open && kinds.includes(one.kind) && isHere;
  }).length;
}

/** The whole answer to a query of a comparator that exists. */
export function referenceCompare(query: CompareQuery, context: CompareContext): CompareResult {
  const { filters, page, pageSize } = query;
  const { snapshot, currency } = context;
  const products = priceProducts(query, context);
  const passing = (some: typeof filters): readonly PricedProduct[] => products.filter((one) => passes(one, some, context));
  const results = passing(filters);
  const atAnyPrice = passing(withoutFilter(filters, 'price'));
  const unit = currency === 'CLP' ? 1 : 100;
  const { priceFrom, priceTo } = filters;
  const isBelow = ({ month }: PricedProduct): boolean => month !== null && priceFrom !== null && month < priceFrom * unit;
  const isAbove = ({ month }: PricedProduct): boolean => month !== null && priceTo !== null && month > priceTo * unit;
  const best = page === 1 ? bestOf(results) : null;
  const asked = filters.coverageOrganizations
    .slice(0, 3)
    .flatMap((code) => [...snapshot.clinics.values()].filter((clinic) => clinic.code === code && !/^QPCL-[123]$/.test(code)));
  const relaxations = filterNames
    .map((filter) => ({ filter, total: passing(withoutFilter(filters, filter)).length }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
  return {
    items: inOrder(results, query, context)
      .slice((page - 1) * pageSize, page * pageSize)
      .map((one) => ({
        product: one.product,
        price: one.price,
        affinity: affinityOf(one, query),
        yearlyCost: yearOf(one, query, context),
        clinicAnswers: asked.map(({ id }) => answerClinic(one.product, id)),
        isBest: one === best,
      })),
    total: results.length,
    belowPriceLimit: atAnyPrice.filter(isBelow).length,
    // With limits swapped a price may lie on both sides: it is told once, as too low.
    abovePriceLimit: atAnyPrice.filter((one) => isAbove(one) && !isBelow(one)).length,
    facets: referenceFacets(products, query, context),
    priceRange: rangeOf(atAnyPrice, context),
    organizationsCompared: new Set(results.map(({ product }) => product.organizationId)).size,
    organizationsKnown: knownIn(
      snapshot,
      snapshot.comparators.find(({ url }) => url === query.comparatorUrl)!,
    ),
    relaxations: results.length > 0 ? [] : relaxations.slice(0, 2),
  };
}
