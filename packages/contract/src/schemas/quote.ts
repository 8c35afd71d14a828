import { z } from 'zod';
import { assumptionKinds, noPromiseKinds } from '../quote-words.ts';
import { profilePriceSchema, ufSchema } from './compare.ts';
import { profileSchema } from './profile.ts';
import { valuesSchema } from './values.ts';

/** `text` is Spanish; `values` are those of the text, for whoever says it in another language. */
export const assumptionSchema = z.object({ kind: z.enum(assumptionKinds), values: valuesSchema.optional(), text: z.string() });
export type Assumption = z.infer<typeof assumptionSchema>;
export const noPromiseSchema = z.object({ kind: z.enum(noPromiseKinds), text: z.string() });
export type NoPromise = z.infer<typeof noPromiseSchema>;

/** What fixes a price and how long it holds (decision 24). Nothing of it is personal beyond the profile. */
export const quoteSchema = z
  .object({
    /** Made of everything that fixes the figure: the same question on the same day has the same number. */
    id: z.uuid(),
    product: z.object({
      id: z.number().int(),
      code: z.string(),
      displayName: z.string(),
      organizationDisplayName: z.string(),
    }),
    /** `profile` as it was given; its `ingresodatos` says whether it is the visitor's own. */
    inputs: z.object({ profile: profileSchema, quotedOn: z.string() }),
    assumptions: z.array(assumptionSchema),
    /** Last day the price holds, YYYY-MM-DD; null: nothing is promised, and `noPromise` says why. */
    expires: z.string().nullable(),
    noPromise: noPromiseSchema.nullable(),
    tariffVersion: z.string(),
    /** The UF it was made with; null where none entered. */
    uf: ufSchema.nullable(),
  })
  .meta({ id: 'Quote' });
export type WireQuote = z.infer<typeof quoteSchema>;

/** The price of a family with its quote: the answer of calculatePrice. */
export const quotedPriceSchema = profilePriceSchema.extend({ quote: quoteSchema }).meta({ id: 'QuotedPrice' });
export type QuotedPrice = z.infer<typeof quotedPriceSchema>;

/** A quote read back; expired ones are shown as what they were. */
export const storedQuoteSchema = quotedPriceSchema.extend({ isExpired: z.boolean() }).meta({ id: 'StoredQuote' });
export type StoredQuote = z.infer<typeof storedQuoteSchema>;
