import { z } from 'zod';

/** A country as forms offer it (B3-11, C3-32). */
export const countrySchema = z
  .object({
    /** ISO 3166, two letters. */
    code: z.string(),
    name: z.string(),
    /** E.g. '+56'. */
    phonePrefix: z.string().nullable(),
    /** In the masculine form; null where none is known. */
    nationality: z.string().nullable(),
  })
  .meta({ id: 'Country' });

/** A sector with its kinds of work, whose codes a profile names (C3-42). */
export const workSectorSchema = z
  .object({
    id: z.number().int(),
    displayName: z.string(),
    workSectors: z.array(z.object({ code: z.string(), displayName: z.string() })),
  })
  .meta({ id: 'WorkSector' });
export type WorkSector = z.infer<typeof workSectorSchema>;
