import type {
  CoverageContent,
  OfferContent,
  ProductContent,
  Source,
  TopOrDeductibleContent,
} from '@cotejo/core/catalogue-content';
import { moneyOf, type Currency, type Money, type Period } from '@cotejo/core/money';
import type { RowOf } from './table.ts';
import type {
  coveragesTable,
  offersTable,
  productClinicsTable,
  productFeaturesTable,
  scorePartsTable,
  textsTable,
  topsTable,
} from './tables/product-part-tables.ts';
import type { productsTable } from './tables/product-table.ts';

export type ProductTableRow = RowOf<typeof productsTable>;

/** The rows of all tables that hang on one product. */
export interface RowsBelow {
  readonly score_parts: readonly RowOf<typeof scorePartsTable>[];
  readonly coverages: readonly RowOf<typeof coveragesTable>[];
  readonly tops_and_deductibles: readonly RowOf<typeof topsTable>[];
  readonly product_clinics: readonly RowOf<typeof productClinicsTable>[];
  readonly product_features: readonly RowOf<typeof productFeaturesTable>[];
  readonly texts: readonly RowOf<typeof textsTable>[];
  readonly offers: readonly RowOf<typeof offersTable>[];
}

type SourceColumns = Pick<ProductTableRow, 'sourceDocument' | 'sourcePage' | 'sourceDate'>;

function sourceOf({ sourceDocument: document, sourcePage: page, sourceDate: date }: SourceColumns): Source | null {
  return document === null ? null : { document, page, date };
}

function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

function amountOf(decimal: string | null, currency: Currency | null, period: Period): Money | null {
  return decimal === null || currency === null ? null : moneyOf(decimal, currency, period);
}

function coverageOf(row: RowsBelow['coverages'][number]): CoverageContent {
  const { productCode: _code, minAmount, maxAmount, validFrom, validTo, sourceDocument, sourcePage, sourceDate, ...rest } = row;
  return {
    ...rest,
    minAmount: numberOf(minAmount),
    maxAmount: numberOf(maxAmount),
    validity: validFrom === null && validTo === null ? null : { from: validFrom, to: validTo },
    source: sourceOf({ sourceDocument, sourcePage, sourceDate }),
  };
}

function topOf(row: RowsBelow['tops_and_deductibles'][number]): TopOrDeductibleContent {
  const { productCode: _code, amount, sourceDocument, sourcePage, sourceDate, ...rest } = row;
  return { ...rest, amount: Number(amount), source: sourceOf({ sourceDocument, sourcePage, sourceDate }) };
}

function offerOf({ productCode: _code, value, validFrom, validTo, ...rest }: RowsBelow['offers'][number]): OfferContent {
  return { ...rest, value: numberOf(value), validity: { from: validFrom, to: validTo } };
}

function customersOf(row: ProductTableRow): ProductContent['customers'] {
  const { customersAge: age, customersWomenShare: women, customersDependants: dependants } = row;
  if (age === null || women === null || dependants === null) return null;
  const monthlyIncome = amountOf(row.customersMonthlyIncome, row.customersIncomeCurrency, 'month');
  return { age: Number(age), womenShare: Number(women), monthlyIncome, dependants: Number(dependants) };
}

function metadataOf(row: ProductTableRow): ProductContent['metadata'] {
  const { category, priceDetail, priceTooltip, isMapEnabled, collective, initialContribution, taxBenefit } = row;
  const explained = (text: string | null, tooltip: string) => (text === null ? null : { text, tooltip });
  return {
    category,
    priceDetail,
    priceTooltip,
    isMapEnabled,
    collective,
    initialContribution,
    taxBenefit,
    additionalCoverages: explained(row.additionalCoverages, row.additionalCoveragesTooltip),
    availableFunds: explained(row.availableFunds, row.availableFundsTooltip),
    contractingSpeed: numberOf(row.contractingSpeed),
    subtypes: row.subtypes,
  };
}

function pricingOf({ basePrice, tariffId }: ProductTableRow): ProductContent['pricing'] {
  if (basePrice !== null) return { kind: 'isapre', basePrice: moneyOf(basePrice, 'UF', 'month') };
  return { kind: 'tariff', tariffId: tariffId ?? '' };
}

/** A product from its row and the rows below it, all checked. Amounts of the summary are yearly. */
export function productContent(row: ProductTableRow, below: RowsBelow): ProductContent {
  const { code, kind, name, displayName, url, organizationCode, modality, salesChannels } = row;
  const { upperType, upperTypeDisplayName, typeName, typeDisplayName, typeDescription } = row;
  const { isPromoted, isExclusive, isPopular, availableFrom, availableTo, minimumEmployees } = row;
  const { hospitalPercentage, ambulatoryPercentage, clinicsAreComplete, regionCodes, requirement } = row;
  return {
    code,
    kind,
    name,
    displayName,
    url,
    organizationCode,
    modality,
    salesChannels,
    upperType,
    upperTypeDisplayName,
    typeName,
    typeDisplayName,
    typeDescription,
    isPromoted,
    isExclusive,
    isPopular,
    availableFrom,
    availableTo,
    minimumEmployees,
    clinicsAreComplete,
    regionCodes,
    requirement,
    pricing: pricingOf(row),
    score: numberOf(row.score),
    scoreParts: below.score_parts.map(({ category, weight, points }) => ({
      category,
      weight: Number(weight),
      points: Number(points),
    })),
    customers: customersOf(row),
    summary: {
      hospitalPercentage,
      ambulatoryPercentage,
      annualCap: amountOf(row.annualCap, row.annualCapCurrency, 'year'),
      deductible: amountOf(row.deductible, row.deductibleCurrency, 'year'),
    },
    previsions: { isapre: row.isapreAllowed, fonasa: row.fonasaAllowed },
    metadata: metadataOf(row),
    source: sourceOf(row),
    clinics: below.product_clinics.map(({ productCode: _code, ...clinic }) => clinic),
    featureNames: below.product_features.map(({ featureName }) => featureName),
    coverages: below.coverages.map(coverageOf),
    topsAndDeductibles: below.tops_and_deductibles.map(topOf),
    texts: below.texts.map(({ productCode: _code, ...text }) => text),
    offers: below.offers.map(offerOf),
  };
}
