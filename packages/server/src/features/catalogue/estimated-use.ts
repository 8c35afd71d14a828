import { careServices, type CostReason, type EstimatedUse } from '@cotejo/core/care';
import { currencies } from '@cotejo/core/money';
import { z } from 'zod';

const exactAmountSchema = z.object({ currency: z.enum(currencies), numerator: z.number(), denominator: z.number() });
const costReasonSchema: z.ZodType<CostReason> = z.union([
  z.object({ kind: z.literal('percentage-missing'), service: z.enum(careServices) }),
  z.object({ kind: z.literal('cap-missing'), service: z.enum(careServices) }),
  z.object({ kind: z.literal('amount-unreadable'), benefitCode: z.string(), unit: z.string() }),
  z.object({
    kind: z.enum(['pays-capital', 'only-accidents', 'one-illness', 'pets', 'trip', 'outside-basket', 'no-basket']),
  }),
]);
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('computed'),
    low: exactAmountSchema,
    medium: exactAmountSchema,
    high: exactAmountSchema,
  }),
  z.object({ kind: z.literal('not-computable'), reasons: z.array(costReasonSchema) }),
]);
const estimatedUseSchema = z.object({ isapre: outcomeSchema.optional(), fonasa: outcomeSchema.optional() });

/** What the writer stored of a product's yearly use. Throws when it is not from our writer. */
export function readEstimatedUse(text: string): EstimatedUse {
  const { isapre, fonasa } = estimatedUseSchema.parse(JSON.parse(text));
  return { ...(isapre && { isapre }), ...(fonasa && { fonasa }) };
}
