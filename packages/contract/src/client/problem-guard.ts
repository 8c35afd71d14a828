import type { FieldError, Problem } from '../errors.ts';

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return isPart(value) && typeof value['field'] === 'string' && typeof value['reason'] === 'string';
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/** Whether a value has the one shape of every error answer: says what `problemSchema` says, without its weight. */
export function isProblem(value: unknown): value is Problem {
  if (!isPart(value)) return false;
  const { type, title, status, detail, requestId, error, errors, work } = value;
  return (
    [type, title, requestId].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(status) &&
    isTextOrAbsent(detail) &&
    isTextOrAbsent(work) &&
    (error === undefined || error === 'robot') &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isFieldError)))
  );
}
