import type { FieldError } from '@cotejo/contract/errors';

/** No schema of the contract goes deeper: what stands below is refused by it, and need not be looked at. */
const deepest = 12;
const reason = 'tiene un carácter que no se acepta';

/** PostgreSQL stores no NUL, and no half of a pair of surrogates in JSON. */
function isForbidden(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/**
 * Texts of a value with a NUL or half a character in them or in their name, each by its path: the database would stop at one
 * in place of the door.
 */
export function forbiddenCharacters(field: string, value: unknown, depth = 0): FieldError[] {
  if (typeof value === 'string') return isForbidden(value) ? [{ field, reason }] : [];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isForbidden(name) ? [{ field, reason }] : forbiddenCharacters(`${field}.${name}`, inner, depth + 1),
  );
}
