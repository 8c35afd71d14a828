import { modalities, salesChannels, type CustomerProfile, type Organization, type Product } from '@cotejo/core/catalogue';
import type { ProductMetadata } from '@cotejo/core/catalogue-content';
import type { EstimatedUse } from '@cotejo/core/care';
import type { ClinicCoverage, CoverageRequirementEntry, CoverageSummary } from '@cotejo/core/coverage';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { currencies, Money, moneyOf, periods, type Currency, type Period } from '@cotejo/core/money';
import type { ProductPricing, Tariff } from '@cotejo/core/pricing';
import { z } from 'zod';
import type { products } from '../../platform/database/schema.ts';
import { readEstimatedUse } from './estimated-use.ts';
import { PoolOfValues } from './pool-of-values.ts';

/** A product's row with its JSON columns as text, so that equal ones are parsed once. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'scoreParts' | 'requirement' | 'customers' | 'yearlyUse' | 'metadata' | 'sourceDocument' | 'sourcePage' | 'sourceDate'
> & {
  readonly requirement: string;
  readonly customers: string | null;
  readonly yearlyUse: string | null;
  readonly metadata: string;
};

/** One clinic of one product, in small numbers. */
export interface ClinicRow extends ClinicCoverage {
  readonly productId: number;
}

const requirementSchema = z.array(z.object({ percent: z.number(), previousCoverage: z.boolean() }));

/** The member of a closed list that a stored text names. Throws when there is none: then the row is not from our writer. */
export function memberOf<Member extends string>(members: readonly Member[], text: string): Member {
  const member = members.find((candidate) => candidate === text);
  if (member === undefined) throw new Error(`the catalogue holds '${text}', not one of ${members.join(', ')}`);
  return member;
}

const productKinds = ['isapre-plan', 'insurance'] as const satisfies readonly Product['kind'][];

interface Surroundings {
  readonly organizations: ReadonlyMap<number, Organization>;
  /** By version and tariff id, as `tariffKey` joins them; oldest first. */
  readonly tariffs: ReadonlyMap<string, readonly Tariff[]>;
}

/** Names one tariff of one version. */
export function tariffKey(versionId: number, tariffId: string): string {
  return `${versionId}/${tariffId}`;
}

/** An amount as its parts were stored in a JSON column. */
export const moneySchema = z
  .object({ units: z.number(), currency: z.enum(currencies), period: z.enum(periods) })
  .transform(({ units, currency, period }) => new Money(units, currency, period));
export const customersSchema = z.object({
  age: z.number(),
  womenShare: z.number(),
  monthlyIncome: moneySchema.nullable(),
  dependants: z.number(),
});

const explained = z.object({ text: z.string(), tooltip: z.string() });
export const metadataSchema = z.object({
  category: z.string().nullable().default(null),
  priceDetail: z.string().nullable().default(null),
  priceTooltip: z.string().nullable().default(null),
  isMapEnabled: z.boolean().default(false),
  collective: z.array(z.object({ key: z.string(), category: z.string(), value: z.string(), type: z.string() })).default([]),
  initialContribution: z.string().nullable().default(null),
  taxBenefit: z.string().nullable().default(null),
  additionalCoverages: explained.nullable().default(null),
  availableFunds: explained.nullable().default(null),
  contractingSpeed: z.number().nullable().default(null),
});

