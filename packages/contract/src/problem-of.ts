import type { ApiFailure, Problem } from './errors.ts';
import { problemKinds } from './problem-kinds.ts';

/** The public form of an expected failure: status and title from the one table, never more than the failure says. */
export function problemOf(failure: ApiFailure, requestId: string): Problem {
  const { status, title } = problemKinds[failure.kind];
  return {
    type: `/problems/${failure.kind}`,
    title,
    status,
    ...(failure.detail === undefined ? {} : { detail: failure.detail }),
    requestId,
    // What pages look for to offer the robot check (decision 17).
    ...(failure.kind === 'robot' ? { error: 'robot' } : {}),
    ...(failure.work === undefined ? {} : { work: failure.work }),
    ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
  };
}
