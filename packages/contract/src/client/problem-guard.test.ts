import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemSchema } from '../errors.ts';
import { problemOf } from '../problem-of.ts';
import { isProblem, problemIn } from './problem-guard.ts';

const part = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, undefined, 'robot', 404, {}, [], true),
  fc.array(fc.record({ field: fc.oneof(fc.string(), fc.integer()), reason: fc.string() }, { requiredKeys: [] }), {
    maxLength: 3,
  }),
);
const good = fc.record({
  type: fc.string(),
  title: fc.string(),
  status: fc.integer({ min: 400, max: 599 }),
  requestId: fc.string(),
});
const names = ['type', 'title', 'status', 'detail', 'requestId', 'error', 'errors', 'work', 'other'];
/** Mostly problems of which one part is anything. */
const nearProblem = fc
  .tuple(good, fc.constantFrom(...names), part)
  .map(([problem, name, value]): unknown => ({ ...problem, [name]: value }));

it('a value is a problem where its schema says so', () => {
  fc.assert(
    fc.property(fc.oneof(nearProblem, good, fc.anything()), (value) => {
      expect(isProblem(value)).toBe(problemSchema.safeParse(value).success);
    }),
  );
});

it('a problem of ours is one', () => {
  expect(isProblem(problemOf({ kind: 'robot', errors: [{ field: 'a', reason: 'b' }] }, 'r1'))).toBe(true);
});

it('a refusal in fewer words is read by its status: a robot by the word that decision 17 gives, too many calls by 429 alone', () => {
  const own = problemOf({ kind: 'robot' }, 'r1');
  expect(problemIn(own, 401)).toBe(own);
  expect(problemIn({ error: 'robot' }, 401)).toMatchObject({ status: 401, error: 'robot' });
  for (const said of [undefined, {}, 'Too Many Requests']) {
    const problem = problemIn(said, 429);
    expect(problem).toMatchObject({ status: 429 });
    expect(isProblem(problem)).toBe(true);
    expect(problem?.error).toBeUndefined();
  }
  for (const [said, status] of [
    [{ error: 'robot' }, 403],
    [{ error: 'token' }, 401],
    [undefined, 401],
    [{}, 503],
  ] as const)
    expect(problemIn(said, status)).toBeNull();
});
