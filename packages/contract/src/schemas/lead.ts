import { contactDays, contactTimes } from '@cotejo/core/contact-times';
import { emailPattern } from '@cotejo/core/email';
import { readPhone } from '@cotejo/core/phone';
import { z } from 'zod';
import { contactChannels, contactLimits, contactMessages, namePattern } from '../contact-words.ts';
import { consentTextSchema } from './consents.ts';
import { leadAttributionSchema, leadReferralSchema } from './lead-origin.ts';
import { profileSchema } from './profile.ts';

/** Contact fields of a request (B §3, B §5). Values are trimmed. */
export const contactFieldsSchema = z.object({
  first_name: z
    .string({ error: contactMessages.nameRequired })
    .trim()
    .min(1, { error: contactMessages.nameRequired, abort: true })
    .min(contactLimits.nameLeast, { error: contactMessages.nameShort, abort: true })
    .max(contactLimits.nameMost, { error: contactMessages.nameLong, abort: true })
    .regex(namePattern, { error: contactMessages.nameLetters }),
  telefono: z
    .string({ error: contactMessages.phoneRequired })
    .trim()
    .min(1, { error: contactMessages.phoneRequired, abort: true })
    .max(contactLimits.phoneMost, { error: contactMessages.phoneLong })
    .refine((value) => readPhone(value).ok, { error: contactMessages.phoneShort }),
  email: z
    .string({ error: contactMessages.emailRequired })
    .trim()
    .min(1, { error: contactMessages.emailRequired, abort: true })
    .max(contactLimits.emailMost, { error: contactMessages.emailInvalid })
    .pipe(z.email({ pattern: emailPattern, error: contactMessages.emailInvalid })),
  mensaje: z.string().trim().max(contactLimits.messageMost, { error: contactMessages.messageLong }).default(''),
});

/** How many answers of its own a request carries, and how many signs of each: eight cargas are about 600. */
export const additionalData = { answers: 60, signs: 2000 } as const;

/** Body of POST /api/leads (decision 30). */
export const leadBodySchema = contactFieldsSchema
  .extend({
    /** Business line, e.g. 'isapre' or 'seguros'. */
    tipo: z.string().min(1).max(60),
    /** Null: it is about no product but a business line, and its `lead-type` is 'contact'. */
    productCode: z.string().min(1).max(80).nullable().default(null),
    /** For whom the product is; null beside no product alone. */
    profile: profileSchema.nullable().default(null),
    /** The quote that the visitor saw: while it holds, the request carries it (decision 24). */
    quoteId: z.uuid({ error: 'no es el número de una cotización' }).nullish(),
    /**
     * Price the visitor saw, in whole units of the edition's currency; null when none was shown. What is no number is read as NaN: a
     * wrong price refuses no request (decision 24).
     */
    displayedPrice: z.number().nullable().catch(Number.NaN).default(null).meta({
      description:
        'El precio que se vio, en unidades enteras de la moneda; null si no se mostró ninguno. Uno que no es un número positivo, o no es el de la cotización, se anota y la solicitud se recibe igual',
    }),
    contactChannel: z.enum(contactChannels).default('whatsapp'),
    /** Part of the day in which who asks wants to be contacted; 'any': whenever the law and the edition let. */
    contactTime: z.enum(contactTimes).default('any'),
    cantidadEmpleados: z.number().int().min(1).max(999_999).nullish(),
    /** Separate, unticked consents: to hear about price changes, to get other offers, to be passed on to the product's insurer. */
    acceptsPriceAlerts: z.boolean().default(false),
    acceptsOffers: z.boolean().default(false),
    acceptsInsurer: z.boolean().default(false),
    /** The texts that the visitor read beside the boxes. Without them there is no proof, and nothing counts as accepted. */
    consentText: consentTextSchema.nullish(),
    referral: leadReferralSchema.nullish(),
    attribution: leadAttributionSchema.nullish(),
    /** What else a form asked, by name; the rows of a group are one text. */
    unrecognizedAdditionalData: z
      .record(z.string().max(80), z.string().max(additionalData.signs))
      .refine((answers) => Object.keys(answers).length <= additionalData.answers, {
        error: `debe tener ${additionalData.answers} respuestas como máximo`,
      })
      .meta({ maxProperties: additionalData.answers })
      .optional(),
  })
  .meta({ id: 'LeadBody' });
