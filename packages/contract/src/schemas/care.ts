import { careServices } from '@cotejo/core/care';
import { healthSystems, uses, workedExamples } from '@cotejo/core/care-cost';
import { z } from 'zod';
import { plainCostReasons } from '../quote-words.ts';
import { amountSchema } from './amount.ts';

/** One reason why a cost is not worked out, for whoever says it in another language than `reason`. */
export const costReasonCodeSchema = z.union([
  z.object({ kind: z.enum(['percentage-missing', 'cap-missing']), service: z.enum(careServices) }),
  z.object({ kind: z.literal('amount-unreadable'), unit: z.string() }),
  z.object({
    kind: z.enum(plainCostReasons),
  }),
]);

export type CostReasonCode = z.infer<typeof costReasonCodeSchema>;

/** 'Costo anual estimado' of the family at each level of use, or the reasons why there is none (docs/costo-anual.md). */
export const yearlyCostSchema = z
  .object({
    amounts: z.object({ low: amountSchema, medium: amountSchema, high: amountSchema }).nullable(),
    /** The health system counted with; null where there are no amounts. */
    system: z.enum(healthSystems).nullable(),
    /** Ends the sentence 'No se puede calcular: …'; null where it can be. */
    reason: z.string().nullable(),
    reasonCodes: z.array(costReasonCodeSchema).optional(),
  })
  .meta({ id: 'YearlyCost' });
export type YearlyCostAnswer = z.infer<typeof yearlyCostSchema>;

const careStepSchema = z.object({
  label: z.string(),
  /** Days of a bed; one for the rest. */
  units: z.number().int(),
  price: amountSchema,
  /** What the health system pays before an insurance does. */
  system: amountSchema,
  covered: amountSchema,
  paid: amountSchema,
  /** 'deducible', 'tope por evento' and the like: what kept the product from paying its whole percentage. */
  limits: z.array(z.string()),
});

/** A worked example: price = system + covered + paid. Amounts of rows and totals are each rounded once. */
export const careExampleSchema = z
  .object({
    name: z.enum(workedExamples),
    label: z.string(),
    result: z
      .object({
        steps: z.array(careStepSchema),
        price: amountSchema,
        system: amountSchema,
        covered: amountSchema,
        paid: amountSchema,
        /** What you pay where the product pays its lowest percentage; null where that is no more, or not known. */
        paidOutside: amountSchema.nullable(),
      })
      .nullable(),
    reason: z.string().nullable(),
    reasonCodes: z.array(costReasonCodeSchema).optional(),
  })
  .meta({ id: 'CareExample' });
export type CareExample = z.infer<typeof careExampleSchema>;

/** What the product's page shows of what care costs. */
export const careSchema = z
  .object({
    examples: z.array(careExampleSchema),
    /** The health system that pays first in the examples; null for a product that is one, or that pays alone. */
    system: z.enum(healthSystems).nullable(),
    /** What a person uses in a year of each level. */
    uses: z.array(z.object({ use: z.enum(uses), visits: z.array(z.object({ label: z.string(), times: z.number().int() })) })),
    /** Where the reference prices come from, and since when they hold; null where there are none. */
    basket: z.object({ source: z.string(), validFrom: z.string() }).nullable(),
  })
  .meta({ id: 'Care' });
export type Care = z.infer<typeof careSchema>;
