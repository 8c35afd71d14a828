import { z } from 'zod';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'debe ser una hora como 09:00' });

/** When somebody answers the chat; times are of the zone. */
export const chatHoursSchema = z.object({
  /** IANA zone. */
  timeZone: z.string().refine((zone) => isTimeZone(zone), { error: 'no es una zona horaria' }),
  /** People who answer; 0: nobody does, whatever the hour. */
  agents: z.number().int().min(0),
  /** Day 1 is Monday, 7 Sunday; from the first minute until before the last. */
  hours: z.array(z.object({ day: z.number().int().min(1).max(7), from: clock, to: clock })),
  /** Days without chat, YYYY-MM-DD: public holidays. */
  closedDays: z.array(z.iso.date()),
});
export type ChatHours = z.infer<typeof chatHoursSchema>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether somebody answers now, and when (B7-36, B7-37). */
export const chatAvailabilitySchema = chatHoursSchema
  .extend({ active: z.boolean(), closedDays: z.array(z.string()) })
  .meta({ id: 'ChatAvailability' });

const choices = z.array(z.object({ value: z.string().min(1).max(80), label: z.string().min(1).max(120) })).min(1);
const line = z.object({ label: z.string().min(1).max(120), isRequired: z.boolean() });

const webchatFields = {
  /** True: chat starts whatever the availability (C4-31, C4-32). */
  alwaysStarts: z.boolean(),
  /** What is asked before the chat (C3-54). */
  preChatForm: z.object({
    friendlyName: line,
    email: line,
    phoneNumber: line,
    /** The topic. */
    type: line.extend({ options: choices }),
    area: line.extend({ options: choices }),
  }),
  /** What the form says of a value that is missing, or is no address (C5-24, C5-25). */
  messages: z.object({ required: z.string(), email: z.string() }),
};

/** A chat's configuration as it is stored. */
export const webchatContentSchema = z.object(webchatFields);
export const providerWebchatContentSchema = webchatContentSchema.extend({ provider: z.object({ name: z.string().min(1) }) });

const named = { app: z.string(), language: z.string() };
export const webchatConfigSchema = webchatContentSchema.extend(named).meta({ id: 'WebchatConfig' });
/** The same for a chat that a provider of care answers. */
export const providerWebchatConfigSchema = providerWebchatContentSchema.extend(named).meta({ id: 'ProviderWebchatConfig' });
