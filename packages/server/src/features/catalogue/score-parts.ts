import { z } from 'zod';

/** The parts of a product's score as they are stored. */
export const scorePartsSchema = z.array(z.object({ category: z.string(), weight: z.number(), points: z.number() }));