function dayOf(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

/** Turns rows into the products of one snapshot, in which equal parts are one object. */
export class SnapshotProducts {
  readonly #surroundings: Surroundings;
  readonly #texts = new PoolOfValues<string>();
  readonly #money = new PoolOfValues<Money>();
  readonly #clinics = new PoolOfValues<ClinicCoverage>();
  readonly #clinicLists = new PoolOfValues<readonly ClinicCoverage[]>();
  readonly #numberLists = new PoolOfValues<readonly number[]>();
  readonly #textLists = new PoolOfValues<readonly string[]>();
  readonly #channels = new PoolOfValues<Product['salesChannels']>();
  readonly #requirements = new PoolOfValues<readonly CoverageRequirementEntry[]>();
  readonly #summaries = new PoolOfValues<CoverageSummary>();
  readonly #metadata = new PoolOfValues<ProductMetadata>();
  readonly #customers = new PoolOfValues<CustomerProfile>();
  readonly #yearlyUses = new PoolOfValues<EstimatedUse>();
  readonly #pricing = new PoolOfValues<ProductPricing>();
  readonly #previsions = new PoolOfValues<Product['previsions']>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Throws when a row names an organisation or tariff that is not there, or a word outside its closed list. */
  product(row: ProductRow, clinics: readonly ClinicRow[], featureIds: readonly number[]): Product {
    const { isapreAllowed: isapre, fonasaAllowed: fonasa } = row;
    return {
      id: row.id,
      code: row.code,
      kind: memberOf(productKinds, row.kind),
      name: this.#text(row.name),
      displayName: this.#text(row.displayName),
      url: this.#text(row.url),
      organizationId: row.organizationId,
      upperType: this.#text(row.upperType),
      upperTypeDisplayName: this.#text(row.upperTypeDisplayName),
      typeName: this.#text(row.typeName),
      typeDisplayName: this.#text(row.typeDisplayName),
      typeDescription: this.#text(row.typeDescription),
      modality: row.modality === null ? null : memberOf(modalities, row.modality),
      salesChannels: this.#channels.of(row.salesChannels.join(), () =>
        row.salesChannels.map((channel) => memberOf(salesChannels, channel)),
      ),
      isPromoted: row.isPromoted,
      isExclusive: row.isExclusive,
      isPopular: row.isPopular,
      availableFrom: dayOf(row.availableFrom),
      availableTo: dayOf(row.availableTo),
      hasOffer: row.hasOffer,
      pricing: this.#pricingOf(row),
      score: row.score === null ? null : Number(row.score),
      customers: this.#customersOf(row),
      yearlyUse: this.#yearlyUseOf(row),
      summary: this.#summaryOf(row),
      clinics: this.#clinicsOf(clinics),
      clinicsAreComplete: row.clinicsAreComplete,
      featureIds: this.#numberLists.of(featureIds.join(), () => featureIds),
      regionCodes: this.#regionsOf(row),
      previsions: this.#previsions.of(`${isapre} ${fonasa}`, () => ({ isapre, fonasa })),
      requirement: this.#requirements.of(row.requirement, () => requirementSchema.parse(JSON.parse(row.requirement))),
      minimumEmployees: row.minimumEmployees,
      metadata: this.#metadata.of(row.metadata, () => metadataSchema.parse(JSON.parse(row.metadata))),
    };
  }

  #text(text: string): string {
    return this.#texts.of(text, () => text);
  }

  #amount(decimal: string, currency: Currency, period: Period): Money {
    return this.#money.of(`${decimal} ${currency} ${period}`, () => moneyOf(decimal, currency, period));
  }

  #pricingOf(row: ProductRow): ProductPricing {
    const { organizations, tariffs } = this.#surroundings;
    if (row.basePriceUf !== null) {
      const organization = organizations.get(row.organizationId);
      if (!organization) throw new Error(`product ${row.code} belongs to organisation ${row.organizationId}, which is not there`);
      const isapreCode = organization.code;
      const basePrice = this.#amount(row.basePriceUf, 'UF', 'month');
      return this.#pricing.of(`${isapreCode} ${row.basePriceUf}`, () => ({ kind: 'isapre', isapreCode, basePrice }));
    }
    const key = tariffKey(row.versionId, row.tariffId ?? '');
    const series = tariffs.get(key);
    if (!series) throw new Error(`product ${row.code} is priced by tariff ${key}, which is not there`);
    const { minimumEmployees } = row;
    return this.#pricing.of(`${key} ${minimumEmployees}`, () => ({ kind: 'tariff', tariffs: series, minimumEmployees }));
  }

  #customersOf({ customers: text }: ProductRow): CustomerProfile | null {
    return text === null ? null : this.#customers.of(text, () => customersSchema.parse(JSON.parse(text)));
  }

  #yearlyUseOf({ yearlyUse: text }: ProductRow): EstimatedUse | null {
    return text === null ? null : this.#yearlyUses.of(text, () => readEstimatedUse(text));
  }

  /** Both amounts are per year: the most a product pays, and what the insured pays first. */
  #summaryOf(row: ProductRow): CoverageSummary {
    const { hospitalPercentage, ambulatoryPercentage } = row;
    const yearly = (decimal: string | null, currency: string | null) =>
      decimal === null || currency === null ? null : this.#amount(decimal, memberOf(currencies, currency), 'year');
    const key = [
      hospitalPercentage,
      ambulatoryPercentage,
      row.annualCap,
      row.annualCapCurrency,
      row.deductible,
      row.deductibleCurrency,
    ].join(' ');
    return this.#summaries.of(key, () => ({
      hospitalPercentage,
      ambulatoryPercentage,
      annualCap: yearly(row.annualCap, row.annualCapCurrency),
      deductible: yearly(row.deductible, row.deductibleCurrency),
    }));
  }

  #clinicsOf(rows: readonly ClinicRow[]): readonly ClinicCoverage[] {
    const clinics = rows.map(({ clinicId, hospitalaria, ambulatoria, urgencia }) => {
      const key = `${clinicId} ${hospitalaria} ${ambulatoria} ${urgencia}`;
      return { key, clinic: this.#clinics.of(key, () => ({ clinicId, hospitalaria, ambulatoria, urgencia })) };
    });
    return this.#clinicLists.of(clinics.map(({ key }) => key).join(), () => clinics.map(({ clinic }) => clinic));
  }

  #regionsOf({ regionCodes }: ProductRow): readonly string[] | null {
    if (regionCodes === null) return null;
    return this.#textLists.of(regionCodes.join(), () => regionCodes.map((code) => this.#text(code)));
  }
}
