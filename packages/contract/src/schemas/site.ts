import { z } from 'zod';
import { listPages } from '../paths/organization-lists.ts';
import { ufSchema } from './compare.ts';

const publishedValue = {
  /** Pesos per unit. */
  valor: z.number(),
  /** Day it is of, YYYY-MM-DD; for the UTM the first of its month. */
  fecha: z.string(),
  /** 'older': the newest that is stored is not the one of today. */
  status: z.enum(['of-the-day', 'older']),
};

/** The official values that hold today; null where none is stored (A3-58). */
export const indicatorsSchema = z
  .object({
    uf: ufSchema,
    utm: z.object(publishedValue).nullable(),
    /** The observed dollar. */
    usd: z.object(publishedValue).nullable(),
  })
  .meta({ id: 'Indicators' });
export type IndicatorsAnswer = z.infer<typeof indicatorsSchema>;

/** What the frame around every page needs to know: small, because each page carries it. */
export const siteSchema = z
  .object({
    /** Any published layer of the catalogue is demonstration data: every page says so. */
    isDemonstration: z.boolean(),
    /** Every published layer is. */
    isWhollyDemonstration: z.boolean(),
    comparators: z.array(
      z.object({
        name: z.string(),
        displayName: z.string(),
        url: z.string(),
        /** Part of the key that the visitor's profile is kept under. */
        productType: z.string(),
        productCount: z.number().int(),
      }),
    ),
    /** Lists of organisations and clinics that have something here, by the names of their pages. */
    lists: z.array(z.enum(listPages)),
    /** Null where the edition has no indexed unit. */
    uf: ufSchema.nullable(),
  })
  .meta({ id: 'Site' });
export type SiteFacts = z.infer<typeof siteSchema>;
