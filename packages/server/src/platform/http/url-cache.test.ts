import { fail, ok } from '@cotejo/core/result';
import { describe, expect, it, vi } from 'vitest';
import { createUrlCache, type Moment, type SharedQuestion } from './url-cache.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T15:00:00Z');
const at = (minutes = 0, ground = 'A'): Moment => ({ ground, now: start + minutes * minute, lasts: 5 * minute });

function asking(workOut: SharedQuestion['workOut'], other: Partial<SharedQuestion> = {}): SharedQuestion {
  return { question: 'getUf chile', spelling: '/uf', isForced: false, workOut, onFailure: () => undefined, ...other };
}

function counted() {
  const state = { made: 0 };
  const workOut = vi.fn<SharedQuestion['workOut']>(async () => ok(`{"made":${(state.made += 1)}}`));
  return workOut;
}

describe('answers kept by URL', () => {
  it('are good for five minutes, found by their spelling, and made anew after that (C7-06)', async () => {
    const [cache, workOut] = [createUrlCache(), counted()];
    await cache.get(asking(workOut), at());
    expect(cache.known('/uf', at(4.99))?.plain.toString()).toBe('{"made":1}');
    expect(await cache.get(asking(workOut), at(4.99))).toMatchObject({ value: { from: 'hit' } });
    expect(cache.known('/uf', at(5))).toBeUndefined();
    expect(await cache.get(asking(workOut), at(5))).toMatchObject({ value: { from: 'miss' } });
    expect(workOut).toHaveBeenCalledTimes(2);
  });

  it('of the catalogue hold until it is another one', async () => {
    const [cache, workOut] = [createUrlCache(), counted()];
    const long = { lasts: Number.POSITIVE_INFINITY };
    await cache.get(asking(workOut), { ...at(), ...long });
    expect(cache.known('/uf', { ...at(700), ...long })).toBeDefined();
    expect(cache.known('/uf', { ...at(700, 'B'), ...long })).toBeUndefined();
  });

  it('are worked out once for all who ask meanwhile', async () => {
    const [cache, workOut] = [createUrlCache(), counted()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get(asking(workOut), at())));
    expect(workOut).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.answer : null))).size).toBe(1);
  });

  it('are found under every spelling of the same question', async () => {
    const [cache, workOut] = [createUrlCache(), counted()];
    await cache.get(asking(workOut), at());
    await cache.get(asking(workOut, { spelling: '/uf?_=1' }), at(1));
    expect(cache.known('/uf?_=1', at(1))).toBe(cache.known('/uf', at(1)));
    expect(workOut).toHaveBeenCalledTimes(1);
  });

  it('stand in for a source that hangs, for all who ask, while it is asked once; what it says in the end is kept', async () => {
    const [cache, onFailure] = [createUrlCache({ patienceMilliseconds: 30 }), vi.fn<(error: unknown) => void>()];
    await cache.get(asking(counted()), at());
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<SharedQuestion['workOut']>>>();
    const workOut = vi.fn<SharedQuestion['workOut']>(() => promise);
    for (let time = 0; time < 3; time += 1)
      expect(await cache.get(asking(workOut, { onFailure }), at(6))).toMatchObject({ value: { from: 'stale' } });
    expect([workOut.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
    resolve(ok('{"made":"late"}'));
    await vi.waitFor(() => expect(cache.known('/uf', at(6))?.plain.toString()).toBe('{"made":"late"}'), {
      timeout: 20_000,
    });
  });

  it('stand in for a failure for a day, whatever it is, and no longer; what the caller did wrong is told', async () => {
    const [cache, onFailure] = [createUrlCache(), vi.fn<(error: unknown) => void>()];
    await cache.get(asking(counted()), at());
    const thrown = asking(() => Promise.reject(new Error('database away')), { onFailure });
    expect(await cache.get(thrown, at(6))).toMatchObject({ ok: true, value: { from: 'stale' } });
    expect(onFailure).toHaveBeenCalledTimes(1);
    const refused = asking(async () => fail({ kind: 'unavailable' }));
    expect(await cache.get(refused, at(24 * 60 - 1, 'B'))).toMatchObject({ value: { from: 'stale' } });
    expect(await cache.get(refused, at(24 * 60))).toEqual(fail({ kind: 'unavailable' }));
    await expect(cache.get(thrown, at(24 * 60))).rejects.toThrow('database away');
    expect(
      await cache.get(
        asking(async () => fail({ kind: 'not-found' })),
        at(6),
      ),
    ).toEqual(fail({ kind: 'not-found' }));
  });

  it('are gone past when a fresh one is asked for, and the fresh one is kept (C7-05)', async () => {
    const [cache, workOut] = [createUrlCache(), counted()];
    await cache.get(asking(workOut), at());
    await cache.get(asking(workOut, { isForced: true, spelling: '/uf?forceRefresh=1' }), at(1));
    expect(cache.known('/uf', at(2))?.plain.toString()).toBe('{"made":2}');
  });

  it('are all dropped at once, those under way as well', async () => {
    const cache = createUrlCache();
    let finish: (text: string) => void = () => undefined;
    const slow = asking(() => new Promise((resolve) => (finish = (text) => resolve(ok(text)))));
    const running = cache.get(slow, at());
    cache.drop();
    finish('old');
    expect(await running).toMatchObject({ ok: true });
    expect(cache.known('/uf', at())).toBeUndefined();
    expect(cache.size()).toEqual({ answers: 0, bytes: 0 });
  });

  it('stay within their bounds, and take no room for URLs without end', async () => {
    const cache = createUrlCache({ answers: 3, bytes: 10_000, characters: 50 });
    for (let number = 0; number < 10; number += 1) {
      await cache.get(asking(counted(), { question: `q${number}`, spelling: `/${number}` }), at());
    }
    expect(cache.size().answers).toBe(3);
    await cache.get(asking(counted(), { question: 'q'.repeat(200), spelling: '/long' }), at());
    expect(cache.known('/long', at())).toBeUndefined();
  });
});
