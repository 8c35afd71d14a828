import { prepareAffinity } from '../affinity.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import type { Money } from '../../money/money.ts';
import { priceProduct } from '../../pricing/price-product.ts';
import { noFilters, type CompareContext, type CompareQuery, type FilterName, type Filters } from '../query.ts';

/*
 * The comparison as somebody would explain it with paper and pencil: every question is answered by going through all
 * products again. It shares no code with the real one but the price of a product.
 */

function priceOf(product: Product, query: CompareQuery, context: CompareContext): Money | null {
  return priceProduct(product, query.household, { ...context, catalogueVersion: context.snapshot.version }).total;
}

/** Pesos a month, a year's price being a twelfth each month; null without a price. */
export function referenceMonth(product: Product, query: CompareQuery, context: CompareContext): number | null {
  const total = priceOf(product, query, context);
  if (total === null) return null;
  return total.period === 'year' ? Math.round(total.units / 12) : total.units;
}

/** Pesos a year at medium use: what everybody insured pays for care under the system asked for, and the premiums; null: not known. */
function referenceYear(product: Product, query: CompareQuery, context: CompareContext): number | null {
  const { total, profilesWithPrice } = priceProduct(product, query.household, { ...context, catalogueVersion: 'reference' });
  const [asked = 'isapre', second] = query.filters.previsiones;
  const { isapre, fonasa } = product.yearlyUse ?? {};
  const use = asked === 'fonasa' && second === undefined ? (fonasa ?? isapre) : (isapre ?? fonasa);
  if (total === null || use?.kind !== 'computed') return null;
  const care = (use.medium.numerator / use.medium.denominator) * (context.uf!.rate.scaled / 1e4) * profilesWithPrice;
  return Math.round(total.units * (total.period === 'year' ? 1 : 12) + care);
}

function isOnline(product: Product): boolean {
  return product.salesChannels.some((channel) => channel !== 'ExecutiveEmployee');
}

function hasExecutive(product: Product): boolean {
  return product.salesChannels.some((channel) => ['ExecutiveEmployee', 'QpMixSale'].includes(channel));
}

function passes(product: Product, filters: Filters, query: CompareQuery, context: CompareContext): boolean {
  const { organizations, clinics, features } = context.snapshot;
  const organization = organizations.get(product.organizationId)!;
  const month = referenceMonth(product, query, context);
  const covered = product.clinics
    .filter((listed) => !(listed.hospitalaria === 0 && listed.ambulatoria === 0 && !listed.urgencia))
    .map((listed) => clinics.get(listed.clinicId)!.code);
  const owned = product.featureIds.map((id) => features.get(id)!.name);
  if (filters.insuranceTypes.length > 0 && !filters.insuranceTypes.includes(product.typeName)) return false;
  if (filters.categoryTypes.length > 0 && !filters.categoryTypes.includes(product.upperType)) return false;
  if (filters.organizations.length > 0 && !filters.organizations.includes(organization.code)) return false;
  if (filters.organizationType !== null && filters.organizationType !== organization.kind) return false;
  if (!filters.coverageOrganizations.every((code) => covered.includes(code))) return false;
  if (!filters.features.every((name) => owned.includes(name))) return false;
  if (filters.previsiones.length > 0 && !filters.previsiones.some((name) => product.previsions[name])) return false;
  if (filters.modalities.length > 0 && !filters.modalities.includes(product.modality ?? 'none')) return false;
  if (filters.salesChannel === 'online' && !isOnline(product)) return false;
  if (filters.salesChannel === 'executive' && !hasExecutive(product)) return false;
  if (filters.annualCapFrom !== null) {
    const cap = product.summary.annualCap;
    const inUf = cap === null ? -1 : cap.currency === 'UF' ? cap.units / 1e5 : cap.units / (context.uf!.rate.scaled / 1e4);
    if (inUf < filters.annualCapFrom) return false;
  }
  if (filters.deductibleTo !== null) {
    const { units = 0, currency = 'none' } = product.summary.deductible ?? {};
    const unitsOfOneUf = currency === 'UF' ? 1e5 : currency === 'CLP' ? context.uf!.rate.scaled / 1e4 : 0;
    if (unitsOfOneUf === 0 || units / unitsOfOneUf > filters.deductibleTo) return false;
  }
  if (filters.priceFrom !== null && (month === null || month < filters.priceFrom)) return false;
  if (filters.priceTo !== null && (month === null || month > filters.priceTo)) return false;
  return true;
}

/** Products that pass these filters, in the order of the catalogue. */
export function referenceResults(filters: Filters, query: CompareQuery, context: CompareContext): readonly Product[] {
  const comparator = context.snapshot.comparators.find((candidate) => candidate.url === query.comparatorUrl)!;
  const home = query.household.regionCode;
  return context.snapshot.products.filter(
    (product) =>
      product.kind === comparator.productKind &&
      (comparator.upperTypes.length === 0 || comparator.upperTypes.includes(product.upperType)) &&
      (product.availableFrom ?? context.today) <= context.today &&
      (product.availableTo ?? context.today) >= context.today &&
      (product.regionCodes === null || home === null || product.regionCodes.includes(home)) &&
      passes(product, filters, query, context),
  );
}

/** Ids in their order: one pass of picking the next best at a time. */
export function referenceOrder(query: CompareQuery, context: CompareContext): readonly number[] {
  const left = [...referenceResults(query.filters, query, context)];
  const month = (product: Product): number | null => referenceMonth(product, query, context);
  const points = (product: Product): number => {
    const score = product.score ?? -1;
    const closeness = prepareAffinity(query.household)(product.customers);
    const affinity = closeness === null ? -1 : closeness * 10;
    if (query.sort === 'puntaje') return score;
    if (query.sort === 'afinidad') return affinity;
    if (query.sort === 'recomendados') return (1 - query.ponderation) * score + query.ponderation * affinity;
    if (query.sort === 'costo-anual') return 0 - (referenceYear(product, query, context) ?? Infinity);
    return query.sort === 'precio-asc' ? 0 - (month(product) ?? 0) : (month(product) ?? 0);
  };
  const isForAll = (product: Product): boolean => {
    const { profilesWithPrice, profilesEvaluated } = priceProduct(product, query.household, {
      ...context,
      catalogueVersion: context.snapshot.version,
    });
    return profilesWithPrice === profilesEvaluated;
  };
  const isBefore = (one: Product, other: Product): boolean => {
    const [priceOne, priceOther] = [month(one), month(other)];
    if ((priceOne === null) !== (priceOther === null)) return priceOther === null;
    if (isForAll(one) !== isForAll(other)) return isForAll(one);
    if (points(one) !== points(other)) return points(one) > points(other);
    if (priceOne !== priceOther) return (priceOne ?? 0) < (priceOther ?? 0);
    return one.id < other.id;
  };
  const order: number[] = [];
  while (left.length > 0) {
    const next = left.reduce((first, candidate) => (isBefore(candidate, first) ? candidate : first));
    left.splice(left.indexOf(next), 1);
    order.push(next.id);
  }
  return order;
}

/** The same filters with one of them taken back. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  if (name === 'price') return { ...filters, priceFrom: null, priceTo: null };
  return { ...filters, [name]: noFilters[name] };
}
