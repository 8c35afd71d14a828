import { estimateYearlyUse, type CareBasket } from '@cotejo/core/care';
import type { ProductContent } from '@cotejo/core/catalogue-content';
import { toNumber } from '@cotejo/core/money';
import type {
  coverages,
  productOffers,
  productTexts,
  topsAndDeductibles,
} from '../../platform/database/schema/product-content.ts';
import type { productClinics, productFeatures, products } from '../../platform/database/schema/products.ts';

/** Database numbers by code or name. */
export interface Numbers {
  readonly organizations: ReadonlyMap<string, number>;
  readonly clinics: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, number>;
}

/** The number of a code. Throws when there is none: the content names what it does not hold. */
export function numberOf(numbers: ReadonlyMap<string, number>, what: string, code: string): number {
  const number = numbers.get(code);
  if (number === undefined) throw new Error(`the catalogue names the ${what} '${code}', which it does not hold`);
  return number;
}

function sourceColumns(source: ProductContent['source']) {
  return {
    sourceDocument: source?.document ?? null,
    sourcePage: source?.page ?? null,
    sourceDate: source?.date ?? null,
  };
}

export interface ProductPlace {
  readonly versionId: number;
  readonly productId: number;
  readonly numbers: Numbers;
  /** Reference prices of the edition, which yearly use is worked out with; null: it has none. */
  readonly basket: CareBasket | null;
}

/** The row of a product itself. */
export function productRow(
  product: ProductContent,
  { versionId, productId, numbers, basket }: ProductPlace,
): typeof products.$inferInsert {
  const { pricing, summary } = product;
  return {
    versionId,
    id: productId,
    code: product.code,
    kind: product.kind,
    name: product.name,
    displayName: product.displayName,
    url: product.url,
    organizationId: numberOf(numbers.organizations, 'organisation', product.organizationCode),
    upperType: product.upperType,
    upperTypeDisplayName: product.upperTypeDisplayName,
    typeName: product.typeName,
    typeDisplayName: product.typeDisplayName,
    typeDescription: product.typeDescription,
    modality: product.modality,
    salesChannels: [...product.salesChannels],
    isPromoted: product.isPromoted,
    isExclusive: product.isExclusive,
    isPopular: product.isPopular,
    availableFrom: product.availableFrom,
    availableTo: product.availableTo,
    hasOffer: product.offers.length > 0,
    basePriceUf: pricing.kind === 'isapre' ? String(toNumber(pricing.basePrice)) : null,
    tariffId: pricing.kind === 'tariff' ? pricing.tariffId : null,
    minimumEmployees: product.minimumEmployees,
    score: product.score === null ? null : String(product.score),
    scoreParts: product.scoreParts,
    customers: product.customers,
    yearlyUse: basket === null ? null : estimateYearlyUse(product, basket),
    hospitalPercentage: summary.hospitalPercentage,
    ambulatoryPercentage: summary.ambulatoryPercentage,
    annualCap: summary.annualCap === null ? null : String(toNumber(summary.annualCap)),
    annualCapCurrency: summary.annualCap?.currency ?? null,
    deductible: summary.deductible === null ? null : String(toNumber(summary.deductible)),
    deductibleCurrency: summary.deductible?.currency ?? null,
    clinicsAreComplete: product.clinicsAreComplete,
    regionCodes: product.regionCodes === null ? null : [...product.regionCodes],
    isapreAllowed: product.previsions.isapre,
    fonasaAllowed: product.previsions.fonasa,
    requirement: product.requirement,
    metadata: product.metadata,
    ...sourceColumns(product.source),
  };
}

function clinicNumber(numbers: Numbers, code: string | null): number | null {
  return code === null ? null : numberOf(numbers.clinics, 'clinic', code);
}

export interface ProductRows {
  readonly clinics: (typeof productClinics.$inferInsert)[];
  readonly coverages: (typeof coverages.$inferInsert)[];
  readonly tops: (typeof topsAndDeductibles.$inferInsert)[];
  readonly features: (typeof productFeatures.$inferInsert)[];
  readonly texts: (typeof productTexts.$inferInsert)[];
  readonly offers: (typeof productOffers.$inferInsert)[];
}

/** The rows that hang on a product's row; positions keep the order of the source. */
export function rowsBelow(product: ProductContent, { versionId, productId, numbers }: ProductPlace): ProductRows {
  const key = { versionId, productId };
  return {
    clinics: product.clinics.map(({ clinicCode, ...percentages }) => ({
      ...key,
      clinicId: numberOf(numbers.clinics, 'clinic', clinicCode),
      ...percentages,
    })),
    coverages: product.coverages.map(({ clinicCode, source, validity, minAmount, maxAmount, ...coverage }, position) => ({
      ...key,
      position,
      ...coverage,
      clinicId: clinicNumber(numbers, clinicCode),
      minAmount: minAmount === null ? null : String(minAmount),
      maxAmount: maxAmount === null ? null : String(maxAmount),
      validFrom: validity?.from ?? null,
      validTo: validity?.to ?? null,
      ...sourceColumns(source),
    })),
    tops: product.topsAndDeductibles.map(({ clinicCode, amount, source, ...top }, position) => ({
      ...key,
      position,
      ...top,
      clinicId: clinicNumber(numbers, clinicCode),
      amount: String(amount),
      ...sourceColumns(source),
    })),
    features: product.featureNames.map((name) => ({ ...key, featureId: numberOf(numbers.features, 'feature', name) })),
    texts: product.texts.map((text, position) => ({ ...key, position, ...text })),
    offers: product.offers.map(({ validity, value, ...offer }, position) => ({
      ...key,
      position,
      ...offer,
      value: value === null ? null : String(value),
      validFrom: validity.from,
      validTo: validity.to,
    })),
  };
}
