import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRightOfWay, type RightOfWay } from './right-of-way.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins work that is waited for; gives what ends each piece. */
function begin(count: number, { waitedFor }: RightOfWay): readonly (() => Promise<void>)[] {
  return Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = waitedFor(() => promise);
    return () => {
      resolve();
      return done;
    };
  });
}

/** Has pieces of work wait; gives those that went on. */
function follow(count: number, { toGoOn }: RightOfWay): readonly number[] {
  const gone: number[] = [];
  for (let piece = 0; piece < count; piece += 1) void toGoOn().then(() => gone.push(piece));
  return gone;
}

it('work that can wait goes on at once beside a little that is waited for', async () => {
  const way = createRightOfWay();
  begin(8, way);
  const gone = follow(3, way);
  await vi.advanceTimersByTimeAsync(0);
  expect(gone).toEqual([0, 1, 2]);
});

it('beside much it goes on piece by piece, in its order, however long the others keep coming', async () => {
  const way = createRightOfWay();
  begin(9, way);
  const gone = follow(4, way);
  await vi.advanceTimersByTimeAsync(149);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual([0]);
  await vi.advanceTimersByTimeAsync(300);
  expect(gone).toEqual([0, 1, 2]);
});

it('all goes on soon after little is waited for again, done or failed, and nothing is left running', async () => {
  const way = createRightOfWay();
  const [end] = begin(9, way);
  const failing = Promise.withResolvers<void>();
  const failed = way.waitedFor(() => failing.promise).catch(() => 'failed');
  const gone = follow(4, way);
  failing.reject(new Error('no room'));
  expect(await failed).toBe('failed');
  await end?.();
  await vi.advanceTimersByTimeAsync(149);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual([0, 1, 2, 3]);
  expect(vi.getTimerCount()).toBe(0);
});

it('many that are done together are much while others follow them', async () => {
  const way = createRightOfWay();
  const first = begin(20, way);
  const gone = follow(4, way);
  await Promise.all(first.map((end) => end()));
  await vi.advanceTimersByTimeAsync(10);
  begin(20, way);
  await vi.advanceTimersByTimeAsync(140);
  expect(gone).toEqual([0]);
});
