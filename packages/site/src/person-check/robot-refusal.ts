import type { CallFailure } from '@cotejo/contract/client';
import { isRouteErrorResponse } from 'react-router';

/** A call that was refused because its visitor was taken for a robot (decision 17). */
export interface RobotRefusal {
  readonly kind: 'robot';
  /** Until calls are taken again without a proof; null: not told. */
  readonly retryAfterSeconds: number | null;
}

/** The refusal in a failed call; null when it failed for another reason, as other 401 answers do. */
export function robotRefusalOf(failure: CallFailure): RobotRefusal | null {
  if (failure.kind !== 'problem' || failure.problem.error !== 'robot') return null;
  return { kind: 'robot', retryAfterSeconds: failure.retryAfterSeconds };
}

const statusRefused = 401;

/** What a loader throws when its page cannot be made for a robot; the page's error screen offers the proof. */
export function refusedPage(refusal: RobotRefusal): Response {
  return Response.json(refusal, { status: statusRefused });
}

function isRefusal(thrown: unknown): thrown is RobotRefusal {
  return (
    typeof thrown === 'object' && thrown !== null && 'kind' in thrown && thrown.kind === 'robot' && 'retryAfterSeconds' in thrown
  );
}

/** The refusal that a page failed with; null for any other error. */
export function refusalOfPage(error: unknown): RobotRefusal | null {
  return isRouteErrorResponse(error) && error.status === statusRefused && isRefusal(error.data) ? error.data : null;
}
