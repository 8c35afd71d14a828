import { z } from 'zod';
import { ownPathSchema } from './own-path.ts';

const line = z.string().min(1).max(200);
const moment = z.iso.datetime({ offset: true });

/** A season with a comparator of its own (A3-61): shown from `start` to `finish` unless `show` is false (decision 41). */
export const comparatorEventSchema = z
  .object({
    name: line,
    title: line,
    /** Last segment of its comparator, e.g. 'Black-Friday'. */
    comparatorRelativePath: z.string().regex(/^[\w-]+$/),
    /** The comparator that its own stands under. */
    comparatorPath: ownPathSchema,
    show: z.boolean(),
    logo: ownPathSchema.nullable(),
    image: ownPathSchema.nullable(),
    /** Where its banner leads. */
    url: ownPathSchema,
    start: moment,
    finish: moment,
  })
  .refine(({ start, finish }) => Date.parse(start) < Date.parse(finish), { path: ['finish'], error: 'termina antes de empezar' })
  .meta({ id: 'ComparatorEvent' });
export type ComparatorEvent = z.infer<typeof comparatorEventSchema>;
