import { z } from 'zod';

/** Values that stand in a text which a code names; a day is YYYY-MM-DD. */
export const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));
