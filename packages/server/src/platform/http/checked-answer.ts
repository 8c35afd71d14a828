import type { Endpoint } from '@cotejo/contract/endpoint';
import type { ApiFailure } from '@cotejo/contract/errors';
import { ok, type Result } from '@cotejo/core/result';

/** An answer that breaks the contract: a bug, told by where it differs and never by its values. */
export class AnswerMismatch extends Error {
  constructor(name: string, places: readonly string[]) {
    super(`the answer of ${name} breaks the contract at ${places.join(', ')}`);
  }
}

/** An endpoint by the name it has in the contract. */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** The checked answer of an endpoint as the text that goes out, null where it has no content (204); throws AnswerMismatch. */
export function checkedText(
  { name, endpoint }: NamedEndpoint,
  result: Result<unknown, ApiFailure>,
): Result<string | null, ApiFailure> {
  if (!result.ok) return result;
  if (result.value === null && endpoint.responses[204] !== undefined) return ok(null);
  const checked = endpoint.responses[200].safeParse(result.value);
  if (!checked.success) {
    throw new AnswerMismatch(
      name,
      checked.error.issues.map((issue) => issue.path.join('.')),
    );
  }
  return ok(endpoint.mediaType === undefined ? JSON.stringify(checked.data) : String(checked.data));
}

/** The Content-Type of an endpoint's answers. */
export function contentTypeOf({ mediaType }: Endpoint): string {
  return `${mediaType ?? 'application/json'}; charset=utf-8`;
}
