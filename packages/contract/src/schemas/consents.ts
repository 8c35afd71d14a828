import { consentPurposes, consentVersions } from '@cotejo/core/consent';
import { languages } from '@cotejo/core/editions';
import { z } from 'zod';
import { surveyLinkSchema } from './feedback.ts';

/** By which text something is allowed: its version and language. */
export const consentTextSchema = z
  .object({
    version: z.enum(consentVersions, { error: `debe ser una versión de los textos: ${consentVersions.join(', ')}` }),
    language: z.enum(languages, { error: `debe ser uno de: ${languages.join(', ')}` }),
  })
  .meta({ id: 'ConsentText' });

/** A request by its number, and what the link to its consents was signed with. */
export const consentLinkSchema = surveyLinkSchema;

/** What a visitor allowed with a request, and what they may allow: nothing of the person. */
export const leadConsentsSchema = z
  .object({
    leadId: z.uuid(),
    productDisplayName: z.string(),
    organizationDisplayName: z.string(),
    /** Its person took it back, or told their executive that they want no contact: nobody answers it. */
    isTakenBack: z.boolean(),
    consents: z.array(
      z.object({
        purpose: z.enum(consentPurposes),
        recipient: z.string(),
        /** By the request, its first one or another that repeats that: they are the same matter. */
        isGiven: z.boolean(),
        /** The product or subject of the other request of the matter by which it holds; null: it holds by this one, or not at all. */
        about: z.string().nullable(),
        /** The sentence by which it was last given, in the words that were shown; null: it never was. */
        text: z.string().nullable(),
        /** When it was last given or withdrawn, ISO 8601; null: never. */
        at: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LeadConsents' });
export type LeadConsents = z.infer<typeof leadConsentsSchema>;

/** Body of the change of one consent: given by the text named, or withdrawn. */
export const consentChangeSchema = consentLinkSchema
  .extend({
    purpose: z.enum(consentPurposes, { error: `debe ser uno de: ${consentPurposes.join(', ')}` }),
    isGiven: z.boolean({ error: 'debe ser true o false' }),
    consentText: consentTextSchema,
  })
  .meta({ id: 'ConsentChange' });
