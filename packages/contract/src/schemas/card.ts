import { z } from 'zod';
import { amountSchema } from './amount.ts';
import { offerSchema, subtypeSchema } from './catalogue.ts';
import { coverageRequirementSchema } from './insurance-detail.ts';

/** Most products that one call is asked about: a page of results. */
export const mostCards = 20;

/** Most groups of coverages, or capitals in their place, that a card names (A9-29). */
export const shownTags = 2;

/** A group of a product's coverages, as its card names it. */
const cardTagSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  /** Lowest and highest percentage of its benefits, 0 to 100; null: none of them is stated as one. */
  percentage: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
});

/** What the card of a result tells beside its item, asked for when it is in sight (A4-15). */
export const cardInformationSchema = z
  .object({
    /** Number of the product. */
    id: z.number().int(),
    /** What its type is; empty: nobody wrote it. */
    typeDescription: z.string(),
    /** What it is for, more narrowly than its type. */
    subtypes: z.array(subtypeSchema),
    /** Groups of its coverages in the order of its sheet; empty: none is stated. */
    tags: z.array(cardTagSchema),
    /**
     * The first that are paid as a capital, such as a death or an invalidity, with how much it is, or how many '%' of the salary; `isDaily`: for each
     * day, as in hospital. Absent: none says.
     */
    capitals: z
      .array(z.object({ displayName: z.string(), amount: amountSchema, isDaily: z.literal(true).optional() }))
      .optional(),
    requirement: coverageRequirementSchema,
    /** Offers that hold today and are not used up. */
    offers: z.array(offerSchema),
    /** Some offer had begun, and none of them is left. */
    isOfferOver: z.boolean(),
  })
  .meta({ id: 'CardInformation' });
export type CardInformation = z.infer<typeof cardInformationSchema>;
