import type { Product } from '../../catalogue/catalogue.ts';
import type { Money } from '../../money/money.ts';
import { priceProduct } from '../../pricing/price-product.ts';
import type { PriceForHousehold } from '../../pricing/quote.ts';
import { noFilters, type CompareContext, type CompareQuery, type FilterName, type Filters } from '../query.ts';

/*
 * The comparison as somebody would explain it with paper and pencil: every question is answered by going through all
 * products again. It shares no code with the real one but what answers for one product: its price, cost and words.
 */

/** A product with its price for the family. */
export interface PricedProduct {
  readonly product: Product;
  readonly price: PriceForHousehold;
  /** Smallest units a month, a year's price being a twelfth each month; null without a price. */
  readonly month: number | null;
}

function monthOf(total: Money | null): number | null {
  if (total === null) return null;
  return total.period === 'year' ? Math.round(total.units / 12) : total.units;
}

/** Every product the comparator shows to that household on that day, one by one, priced. */
export function priceProducts({ household, comparatorUrl }: CompareQuery, context: CompareContext): readonly PricedProduct[] {
  const { snapshot, today } = context;
  const comparator = snapshot.comparators.find(({ url }) => url === comparatorUrl)!;
  const home = household.regionCode;
  return snapshot.products
    .filter(
      (product) =>
        product.kind === comparator.productKind &&
        (comparator.upperTypes.length === 0 || comparator.upperTypes.includes(product.upperType)) &&
        (comparator.typeNames.length === 0 || comparator.typeNames.includes(product.typeName)) &&
        (product.availableFrom ?? today) <= today &&
        (product.availableTo ?? today) >= today &&
        (product.regionCodes === null || home === null || product.regionCodes.includes(home)),
    )
    .map((product) => {
      const price = priceProduct(product, household, { ...context, catalogueVersion: snapshot.version });
      return { product, price, month: monthOf(price.total) };
    });
}

/** True when a product's sheet says that it can be bought in that way (decision 16). */
function isSoldBy({ salesChannels }: Product, way: 'online' | 'executive'): boolean {
  const seller = { online: 'ExecutiveEmployee', executive: 'QpOnlineSale' }[way];
  return salesChannels.some((channel) => channel !== seller && (way === 'online' || channel !== 'ExternalOnlineSale'));
}

/** Whole UF over the day's UF; null where that is not known. */
function majorUf(amount: Money | null, { uf }: CompareContext): number | null {
  if (amount === null) return null;
  if (amount.currency === 'UF') return amount.units / 1e5;
  if (amount.currency !== 'CLP' || uf === null) return null;
  return Math.round((amount.units / (uf.rate.scaled / 1e4)) * 1e5) / 1e5;
}

/** The deductible in UF where there is one, else in the list's currency; null: not comparable. */
function deductibleOf({ summary: { deductible } }: Product, context: CompareContext): number | null {
  if (context.uf !== null) return majorUf(deductible, context);
  if (deductible?.currency !== context.currency) return null;
  return deductible.units / (context.currency === 'CLP' ? 1 : 100);
}

/** Prices are in pesos or cents; limits in pesos or dollars. */
function isInsideLimits(month: number | null, { priceFrom, priceTo }: Filters, { currency }: CompareContext): boolean {
  if (priceFrom === null && priceTo === null) return true;
  const unit = currency === 'CLP' ? 1 : 100;
  return month !== null && month >= (priceFrom ?? 0) * unit && month <= (priceTo ?? Infinity) * unit;
}

/** True when one product passes all filters. */
export function passes({ product, month }: PricedProduct, filters: Filters, context: CompareContext): boolean {
  const { organizations, clinics, features } = context.snapshot;
  const organization = organizations.get(product.organizationId)!;
  const covered = product.clinics
    .filter((listed) => !(listed.hospitalaria === 0 && listed.ambulatoria === 0 && !listed.urgencia))
    .map((listed) => clinics.get(listed.clinicId)!.code)
    .filter((code) => !['QPCL-1', 'QPCL-2', 'QPCL-3'].includes(code));
  const owned = product.featureIds.map((id) => features.get(id)!.name);
  const isAmong = (wanted: readonly string[], value: string): boolean => wanted.length === 0 || wanted.includes(value);
  const { salesChannel, previsiones, annualCapFrom, deductibleTo } = filters;
  return (
    isAmong(filters.insuranceTypes, product.typeName) &&
    isAmong(filters.categoryTypes, product.upperType) &&
    isAmong(filters.organizations, organization.code) &&
    (filters.organizationType === null || filters.organizationType === organization.kind) &&
    (filters.clinicMatch === 'optional' || filters.coverageOrganizations.every((code) => covered.includes(code))) &&
    filters.features.every((name) => owned.includes(name)) &&
    (previsiones.length === 0 || previsiones.some((name) => product.previsions[name])) &&
    isAmong(filters.modalities, product.modality ?? 'none') &&
    (salesChannel === null || isSoldBy(product, salesChannel)) &&
    (annualCapFrom === null || (majorUf(product.summary.annualCap, context) ?? -1) >= annualCapFrom) &&
    (deductibleTo === null || (deductibleOf(product, context) ?? Infinity) <= deductibleTo) &&
    isInsideLimits(month, filters, context)
  );
}

/** The same filters with one of them taken back. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  if (name === 'price') return { ...filters, priceFrom: null, priceTo: null };
  return { ...filters, [name]: noFilters[name] };
}
