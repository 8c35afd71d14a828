import { withdrawalStates } from '@cotejo/core/lead-withdrawal';
import { z } from 'zod';
import { consentLinkSchema } from './consents.ts';

/** Body of taking a request back: the request, and what the link of its mails was signed with. */
export const withdrawalBodySchema = consentLinkSchema.meta({ id: 'WithdrawalBody' });

/** A request for who may take it back, and what ends with it: nothing of the person. */
export const withdrawalSchema = z
  .object({
    leadId: z.uuid(),
    productDisplayName: z.string(),
    organizationDisplayName: z.string(),
    /** 'open': it can be taken back; 'withdrawn': it was; 'closed': it was sold or closed, and nothing is left to take back. */
    state: z.enum(withdrawalStates),
    /** When it was taken back, ISO 8601; null: it was not, or not by the link. */
    withdrawnAt: z.string().nullable(),
    /** Who gets in touch; null: nobody yet. */
    executiveName: z.string().nullable(),
    /** When a meeting that stands begins, ISO 8601, with its IANA zone; null: none does. */
    meeting: z.object({ startsAt: z.string(), timeZone: z.string() }).nullable(),
    /** Whether this link leads to what was allowed as well: that of a mail does, that of an answer does not. */
    opensConsents: z.boolean(),
    /** Whether anything was allowed beside the answer, which is taken back with it. */
    hasConsents: z.boolean(),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawalSchema>;
