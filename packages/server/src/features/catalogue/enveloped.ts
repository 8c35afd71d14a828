import type { ApiFailure } from '@cotejo/contract/errors';
import { ok, type Result } from '@cotejo/core/result';

/** The answer in the envelope of every GET; a failure as it is. */
export function enveloped<Value>(result: Result<Value, ApiFailure>): Result<{ data: Value }, ApiFailure> {
  return result.ok ? ok({ data: result.value }) : result;
}
