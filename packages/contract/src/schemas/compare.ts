import { organizationKinds } from '@cotejo/core/catalogue';
import { clinicMatches, previsions, sorts } from '@cotejo/core/comparison';
import { z } from 'zod';
import { compareLimits, defaultPageSize, maximumPageSize } from '../compare-limits.ts';
import { personReasonCodes } from '../wire/person-reason.ts';
import { amountSchema, unitSchema } from './amount.ts';
import { yearlyCostSchema } from './care.ts';
import { profileSchema } from './profile.ts';
import { valuesSchema } from './values.ts';

export { amountSchema, type Amount } from './amount.ts';

export const organizationRefSchema = z.object({
  organizationCode: z.string(),
  acronym: z.string(),
  displayName: z.string(),
  metadata: z.object({
    image: z.string().nullable(),
    url: z.string(),
    typeAlias: z.string(),
    /** Two letters and hue of the drawn mark. */
    mark: z.string(),
    hue: z.number().int(),
  }),
});
export type OrganizationRef = z.infer<typeof organizationRefSchema>;

export const clinicAnswerSchema = z.object({
  organizationCode: z.string(),
  displayName: z.string(),
  answer: z.enum(['covered', 'not-covered', 'unknown']),
  /** Percentages 0 to 100; null is 'No informado'. */
  hospitalaria: z.number().nullable(),
  ambulatoria: z.number().nullable(),
});
export type ClinicAnswerItem = z.infer<typeof clinicAnswerSchema>;

/** Why a person has no price, by code, with the values of its text. */
export const personReasonSchema = z.object({ code: z.enum(personReasonCodes), values: valuesSchema.optional() });

export type WirePersonReason = z.infer<typeof personReasonSchema>;

export const personPriceSchema = z.object({
  role: z.enum(['contributor', 'partner', 'dependant', 'pet', 'company']),
  index: z.number().int(),
  /** Null for a company. */
  edad: z.number().int().nullable(),
  method: z.enum(['factor', 'ges-only', 'tariff', 'rate', 'uninsurable']),
  factor: z.number().nullable(),
  /** Percentage of the salary, where the method is 'rate'. */
  percentage: z.number().nullable(),
  /** The salary that percentage is taken of, where the method is 'rate'. */
  salary: amountSchema.nullable(),
  amount: amountSchema.nullable(),
  /** Why there is no amount, in Spanish. */
  reasons: z.array(z.string()),
  /** The same by code, for whoever says it in another language; absent where there is none. */
  reasonCodes: z.array(personReasonSchema).optional(),
});

/** The price for the visitor's family (A3-43, B §3 'Profile price'). */
export const profilePriceSchema = z
  .object({
    total: z.object({ profilesWithPrice: z.number().int(), profilesEvaluated: z.number().int(), arePricesDefined: z.boolean() }),
    price: amountSchema.nullable(),
    /** The same price in the product's own unit (UF). */
    unitPrice: amountSchema.nullable(),
    /** The part of one employee with its suffix, for what a company pays; null elsewhere. */
    perPerson: z.object({ amount: amountSchema, suffix: z.string() }).nullable(),
    planPart: amountSchema.nullable(),
    gesPart: amountSchema.nullable(),
    /** The family's legal 7 % per month ('Tu 7 %'), only for isapre plans and when an income was given; null otherwise. */
    contribution: amountSchema.nullable(),
    profiles: z.array(personPriceSchema),
    yearlyCost: yearlyCostSchema,
    tariffVersion: z.string(),
    /** Date of the UF it was converted with; null where none was needed. */
    ufDate: z.string().nullable(),
  })
  .meta({ id: 'ProfilePrice' });
export type ProfilePrice = z.infer<typeof profilePriceSchema>;

/** A text with its explanation (A3-14, A3-15). */
const explainedTextSchema = z.object({ text: z.string(), tooltip: z.string() });

/** Whom a product insures: the people of a family, its pets, or a company's employees. */
export const insuredKinds = ['people', 'pets', 'company'] as const;
export type InsuredKind = (typeof insuredKinds)[number];

