import { z } from 'zod';

/** Longest question that is looked for: more words tell nothing more. */
export const longestSearch = 100;

export const searchKinds = ['comparator', 'organization', 'clinic', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Pages of one kind whose name has every word of the question, best first; `total` counts those left out as well. */
export const searchGroupSchema = z
  .object({
    kind: z.enum(searchKinds),
    total: z.number().int(),
    results: z.array(
      z.object({
        title: z.string(),
        /** What tells it apart: who sells it, what it compares. May be empty. */
        detail: z.string(),
        /** Own path of its page. */
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof searchGroupSchema>;
