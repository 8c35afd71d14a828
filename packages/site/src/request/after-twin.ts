import type { CallFailure } from '@cotejo/contract/client';
import type { Result } from '@cotejo/core/result';

/** A twin is answered within its 4 s or fails; more tries would count as so many requests of the same address (decision 0326). */
const mostTries = 3;

type Pause = (milliseconds: number) => Promise<void>;

const pauseFor: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request, and again as long as one of the same content is under way (decision 30: 409 with Retry-After): two presses, a reload
 * or a connection that came back. The visitor is given the answer of that one and no error. What is refused for good is not sent again.
 */
export async function afterTwin<Answer>(
  send: () => Promise<Result<Answer, CallFailure>>,
  pause: Pause = pauseFor,
): Promise<Result<Answer, CallFailure>> {
  let sent = await send();
  for (let tries = 1; tries < mostTries && !sent.ok; tries += 1) {
    const wait = untilTwinIsAnswered(sent.error);
    if (wait === null) break;
    // Once soon, and once when it has to be done.
    await pause(wait * 1000 * (2 * tries - 1));
    sent = await send();
  }
  return sent;
}

/** Seconds; null: no twin is under way. */
function untilTwinIsAnswered(failure: CallFailure): number | null {
  return failure.kind === 'problem' && failure.problem.status === 409 ? failure.retryAfterSeconds : null;
}
