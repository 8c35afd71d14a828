import type { CallFailure } from '@cotejo/contract/client';
import { fail, ok, type Result } from '@cotejo/core/result';
import { expect, test } from 'vitest';
import { afterTwin } from './after-twin.ts';

type Sent = Result<string, CallFailure>;

function problem(status: number, retryAfterSeconds: number | null): Sent {
  return fail({ kind: 'problem', problem: { type: '/problems/x', title: 'x', status, requestId: 'r' }, retryAfterSeconds });
}

/** What comes of a request that is answered in turn, how often it was sent, and the pauses between. */
async function sentWith(...answers: readonly Sent[]) {
  const pauses: number[] = [];
  let times = 0;
  const send = (): Promise<Sent> => {
    const answer = answers[Math.min(times, answers.length - 1)];
    times += 1;
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer was said'));
  };
  const answer = await afterTwin(send, (milliseconds) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  });
  return { answer, times, pauses };
}

test('a request whose twin is under way is given the answer of that one', async () => {
  expect(await sentWith(problem(409, 1), problem(409, 2), ok('yes'))).toEqual({
    answer: ok('yes'),
    times: 3,
    pauses: [1000, 6000],
  });
});

test('a twin that never ends is told after the third time', async () => {
  expect(await sentWith(problem(409, 1))).toMatchObject({ answer: problem(409, 1), times: 3, pauses: [1000, 3000] });
});

const others: readonly Sent[] = [problem(409, null), problem(429, 1), problem(503, 1), fail({ kind: 'offline' }), ok('yes')];

test.each(others)('what is no twin is told at once: %j', async (said: Sent) => {
  expect(await sentWith(said, ok('later'))).toEqual({ answer: said, times: 1, pauses: [] });
});
