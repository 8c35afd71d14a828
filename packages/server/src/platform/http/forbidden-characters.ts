import type { FieldError } from '@cotejo/contract/errors';

/** No schema of the contract goes deeper: what stands below is refused by it, and need not be looked at. */
const deepest = 12;
const reason = 'tiene un carácter que no se acepta';

/**
 * Texts of a value with a NUL in them or in their name, each by its path. PostgreSQL stores none, so that one would stop
 * at the database in place of the door.
 */
export function forbiddenCharacters(field: string, value: unknown, depth = 0): FieldError[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ field, reason }] : [];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.includes('\0') ? [{ field, reason }] : forbiddenCharacters(`${field}.${name}`, inner, depth + 1),
  );
}