/** A result of the list, the same for plans and insurances (A3-01 to A3-15). */
export const itemSchema = z
  .object({
    id: z.number().int(),
    productCode: z.string(),
    /** Identity of an isapre plan (decision 20); null elsewhere. */
    codigoplan: z.string().nullable(),
    name: z.string(),
    displayName: z.string(),
    /** Path of its page; the request form is this plus '/Solicitar' (A2.3-25). */
    url: z.string(),
    /** Address on the seller's own site, opened in a new window; null where it is sold here. */
    newWindowUrl: z.string().nullable(),
    exclusive: z.boolean(),
    isNew: z.boolean(),
    isPromoted: z.boolean(),
    isBest: z.boolean(),
    price: z.object({ minPrice: z.number().nullable(), unit: unitSchema, arePricesDefined: z.boolean() }),
    /** Base price of a plan in its own unit (A3-04); null: what is priced by a tariff has none for everybody. */
    priceRange: z.object({ from: z.number(), unit: unitSchema }).nullable(),
    priceSuffix: z.string(),
    /** What the product's prices are called in place of 'Desde' (A9-23); null: nothing of its own. */
    priceLabel: z.string().nullable(),
    /** Whom its price is for. */
    insures: z.enum(insuredKinds),
    profilePrice: profilePriceSchema,
    /** The quote that calculatePrice answers to the same question: its number, and the last day it holds. */
    quote: z.object({ id: z.uuid(), expires: z.string().nullable() }).optional(),
    insuranceType: z.object({
      name: z.string(),
      displayName: z.string(),
      description: z.string(),
      /** Null: types have no colour of their own. */
      color: z.string().nullable(),
      upperType: z.object({ name: z.string(), displayName: z.string() }),
    }),
    organization: organizationRefSchema,
    insuranceMetadata: z.object({
      modality: z.string().nullable(),
      salesChannel: z.array(z.string()),
      isPopular: z.boolean(),
      isMapEnabled: z.boolean(),
      /** Some offer is stated for it; its own answer tells which hold today. */
      hasOffer: z.boolean(),
      product_type: z.string(),
      /** Null: no image of the product is known; its seller's mark is drawn. */
      logo: z.string().nullable(),
      /** Label of the category badge (A3-63 to A3-81). */
      category: z.string(),
      minEmployeeQuantity: z.number().int().nullable(),
      price_detail: z.string().nullable(),
      price_tooltip: z.string().nullable(),
      metadata_colectivo: z.array(z.object({ key: z.string(), categoria: z.string(), value: z.string(), tipo: z.string() })),
      aporte_inicial: z.string().nullable(),
      beneficio_tributario: z.string().nullable(),
      coberturas_adicionales: explainedTextSchema.nullable(),
      fondos_disponibles: explainedTextSchema.nullable(),
      /** How fast it is contracted, 0 to 100 (the speed bar of A §4). */
      contractingSpeed: z.number().nullable(),
    }),
    score: z.number().nullable(),
    /** Affinity 0 to 10, shown times 10 as '% para ti' (A9-36); null when not known. */
    distance: z.number().nullable(),
    summary: z.object({
      hospitalPercentage: z.number().nullable(),
      ambulatoryPercentage: z.number().nullable(),
      annualCap: amountSchema.nullable(),
      deductible: amountSchema.nullable(),
    }),
    clinicAnswers: z.array(clinicAnswerSchema),
    /** Centros de atención, the excluded codes of decision 15 left out. */
    careCentreCount: z.number().int(),
    requirementText: z.string(),
    features: z.array(z.object({ id: z.number().int(), name: z.string(), displayName: z.string() })),
  })
  .meta({ id: 'Item' });
export type Item = z.infer<typeof itemSchema>;

const code = z.string().min(1).max(compareLimits.codeLength);
const codes = z.array(code).max(compareLimits.codes).default([]);
const wholePrice = z
  .number()
  .int({ error: 'debe ser un número entero' })
  .min(0, { error: 'debe ser 0 o más' })
  .max(compareLimits.price);

