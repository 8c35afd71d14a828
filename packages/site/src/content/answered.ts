import type { CallFailure } from '@cotejo/contract/client';
import type { Result } from '@cotejo/core/result';
import { unavailablePage } from '../layout/unavailable-page.ts';

const status = { badRequest: 400, notFound: 404, gone: 410 } as const;
const unknown: readonly number[] = [status.badRequest, status.notFound, status.gone];

/** True: what was asked for does not exist. False: it may, but nothing could tell. */
export function isUnknown(failure: CallFailure): boolean {
  return failure.kind === 'problem' && unknown.includes(failure.problem.status);
}

/** True: what was asked for is no more, or no more the caller's. */
export function isNoMore(failure: CallFailure): boolean {
  return failure.kind === 'problem' && failure.problem.status === status.gone;
}

/** What a page cannot be without: the answer of its call, or a thrown 404 when there is none, 503 when nothing could tell. */
export function answered<Answer>(result: Result<Answer, CallFailure>): Answer {
  if (result.ok) return result.value;
  throw isUnknown(result.error) ? new Response(null, { status: status.notFound }) : unavailablePage(result.error);
}
