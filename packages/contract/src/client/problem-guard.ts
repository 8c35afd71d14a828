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

/**
 * What a refusal says: the problem that it carries, or, in fewer words, as whoever stands before the server may write them, that its
 * visitor is taken for a robot (401 with '{"error":"robot"}', decision 17) or asks too often (429). Null: neither.
 */
export function problemIn(said: unknown, status: number): Problem | null {
  if (isProblem(said)) return said;
  const isRobot = status === 401 && isPart(said) && said['error'] === 'robot';
  if (!isRobot && status !== 429) return null;
  return { type: 'about:blank', title: '', status, requestId: '', ...(isRobot && { error: 'robot' }) };
}
