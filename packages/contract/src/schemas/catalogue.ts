import { amountKeys, offerTypes } from '@cotejo/core/catalogue-content';
import { sorts } from '@cotejo/core/comparison';
import type { Attention } from '@cotejo/core/coverage';
import { periods } from '@cotejo/core/money';
import { profileQuestions } from '@cotejo/core/profile-questions';
import { subtypeIcons, subtypes } from '@cotejo/core/subtypes';
import { z } from 'zod';
import { extraAnswers } from '../wire/extra-answers.ts';
import { careSchema } from './care.ts';
import { amountSchema, itemSchema, organizationRefSchema } from './compare.ts';
import { formFieldShape } from './form-field.ts';
import { profileSchema } from './profile.ts';

/** What a product is for, in short: a name, its tooltip and its sign (A3-83 to A3-93). */
export const subtypeSchema = z
  .object({ subtype: z.enum(subtypes), name: z.string(), tooltip: z.string(), icon: z.enum(Object.values(subtypeIcons)) })
  .meta({ id: 'Subtype' });
export type WireSubtype = z.infer<typeof subtypeSchema>;

/** The same with what it is and what it does not cover. */
export const toldSubtypeSchema = subtypeSchema
  .extend({ description: z.string(), exclusions: z.string() })
  .meta({ id: 'ToldSubtype' });
export type ToldSubtype = z.infer<typeof toldSubtypeSchema>;

/** Wraps an answer as {data: ...}, the envelope of every GET. */
export function dataOf<Schema extends z.ZodType>(schema: Schema): z.ZodObject<{ data: Schema }> {
  return z.object({ data: schema });
}

const { metadata: refMetadata } = organizationRefSchema.shape;
/** An organisation (C3-40), with what it is and how many products it has. */
export const organizationSchema = organizationRefSchema
  .extend({
    id: z.number().int(),
    name: z.string(),
    kind: z.string(),
    open: z.boolean(),
    productCount: z.number().int(),
    metadata: refMetadata.extend({ abbreviation: z.string(), additionalData: z.object({ open: z.boolean() }) }),
  })
  .meta({ id: 'Organization' });
export type OrganizationAnswer = z.infer<typeof organizationSchema>;

export const clinicSchema = z
  .object({
    organizationCode: z.string(),
    displayName: z.string(),
    url: z.string(),
    regionCode: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** Products of the edition that cover it. */
    productCount: z.number().int(),
  })
  .meta({ id: 'Clinic' });
export type ClinicAnswerRow = z.infer<typeof clinicSchema>;

/** One clinic with where it is. */
export const clinicDetailSchema = clinicSchema.extend({ address: z.string().nullable() }).meta({ id: 'ClinicDetail' });
export type ClinicDetail = z.infer<typeof clinicDetailSchema>;

/** Where a figure was read (document, page, date), shown beside it. */
export const sourceSchema = z.object({ document: z.string(), page: z.number().int().nullable(), date: z.string().nullable() });

const amountBoundsSchema = z.object({
  minAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  unit: z.object({ currencyCode: z.string() }),
});

/** One benefit with its amounts (A3-27 to A3-29); only the keys the product states are present. */
export const coverageSchema = z.object({
  insuranceBenefit: z.string(),
  code: z.string(),
  clinic: z.string().nullable(),
  amounts: z.partialRecord(z.enum(amountKeys), amountBoundsSchema),
  source: sourceSchema.nullable(),
});

/** Kinds of care as `commonCoverage` numbers them. */
export const coverageTypeIds = { hospitalaria: 1, ambulatoria: 2, urgencia: 3 } as const satisfies Record<Attention, number>;

/** Percentage of one kind of care (A3-30): that of the product, and its lowest and highest at a clinic; null: 'No informado'. */
export const commonCoverageSchema = z.object({
  CoverageTypeId: z.literal(Object.values(coverageTypeIds)),
  Amount: z.number().nullable(),
  MinCoverageAmount: z.number().nullable(),
  MaxCoverageAmount: z.number().nullable(),
});
export type CommonCoverage = z.infer<typeof commonCoverageSchema>;

