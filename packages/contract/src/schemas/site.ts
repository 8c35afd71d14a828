import { z } from 'zod';
import { ufSchema } from './compare.ts';

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
    /** Null where the edition has no indexed unit. */
    uf: ufSchema.nullable(),
  })
  .meta({ id: 'Site' });
export type SiteFacts = z.infer<typeof siteSchema>;
