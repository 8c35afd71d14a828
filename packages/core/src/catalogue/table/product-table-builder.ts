import type { ClinicCoverage, CoverageSummary } from '../../coverage/coverage.ts';
import type { Money } from '../../money/money.ts';
import { packTariff } from '../../pricing/tariff-cells.ts';
import type { ProductPricing } from '../../pricing/tariff.ts';
import type { Product } from '../product.ts';
import { DictionaryBuilder, ListBuilder, type Dictionary } from './dictionary.ts';
import { GrowableNumbers } from './growable-numbers.ts';
import type { ProductAvailability, ProductLine, ProductSale, ProductTerms, ProductTexts } from './product-columns.ts';
import { withoutMadeSegments } from './made-segment.ts';
import { emptyText, ProductTable } from './product-table.ts';
import { TextBuilder } from './text-column.ts';

const itself = <Value>(value: Value): Value => value;
const asJson = (value: unknown): string => JSON.stringify(value);

function lineKey(line: ProductLine): string {
  const { kind, upperType, upperTypeDisplayName, typeName, typeDisplayName, typeDescription } = line;
  return [kind, upperType, upperTypeDisplayName, typeName, typeDisplayName, typeDescription].join('\u0000');
}

function saleKey({ salesChannels, isPromoted, isExclusive, isPopular, hasOffer }: ProductSale): string {
  return `${salesChannels.join()} ${isPromoted} ${isExclusive} ${isPopular} ${hasOffer}`;
}

function termsKey({ previsions, requirement, minimumEmployees, clinicsAreComplete }: ProductTerms): string {
  return `${previsions.isapre} ${previsions.fonasa} ${minimumEmployees} ${clinicsAreComplete} ${asJson(requirement)}`;
}

function availabilityKey({ availableFrom, availableTo }: ProductAvailability): string {
  return `${availableFrom} ${availableTo}`;
}

function clinicKey({ clinicId, hospitalaria, ambulatoria, urgencia }: ClinicCoverage): string {
  return `${clinicId} ${hospitalaria} ${ambulatoria} ${urgencia}`;
}

/** A pricing as a table keeps it: the rows of its tariffs in arrays. */
function packed(pricing: ProductPricing): ProductPricing {
  return pricing.kind === 'isapre' ? pricing : { ...pricing, tariffs: pricing.tariffs.map(packTariff) };
}

/** Texts as a table keeps them: addresses only where they are not made of the name. */
export function withoutMadeUrls(texts: ProductTexts): ProductTexts {
  return { ...texts, url: withoutMadeSegments(texts, emptyText) };
}

/** Amounts that are equal become one. */
function shareAmounts(summaries: Dictionary<CoverageSummary>): Dictionary<CoverageSummary> {
  const amounts = new Map<string, Money>();
  const shared = (amount: Money | null): Money | null => {
    if (amount === null) return null;
    const key = `${amount.units} ${amount.currency} ${amount.period}`;
    const known = amounts.get(key) ?? amount;
    amounts.set(key, known);
    return known;
  };
  const values = summaries.values.map(({ hospitalPercentage, ambulatoryPercentage, annualCap, deductible }) => ({
    hospitalPercentage,
    ambulatoryPercentage,
    annualCap: shared(annualCap),
    deductible: shared(deductible),
  }));
  return { codes: summaries.codes, values };
}

/** Tariffs are shared as they are: a series of them is known by its identity, each in its own number. */
class PricingKeys {
  readonly #series = new Map<object, number>();

  readonly keyOf = (pricing: ProductPricing): string => {
    if (pricing.kind === 'isapre') return `${pricing.isapreCode} ${pricing.basePrice.units}`;
    const number = this.#series.get(pricing.tariffs) ?? this.#series.size;
    this.#series.set(pricing.tariffs, number);
    return `${number}/${pricing.minimumEmployees}`;
  };
}

export { packTariff };
export { headOf, tariffOfNumbers, type CellNumbers } from '../../pricing/tariff-cells.ts';
export { GrowableNumbers } from './growable-numbers.ts';
export { orderById, type OwnColumns } from './order-columns.ts';
export { emptyText, ProductTable } from './product-table.ts';
export { TextBuilder, textOf } from './text-column.ts';
export type { Dictionary, ListColumn } from './dictionary.ts';
export type { ProductAvailability, ProductColumns, ProductLine, ProductSale, ProductTerms } from './product-columns.ts';

/**
 * Builds a table product by product, so that a catalogue of any size is read as a stream: nothing of a product is kept
 * but its columns and values not seen before. Share equal parts (one Money, one summary): they are then known at once.
 */
