import { ok } from '@cotejo/core/result';
import { expect, it } from 'vitest';
import { readInTime } from './read-in-time.ts';

it('a read whose source hangs is answered that it is away, and when to come back; one in time as it is', async () => {
  const late = await readInTime(new Promise(() => undefined), 20);
  expect(late).toEqual({ ok: false, error: { kind: 'unavailable', retryAfterSeconds: 5 } });
  expect(await readInTime(Promise.resolve(ok(1)), 20)).toEqual(ok(1));
});
