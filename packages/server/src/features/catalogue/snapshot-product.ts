import { modalities, salesChannels, type CustomerProfile, type Organization, type Product } from '@cotejo/core/catalogue';
import type { CoverageSummary } from '@cotejo/core/coverage';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { currencies, Money, moneyOf, periods } from '@cotejo/core/money';
import type { ProductPricing, Tariff } from '@cotejo/core/pricing';
import type { ProductAvailability, ProductLine, ProductSale, ProductTerms } from '@cotejo/core/product-table';
import { subtypes } from '@cotejo/core/subtypes';
import { z } from 'zod';
import type { Fields } from '../../platform/database/copied-bytes.ts';
import { readEstimatedUse } from './estimated-use.ts';
import { PoolOfValues } from './pool-of-values.ts';

const requirementSchema = z.array(z.object({ percent: z.number(), previousCoverage: z.boolean() }));

/** The member of a closed list that a stored text names. Throws when there is none: then the row is not from our writer. */
export function memberOf<Member extends string>(members: readonly Member[], text: string): Member {
  const member = members.find((candidate) => candidate === text);
  if (member === undefined) throw new Error(`the catalogue holds '${text}', not one of ${members.join(', ')}`);
  return member;
}

const productKinds = ['isapre-plan', 'insurance'] as const satisfies readonly Product['kind'][];

export interface Surroundings {
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
  subtypes: z.array(z.enum(subtypes)).default([]),
});

function dayOf(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

/** An amount per year; null where the row has none. */
function yearly(decimal: string | null, currency: string | null): Money | null {
  return decimal === null || currency === null ? null : moneyOf(decimal, memberOf(currencies, currency), 'year');
}

/** Both amounts are per year: the most a product pays, and what the insured pays first. */
function summaryOf(fields: Fields): CoverageSummary {
  return {
    hospitalPercentage: fields.numberOrNull(0),
    ambulatoryPercentage: fields.numberOrNull(1),
    annualCap: yearly(fields.textOrNull(2), fields.textOrNull(3)),
    deductible: yearly(fields.textOrNull(4), fields.textOrNull(5)),
  };
}

function lineOf(fields: Fields): ProductLine {
  return {
    kind: memberOf(productKinds, fields.text(0)),
    upperType: fields.text(1),
    upperTypeDisplayName: fields.text(2),
    typeName: fields.text(3),
    typeDisplayName: fields.text(4),
    typeDescription: fields.text(5),
  };
}

function saleOf(fields: Fields): ProductSale {
  return {
    salesChannels: fields.texts(0).map((channel) => memberOf(salesChannels, channel)),
    isPromoted: fields.boolean(1),
    isExclusive: fields.boolean(2),
    isPopular: fields.boolean(3),
    hasOffer: fields.boolean(4),
  };
}

function termsOf(fields: Fields): ProductTerms {
  return {
    minimumEmployees: fields.numberOrNull(0),
    requirement: requirementSchema.parse(JSON.parse(fields.text(1))),
    previsions: { isapre: fields.boolean(2), fonasa: fields.boolean(3) },
    clinicsAreComplete: fields.boolean(4),
  };
}

function availabilityOf(fields: Fields): ProductAvailability {
  return { availableFrom: dayOf(fields.textOrNull(0)), availableTo: dayOf(fields.textOrNull(1)) };
}

function customersOf(fields: Fields): CustomerProfile | null {
  const text = fields.textOrNull(0);
  return text === null ? null : customersSchema.parse(JSON.parse(text));
}

/** Prices that are the same are one object, whichever row names them. */
function pricingReader({ organizations, tariffs }: Surroundings): (fields: Fields) => ProductPricing {
  const pool = new PoolOfValues<ProductPricing>();
  return (fields) => {
    const [basePriceUf, minimumEmployees] = [fields.textOrNull(2), fields.numberOrNull(4)];
    if (basePriceUf !== null) {
      const organizationId = fields.number(0);
      const isapreCode = organizations.get(organizationId)?.code;
      if (isapreCode === undefined) throw new Error(`it belongs to organisation ${organizationId}, which is not there`);
      const basePrice = moneyOf(basePriceUf, 'UF', 'month');
      return pool.of(`${isapreCode} ${basePriceUf}`, () => ({ kind: 'isapre', isapreCode, basePrice }));
    }
    const key = tariffKey(fields.number(1), fields.textOrNull(3) ?? '');
    const series = tariffs.get(key);
    if (!series) throw new Error(`it is priced by tariff ${key}, which is not there`);
    return pool.of(`${key} ${minimumEmployees}`, () => ({ kind: 'tariff', tariffs: series, minimumEmployees }));
  };
}

/** How each value that products share is read from the columns it is made of. */
export function readersOf(surroundings: Surroundings) {
  return {
    line: lineOf,
    organizationId: (fields: Fields): number => {
      const id = fields.number(0);
      if (!surroundings.organizations.has(id)) throw new Error(`it belongs to organisation ${id}, which is not there`);
      return id;
    },
    modality: (fields: Fields): Product['modality'] => {
      const text = fields.textOrNull(0);
      return text === null ? null : memberOf(modalities, text);
    },
    sale: saleOf,
    terms: termsOf,
    availability: availabilityOf,
    regionCodes: (fields: Fields): Product['regionCodes'] => fields.textsOrNull(0),
    summary: summaryOf,
    score: (fields: Fields): number | null => {
      const decimal = fields.textOrNull(0);
      return decimal === null ? null : Number(decimal);
    },
    customers: customersOf,
    yearlyUse: (fields: Fields): Product['yearlyUse'] => {
      const text = fields.textOrNull(0);
      return text === null ? null : readEstimatedUse(text);
    },
    metadata: (fields: Fields): Product['metadata'] => metadataSchema.parse(JSON.parse(fields.text(0))),
    pricing: pricingReader(surroundings),
  };
}
