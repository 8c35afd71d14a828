import { z } from 'zod';
import { originLimits } from '../origin-limits.ts';

const { signs, parameters, name } = originLimits;
const shortText = z.string().max(signs, { error: `debe tener ${signs} caracteres como máximo` });

/** Who sent the visitor (B3-40, C3-33). */
export const leadReferralSchema = z
  .object({
    loggedAs: z.literal('referral'),
    /** Day on which the browser kept it: month/day/year (C3-34). */
    initialDate: z.string().regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/, { error: 'debe ser mes/día/año' }),
    id: shortText.optional(),
    name: shortText.optional(),
    email: shortText.optional(),
    ejecutivo: shortText.optional(),
  })
  .meta({ id: 'LeadReferral' });
export type LeadReferral = z.infer<typeof leadReferralSchema>;

/** How a visit began (C3-52, C3-53). */
const attributionSchema = z
  .object({
    /** Address of the page that led here, without its search; '': none. */
    referrer: shortText,
    date: z.iso.datetime({ error: 'debe ser un momento, como 2026-11-20T12:00:00.000Z' }),
    infoGA: z.object({
      clientId: shortText.nullable(),
      urlParameters: z
        .record(z.string().max(name), shortText)
        .refine((given) => Object.keys(given).length <= parameters, { error: `debe tener ${parameters} parámetros como máximo` })
        .meta({ maxProperties: parameters }),
    }),
  })
  .meta({ id: 'Attribution' });

/** How visits began, the oldest first (C4-21, C9-03). */
export const leadAttributionSchema = z
  .array(attributionSchema)
  .max(originLimits.entries, { error: `debe tener ${originLimits.entries} entradas como máximo` });
export type LeadAttribution = z.infer<typeof leadAttributionSchema>;