/** Coverage résumé: benefits grouped by tag (A3-26), and the percentages of each kind of care (A3-30). */
export const coverageResumeSchema = z
  .object({
    commonCoverage: z.array(commonCoverageSchema),
    tags: z.array(z.object({ name: z.string(), displayName: z.string(), icon: z.string(), coverages: z.array(coverageSchema) })),
  })
  .meta({ id: 'CoverageResume' });
export type CoverageResume = z.infer<typeof coverageResumeSchema>;

/** A clinic of one product's network with its percentages; null is 'No informado'. */
export const coverageOrganizationSchema = z.object({
  organizationCode: z.string(),
  displayName: z.string(),
  regionCode: z.string().nullable(),
  hospitalaria: z.number().nullable(),
  ambulatoria: z.number().nullable(),
  urgencia: z.number().nullable(),
});
export type CoverageOrganization = z.infer<typeof coverageOrganizationSchema>;

export const topsAndDeductiblesSchema = z.object({
  name: z.string(),
  coverageOrganizations: z.array(
    z.object({
      organizationCode: z.string(),
      displayName: z.string(),
      topAmounts: z.array(z.object({ amount: z.number(), unit: z.string(), calificados: z.string() })),
      deductibles: z.array(z.object({ amount: z.number(), unit: z.string(), calificados: z.string() })),
    }),
  ),
});

export const featureSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  displayName: z.string(),
  feature_type_id: z.number().int(),
  /** What it means; null: nobody wrote it. */
  description: z.string().nullable(),
  /** True when the product has it. */
  included: z.boolean(),
});
export type FeatureAnswer = z.infer<typeof featureSchema>;

export const descriptionSchema = z.object({
  name: z.string(),
  text: z.string(),
  icon: z.string().nullable(),
  /** 'general', 'tipo-oferta', 'cubre', 'no-cubre', 'considerar', 'requisitos'. */
  type: z.object({ name: z.string(), displayName: z.string() }),
});
/** What stands beside the general description (B2.11-19, B2.11-20). */
export const presentationSchema = z.object({
  /** A video at YouTube, by its name there, or one of this site with what it shows in words; null: none. */
  video: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('youtube'), id: z.string(), title: z.string() }),
      z.object({ kind: z.literal('file'), url: z.string(), title: z.string(), text: z.string() }),
    ])
    .nullable(),
  /** A picture of this site, with what it shows; null: none. */
  image: z.object({ url: z.string(), text: z.string() }).nullable(),
});
export const documentSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  /** One sentence on what it holds. */
  description: z.string().optional(),
  url: z.string().nullable(),
  date: z.string().nullable(),
});
export const faqSchema = z.object({ question: z.string(), answer: z.string() });

/** An offer with the days it holds. */
export const offerSchema = z.object({
  type: z.enum(offerTypes),
  title: z.string(),
  text: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  /** How many are left; null: no limit. */
  stock: z.number().int().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
});
export type OfferAnswer = z.infer<typeof offerSchema>;

/** What another system must cover first: index 0 is Fonasa, 1 isapre (A3-36 to A3-39). */
export const requirementEntriesSchema = z.array(z.object({ percent: z.number(), previousCoverage: z.boolean() }));

