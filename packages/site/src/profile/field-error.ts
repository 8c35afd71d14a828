import type { FieldError } from '@cotejo/contract/errors';

/** The message of a field, where it has one. */
export function errorOf(errors: readonly FieldError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.reason;
}
