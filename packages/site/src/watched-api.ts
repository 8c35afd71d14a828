import type { CallFailure } from '@cotejo/contract/client';

const firstServerFailure = 500;
const tooManyRequests = 429;

function isFailure(answer: unknown): answer is { readonly ok: false; readonly error: CallFailure } {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false && 'error' in answer;
}

/** True for a failure that the same call may not meet a moment later; 'there is no such thing' is an answer. */
function isPassing(failure: CallFailure): boolean {
  if (failure.kind !== 'problem') return true;
  return failure.problem.status >= firstServerFailure || failure.problem.status === tooManyRequests;
}

/** The same client, telling of every call that got no lasting answer: a page made with one may not be kept. */
export function watchedApi<Api extends object>(api: Api, onPassingFailure: () => void): Api {
  return new Proxy(api, {
    get: (target, name): unknown => {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, target, args);
        if (isFailure(answer) && isPassing(answer.error)) onPassingFailure();
        return answer;
      };
    },
  });
}