/** A product's own page: the list item plus everything that is loaded for it. */
export const productDetailSchema = z
  .object({
    item: itemSchema,
    care: careSchema,
    /** Path of the comparator it is found in, whose profile, currency and regions are its own; null: none shows it. */
    comparator: z.string().nullable(),
    scoreParts: z.array(z.object({ category: z.string(), peso_item: z.number(), puntaje_plan: z.number() })),
    coverages: coverageResumeSchema,
    coverageOrganizations: z.array(coverageOrganizationSchema),
    clinicsAreComplete: z.boolean(),
    featuresAll: z.array(featureSchema),
    coverageRequirement: requirementEntriesSchema,
    /** What it is for, more narrowly than its type. */
    subtypes: z.array(toldSubtypeSchema),
    descriptions: z.array(descriptionSchema),
    presentation: presentationSchema,
    documents: z.array(documentSchema),
    faq: z.array(faqSchema),
    /** Offers that hold today (A3-40). */
    offers: z.array(offerSchema),
    /** What is covered only after so many days. */
    waitingPeriods: z.array(z.object({ benefit: z.string(), days: z.number().int() })),
    source: sourceSchema.nullable(),
    basePrice: amountSchema.nullable(),
    /** What it costs whoever takes it, in a currency of ISO 4217; null: it depends on the family. */
    fixedPrice: z.object({ amount: amountSchema, period: z.enum(periods) }).nullable(),
    isDemonstration: z.boolean(),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetailSchema>;

export const regionSchema = z
  .object({ stateCode: z.string(), stateName: z.string(), orderPosition: z.number().int(), abbreviation: z.string() })
  .meta({ id: 'Region' });
export type RegionAnswer = z.infer<typeof regionSchema>;

const choiceSchema = z.object({ code: z.string(), name: z.string(), group: z.string().nullable() });

export const comparatorSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    displayName: z.string(),
    url: z.string(),
    title: z.string(),
    description: z.string(),
    noun: z.object({ one: z.string(), many: z.string() }),
    productKind: z.enum(['isapre-plan', 'insurance']),
    productType: z.string(),
    asksIncome: z.boolean(),
    /** What its profile is asked, and nothing else. */
    questions: z.array(z.enum(profileQuestions)),
    /** Its prices depend on a region of its own, so that one has to be named. */
    regionIsRequired: z.boolean(),
    isComparable: z.boolean(),
    metadata: z.object({
      /** '#rrggbb' that it is told apart by (B3-58); null where none is stored. */
      color: z.string().nullable(),
    }),
    /** Orders of its list; those that none of its products says anything to are left out. */
    sorts: z.array(z.enum(sorts)),
    /** What its prices are for, where all are for the same: a month, a year, one payment. */
    paid: z.enum(periods).nullable(),
    /** Currency its prices are in. */
    currency: z.string(),
    /** Regions its profile can name: the edition's, or its own. */
    regions: z.array(regionSchema),
    /** Values that the questions of its profile offer. */
    choices: z.object({ zones: z.array(choiceSchema), riskClasses: z.array(choiceSchema), breeds: z.array(choiceSchema) }),
    /** What its profile is asked beside that, which no price depends on and which goes along with a request. */
    extras: z.array(z.enum(extraAnswers)),
    /** The EPS of the edition, where whoever asks is asked for theirs. */
    insurers: z.array(choiceSchema),
    /** The example it is first shown with (decision 26). */
    exampleProfile: profileSchema,
    /** Products it compares now, and how many of the known organisations offer one. */
    productCount: z.number().int(),
    organizationsCompared: z.number().int(),
    organizationsKnown: z.number().int(),
    /** Whole percentage of the market's insured with a compared organisation, and the commissions these pay, as percentages; null: not known. */
    market: z.object({
      coverage: z.number().int().nullable(),
      commission: z.object({ from: z.number(), to: z.number() }).nullable(),
    }),
    /** Types with their number of products, for the home page's doors. */
    types: z.array(z.object({ name: z.string(), displayName: z.string(), description: z.string(), count: z.number().int() })),
  })
  .meta({ id: 'Comparator' });
export type ComparatorAnswer = z.infer<typeof comparatorSchema>;

/** One field of a profile form (B §3). */
export const profileFormFieldSchema = z.object({
  ...formFieldShape,
  /** How the answer is read. */
  dataType: z.enum(['integer', 'money', 'text', 'option']).meta({
    description: 'Cómo se lee la respuesta: entero, monto sin separadores, texto, o el value de una opción',
  }),
});
export const profileFormSchema = z
  .object({
    productType: z.object({ name: z.string() }),
    profileFormFields: z.array(profileFormFieldSchema),
    maximumRows: z.number().int().meta({ description: 'Filas que caben como máximo en un grupo que se repite' }),
    /** Own module that checks a whole profile (decision 28), '/validation/{name}.js', and the hash it has to have; null: none. */
    validationScriptUrl: z.string().nullable().meta({
      description: 'Módulo de este servidor que revisa el perfil entero; el servidor aplica la misma regla. null: ninguno',
    }),
    validationScriptIntegrity: z
      .string()
      .nullable()
      .meta({ description: 'Hash del módulo (sha384-…), para el atributo integrity de quien lo carga' }),
  })
  .meta({ id: 'ProfileForm' });
export type ProfileForm = z.infer<typeof profileFormSchema>;
