import { z } from 'zod';

/** Longest segment of a path that names something: a code, a number, the last part of a page. */
const longestSegment = 120;

/**
 * One segment of a path that names something, as text. Words that are calls of their own at that place are refused by
 * name in any letter case (400), so that no parameter swallows a misspelt call.
 */
export function segment(reserved: readonly string[] = [], longest = longestSegment): z.ZodString {
  const words = new Set(reserved.map((word) => word.toLowerCase()));
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => !words.has(text.toLowerCase()), { error: 'es una palabra reservada' });
}

/** Calls beside `/api/insurance/{id}`. */
export const productWords = ['coverages', 'compare'] as const;

/** Calls beside `/api/organization/{id}/…` and `/api/organization/institucion/{url}`. */
export const organizationWords = [
  'code',
  'tipo',
  'institucion',
  'instituciones',
  'availableToSell',
  'countCoverageOrganizations',
  'countInsurancesByType',
] as const;

/** A product by its number, by the last segment of its page, or by its code. */
export const productParams = z.object({ id: segment(productWords) });