export class ProductTableBuilder {
  readonly #ids = new GrowableNumbers();
  readonly #texts = { code: new TextBuilder(), name: new TextBuilder(), displayName: new TextBuilder(), url: new TextBuilder() };
  readonly #dictionaries = {
    line: new DictionaryBuilder(lineKey),
    organizationId: new DictionaryBuilder<number>(itself),
    modality: new DictionaryBuilder<Product['modality']>(itself),
    sale: new DictionaryBuilder(saleKey),
    terms: new DictionaryBuilder(termsKey),
    availability: new DictionaryBuilder(availabilityKey),
    regionCodes: new DictionaryBuilder<Product['regionCodes']>(asJson),
    summary: new DictionaryBuilder<Product['summary']>(asJson),
    score: new DictionaryBuilder<number | null>(itself),
    customers: new DictionaryBuilder<Product['customers']>(asJson),
    yearlyUse: new DictionaryBuilder<Product['yearlyUse']>(asJson),
    metadata: new DictionaryBuilder<Product['metadata']>(asJson),
    pricing: new DictionaryBuilder(new PricingKeys().keyOf),
  };
  readonly #clinics = new ListBuilder(clinicKey);
  readonly #featureIds = new ListBuilder<number>(itself);
  #lastId = -1;

  /** Adds the next product. Throws RangeError when its id is not greater than the one before. */
  add(product: Product): void {
    if (product.id <= this.#lastId) throw new RangeError(`product ${product.id} comes after product ${this.#lastId}`);
    this.#lastId = product.id;
    this.#ids.push(product.id);
    this.#addTexts(product);
    this.#addLine(product);
    const { organizationId, modality, regionCodes, summary, score, customers, yearlyUse, metadata, pricing } = product;
    const to = this.#dictionaries;
    to.organizationId.push(organizationId);
    to.modality.push(modality);
    to.regionCodes.push(regionCodes);
    to.summary.push(summary);
    to.score.push(score);
    to.customers.push(customers);
    to.yearlyUse.push(yearlyUse);
    to.metadata.push(metadata);
    to.pricing.push(pricing);
    this.#clinics.push(product.clinics);
    this.#featureIds.push(product.featureIds);
  }

  #addTexts({ code, name, displayName, url }: Product): void {
    const own = displayName === '' ? emptyText : displayName;
    this.#texts.code.push(code);
    this.#texts.name.push(name);
    this.#texts.displayName.push(displayName === name ? '' : own);
    this.#texts.url.push(url);
  }

  #addLine(product: Product): void {
    const { kind, upperType, upperTypeDisplayName, typeName, typeDisplayName, typeDescription } = product;
    const { salesChannels, isPromoted, isExclusive, isPopular, hasOffer } = product;
    const { previsions, requirement, minimumEmployees, clinicsAreComplete, availableFrom, availableTo } = product;
    const to = this.#dictionaries;
    to.line.push({ kind, upperType, upperTypeDisplayName, typeName, typeDisplayName, typeDescription });
    to.sale.push({ salesChannels, isPromoted, isExclusive, isPopular, hasOffer });
    to.terms.push({ previsions, requirement, minimumEmployees, clinicsAreComplete });
    to.availability.push({ availableFrom, availableTo });
  }

  /** The table of everything added. The builder is spent. */
  finish(): ProductTable {
    const of = this.#dictionaries;
    const pricing = of.pricing.finish();
    return new ProductTable({
      ids: this.#ids.toUint32(),
      texts: withoutMadeUrls({
        code: this.#texts.code.finish(),
        name: this.#texts.name.finish(),
        displayName: this.#texts.displayName.finish(),
        url: this.#texts.url.finish(),
      }),
      dictionaries: {
        line: of.line.finish(),
        organizationId: of.organizationId.finish(),
        modality: of.modality.finish(),
        sale: of.sale.finish(),
        terms: of.terms.finish(),
        availability: of.availability.finish(),
        regionCodes: of.regionCodes.finish(),
        summary: shareAmounts(of.summary.finish()),
        score: of.score.finish(),
        customers: of.customers.finish(),
        yearlyUse: of.yearlyUse.finish(),
        metadata: of.metadata.finish(),
        pricing: { codes: pricing.codes, values: pricing.values.map(packed) },
      },
      clinics: this.#clinics.finish(),
      featureIds: this.#featureIds.finish(),
    });
  }
}

/** A table of products in the order of their ids. */
export function productTableOf(products: Iterable<Product>): ProductTable {
  const builder = new ProductTableBuilder();
  for (const product of [...products].sort((left, right) => left.id - right.id)) builder.add(product);
  return builder.finish();
}