/** Filter state (A3-50, A3-51). A name that is none is refused, so that a misspelt filter is not a list without it. */
export const filtersSchema = z
  .strictObject({
    insuranceTypes: codes,
    organizations: codes,
    organizationType: z.enum(organizationKinds).nullish(),
    coverageOrganizations: z.array(code).max(compareLimits.clinics, { error: 'son como máximo tres clínicas' }).default([]),
    clinicMatch: z.enum(clinicMatches).default('all').meta({
      description:
        'Con all queda lo que cubre todas las clínicas de coverageOrganizations; con optional, todo, y cada resultado responde por cada una',
    }),
    categoryTypes: codes,
    previsiones: z.array(z.enum(previsions)).default([]),
    modalities: codes,
    features: codes,
    salesChannel: z.enum(['online', 'executive']).nullish(),
    prices: z.strictObject({ preciomin: wholePrice.nullish(), preciomax: wholePrice.nullish() }).default({}),
    annualCapFrom: z.number().int().min(0).max(compareLimits.annualCap).nullish(),
    /** Highest deductible of a year, in whole UF, or in whole units of the list's currency where there is no UF. */
    deductibleTo: z.number().int().min(0).max(compareLimits.deductible).nullish(),
  })
  .meta({ id: 'Filters' });
export type FilterState = z.output<typeof filtersSchema>;
export type FilterInput = z.input<typeof filtersSchema>;

/** Body of both compare calls (decision 9). */
export const compareBodySchema = z
  .strictObject({
    comparator: z.string().min(1).max(200),
    profile: profileSchema,
    productType: z.string().max(80).optional(),
    filters: filtersSchema.prefault({}),
    sort: z.enum(sorts).default('recomendados'),
    page: z.number().int().min(1).max(compareLimits.page).default(1),
    pageSize: z
      .number()
      .int()
      .min(1)
      .max(maximumPageSize, { error: `es como máximo ${maximumPageSize}` })
      .default(defaultPageSize),
    /** Currency of the price limits and of the prices shown: 0 Pesos, 1 UF (A3-56). */
    currency: z.union([z.literal(0), z.literal(1)], { error: 'debe ser 0 (pesos) o 1 (UF)' }).default(0),
    ponderation: z.number().min(0).max(1).default(0),
  })
  .meta({ id: 'CompareBody' });
export type CompareBody = z.output<typeof compareBodySchema>;
export type CompareInput = z.input<typeof compareBodySchema>;

export const facetCountSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
const facetsSchema = z.object({
  insuranceTypes: z.array(facetCountSchema),
  organizations: z.array(facetCountSchema),
  organizationType: z.array(facetCountSchema),
  coverageOrganizations: z.array(facetCountSchema),
  categoryTypes: z.array(facetCountSchema),
  previsiones: z.array(facetCountSchema),
  modalities: z.array(facetCountSchema),
  features: z.array(facetCountSchema),
  salesChannel: z.array(facetCountSchema),
  annualCapFrom: z.array(facetCountSchema),
  deductibleTo: z.array(facetCountSchema),
});

/** Where a UF figure comes from (decision 8). */
export const ufSchema = z
  .object({ valor: z.number(), fecha: z.string(), status: z.enum(['of-the-day', 'older', 'fallback']) })
  .meta({ id: 'Uf' });
export type Uf = z.infer<typeof ufSchema>;

/** Answer of both compare calls (decision 9). */
export const compareAnswerSchema = z
  .object({
    data: z.array(itemSchema),
    metaData: z.object({
      total: z.number().int(),
      belowPriceLimit: z.number().int(),
      abovePriceLimit: z.number().int(),
      facets: facetsSchema,
      ranges: z.object({
        price: z
          .object({
            lowest: z.number(),
            highest: z.number(),
            /** How many cost what: each bin as many times dearer as the one before. */
            bins: z.array(z.number().int()),
            /** Round prices to choose limits from, rising, on the scale of the bins. */
            steps: z.array(z.number()),
          })
          .nullable(),
      }),
      ufDate: z.string().nullable(),
      uf: ufSchema.nullable(),
      organizationsCompared: z.number().int(),
      organizationsKnown: z.number().int(),
      relaxations: z.array(z.object({ filter: z.string(), total: z.number().int() })),
      page: z.number().int(),
      pageSize: z.number().int(),
      catalogueVersion: z.string(),
      /** Catalogue is demonstration data: every page says so. */
      isDemonstration: z.boolean(),
    }),
    error: z.null(),
  })
  .meta({ id: 'CompareAnswer' });
export type CompareAnswer = z.infer<typeof compareAnswerSchema>;
