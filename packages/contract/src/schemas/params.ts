import { z } from 'zod';
import { productTabs, requestTab } from '../paths/product-tabs.ts';

/** Longest segment of a path that names something: a code, a number, the last part of a page. */
const longestSegment = 120;

/** What is said of a word that is a call, a page or a list of its own. */
export const reservedWord = 'es una palabra reservada';

/** True for a word that is one of the reserved ones, in any letter case. */
export function isReserved(text: string, reserved: readonly string[]): boolean {
  const word = text.toLowerCase();
  return reserved.some((each) => each.toLowerCase() === word);
}

/**
 * One segment of a path that names something, as text. Words that are calls of their own at that place are refused by
 * name in any letter case (400), so that no parameter swallows a misspelt call.
 */
export function segment(reserved: readonly string[] = [], longest = longestSegment): z.ZodString {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => !isReserved(text, reserved), { error: reservedWord });
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

/** Calls beside `/api/isapres/{id}`. */
export const isapreWords = ['beneficios', 'beneficios-plan'] as const;

/** Calls beside `/api/qp-university/{what}/{by}`. */
export const articleWords = ['count', 'paragraph', 'dynamic-table'] as const;

/** Lists of articles beside those of a tag or group in `/api/qp-university/{what}/{by}`. */
export const articleListWords = ['latest', 'popular'] as const;

/** Pages beside those of products, below any of the places that a product can be shown at (decision 36). */
export const productPageWords = ['Planes', 'Colectivos', 'Complementos', 'Seguro', 'Pago', requestTab, ...productTabs] as const;

/** A product by its number, by the last segment of its page, or by its code. */
export const productParams = z.object({ id: segment(productWords) });
