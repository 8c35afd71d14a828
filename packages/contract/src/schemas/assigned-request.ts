import { contactTimes } from '@cotejo/core/contact-times';
import { z } from 'zod';
import { contactChannels } from '../contact-words.ts';

const rowSchema = z.object({ label: z.string(), value: z.string() });
const namedSchema = z.object({ id: z.number().int(), name: z.string() });

/** One line of what became of a request; names as whoever works with requests knows them. */
const momentSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** 'visitor': who asked; 'system': the product; 'house': somebody who works with requests. */
  by: z.enum(['visitor', 'system', 'house']),
  /** Who of the house; null: nobody of it, or nobody said. */
  name: z.string().nullable(),
  status: z.string(),
  subStatus: z.string().nullable(),
  reason: z.string().nullable(),
});

/** A request for the executive who has it: its person, what they asked for, where it stands, and what can be done next. */
export const assignedRequestSchema = z
  .object({
    leadId: z.uuid(),
    /** ISO 8601. */
    receivedAt: z.string(),
    productDisplayName: z.string(),
    /** Null: it is about no product. */
    organizationDisplayName: z.string().nullable(),
    /** As the quote has it, with its currency and period, or why there is none: '$ 98.210 al mes'. */
    summary: z.array(rowSchema),
    /** What its person said of themselves, in the order of its form; none: nothing, or nobody contacts them any more. */
    told: z.array(rowSchema),
    /** What they asked for again within a day, the oldest first: what and what of it they had not said before. */
    repetitions: z.array(z.object({ /** ISO 8601. */ receivedAt: z.string(), rows: z.array(rowSchema) })),
    person: z.object({
      name: z.string(),
      /** Ways to reach them and what they wrote; null: nobody contacts them any more. */
      contact: z.object({ phone: z.string(), email: z.string(), message: z.string().nullable() }).nullable(),
    }),
    contactChannel: z.enum(contactChannels),
    contactTime: z.enum(contactTimes),
    status: namedSchema,
    subStatus: z.string().nullable(),
    reason: z.string().nullable(),
    /** 'withdrawn': its person took it back, and nothing is done with it; 'told': they told somebody that they want no contact; null: neither. */
    noContact: z.enum(['withdrawn', 'told']).nullable(),
    /** What can be done next; none: nothing, or the office does it. */
    choices: z.array(namedSchema.extend({ subStatuses: z.array(namedSchema.extend({ reasons: z.array(namedSchema) })) })),
    /** From how it came in, the newest last. */
    history: z.array(momentSchema).min(1),
  })
  .meta({ id: 'AssignedRequest' });
export type AssignedRequest = z.infer<typeof assignedRequestSchema>;

/** What an executive did with a request. */
export const assignedRequestStepSchema = z
  .object({
    /** How many lines of history were read: of two who act on the same the second is told so. */
    seen: z.number().int().min(1).max(100_000),
    /** Number of the status that it goes to. */
    status: z.number().int(),
    subStatus: z.number().int().optional(),
    /** Number of the reason why it came to nothing. */
    reason: z.number().int().optional(),
  })
  .meta({ id: 'AssignedRequestStep' });
export type AssignedRequestStep = z.infer<typeof assignedRequestStepSchema>;

/** Where it stands now. */
export const steppedRequestSchema = z
  .object({ status: namedSchema, /** False: it is somebody else's now, or nobody's. */ isHeld: z.boolean() })
  .meta({ id: 'SteppedRequest' });
