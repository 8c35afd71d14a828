import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, type Result } from '@cotejo/core/result';

/** Milliseconds that reading may take: less than clients wait, so that they are told, and more than any read needs. */
const readMilliseconds = 8_000;
const retryAfterSeconds = 5;

/** The answer of a call that only reads, or 'unavailable' when what it reads from does not answer in time. */
export async function readInTime<Answer>(
  reading: Promise<Result<Answer, ApiFailure>>,
  milliseconds = readMilliseconds,
): Promise<Result<Answer, ApiFailure>> {
  const { promise: late, resolve } = Promise.withResolvers<Result<Answer, ApiFailure>>();
  const timer = setTimeout(() => resolve(fail({ kind: 'unavailable', retryAfterSeconds })), milliseconds);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
