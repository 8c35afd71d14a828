import { amountKeys } from '@cotejo/core/catalogue-content';
import { z } from 'zod';
import { coverageSchema, descriptionSchema, requirementEntriesSchema } from './catalogue.ts';

/** What a product has beside its coverages: additions that are contracted apart, funds, what its sheet says it covers. */
export const extraBenefitSchema = z
  .object({ name: z.string(), text: z.string(), tooltip: z.string().nullable(), icon: z.string().nullable() })
  .meta({ id: 'ExtraBenefit' });
export type ExtraBenefit = z.infer<typeof extraBenefitSchema>;

const benefitAmountSchema = z.object({
  minAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  /** Null: its rows are in several units, and so have no lowest and highest. */
  unit: z.object({ currencyCode: z.string() }).nullable(),
  /** Only where lowest and highest are the same (C3-49). */
  defaultAmount: z.number().optional(),
});

/** One benefit of a product over all its clinics (C3-47, C3-48), with the rows that it is made of. */
export const benefitCoveragesSchema = z
  .object({
    insuranceBenefit: z.string(),
    /** Number of the product and code of the benefit: benefits have no number of their own. */
    id: z.string(),
    code: z.string(),
    icon: z.string(),
    /** Name of the group that it stands in. */
    description: z.string(),
    /** Clinics it holds at; null where the product names none. */
    organizationCount: z.number().int().nullable(),
    amounts: z.partialRecord(z.enum(amountKeys), benefitAmountSchema),
    coverages: z.array(coverageSchema),
  })
  .meta({ id: 'BenefitCoverages' });
export type BenefitCoverages = z.infer<typeof benefitCoveragesSchema>;

/** What another system must cover first, and how a card says it. */
export const coverageRequirementSchema = z
  .object({
    coverageRequirement: requirementEntriesSchema,
    text: z.string(),
  })
  .meta({ id: 'CoverageRequirement' });

/** Descriptions of a product, and those of its type (B3-52, B3-53). */
export const descriptionsSchema = z
  .object({
    descriptions: z.array(descriptionSchema),
    insuranceType: z.object({ name: z.string(), displayName: z.string(), descriptions: z.array(descriptionSchema) }),
  })
  .meta({ id: 'ProductDescriptions' });
export type ProductDescriptions = z.infer<typeof descriptionsSchema>;