export type LeadBody = z.output<typeof leadBodySchema>;

export const leadTypes = ['health_insurance_lead', 'contact', 'plan_isapre_lead'] as const;

export const leadHeadersSchema = z.object({
  'idempotency-key': z
    .string({ error: 'falta la cabecera Idempotency-Key' })
    .min(8, { error: 'debe tener entre 8 y 100 caracteres' })
    .max(100, { error: 'debe tener entre 8 y 100 caracteres' }),
  'lead-type': z.enum(leadTypes).optional(),
  'editable-business-line': z.string().max(60).optional(),
  /** When the form began to be filled in, as GET /api/leads/stamp signed it. */
  'x-form-stamp': z.string().max(200).optional(),
  /** There when the field was filled in that nobody sees. */
  'x-form-trap': z.string().max(20).optional(),
  /** The challenge of a 428 with what solves it (request-work.ts). */
  'x-request-work': z.string().max(400).optional(),
  /** The challenge of a 428, from pages of ours whose visitor sent the form a second time without script. */
  'x-request-confirmation': z.string().max(200).optional(),
});

/** The assigned executive (B §3 'Contact response'). */
export const executiveSchema = z
  .object({
    nombres: z.string(),
    apellidos: z.string(),
    telefono_1: z.string(),
    email_corporativo: z.string(),
    calendly: z.object({ active: z.boolean(), url: z.string().nullable() }),
  })
  .meta({ id: 'Executive' });
export type Executive = z.infer<typeof executiveSchema>;

/** Why a quote that a request names is not the one it carries. */
export const replacedQuoteReasons = ['unknown', 'expired', 'promises-nothing', 'other-product', 'other-profile'] as const;
export type ReplacedQuoteReason = (typeof replacedQuoteReasons)[number];

/** Answer of POST /api/leads; dataSocio is null when the request waits for an executive (decision 31). */
export const leadAnswerSchema = z
  .object({
    leadId: z.string(),
    dataSocio: executiveSchema.nullable(),
    /** Own path of the page that books a meeting with them in our calendar; null: they have another one (calendly), or none. */
    meetingUrl: z.string().nullable().default(null),
    /** Own path where who asked takes the request back (decision 0338); null: it repeats another one, whose mail has the link. */
    withdrawalUrl: z.string().nullable().default(null),
    /** When the very same was received before, ISO 8601: its mail went then, and nobody is written to again; null: it says something new. */
    receivedBefore: z.iso.datetime().nullable().default(null),
    /** By which way and from when on who asks is contacted; null: the request is from before that was said. */
    contact: z
      .object({
        channel: z.enum(contactChannels),
        from: z.iso.datetime(),
        /** Day of `from` on the day of asking; 'now': at once. */
        day: z.enum(contactDays),
        /** IANA zone of the hours in which people are contacted. */
        timeZone: z.string(),
      })
      .nullable()
      .default(null),
    /** Null: it is about no product. */
    quote: z
      .object({
        id: z.string(),
        productDisplayName: z.string(),
        organizationDisplayName: z.string(),
        price: z.number().nullable(),
        currency: z.string(),
        /** Last day the quote holds, YYYY-MM-DD; null: it promises nothing. */
        expires: z.string().nullable(),
        /** Why the request carries another quote than the one it named; null: it carries that one, or named none. */
        replaced: z
          .object({
            kind: z.enum(replacedQuoteReasons),
            text: z.string(),
            /** Last day that the named quote held, YYYY-MM-DD, where it is over; null: it was replaced for something else. */
            expired: z.string().nullable().default(null),
          })
          .nullable()
          .default(null),
        ufDate: z.string().nullable(),
        people: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'LeadAnswer' });
export type LeadAnswer = z.infer<typeof leadAnswerSchema>;
/** What a request for a product carries of its price. */
export type LeadQuote = NonNullable<LeadAnswer['quote']>;

/** Answer of GET /api/leads/stamp. */
export const formStampSchema = z.object({ stamp: z.string() });
