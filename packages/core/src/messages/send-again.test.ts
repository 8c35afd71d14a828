import { describe, expect, it } from 'vitest';
import { nextTry } from './send-again.ts';

const secondsUntil = (failed: number, askedFor: number | null = null) =>
  (nextTry({ failed, firstAt: 0, now: 60_000, askedFor }) ?? Number.NaN) / 1000 - 60;

describe('a message that failed', () => {
  it('is tried again after 5 seconds, then twice as long each time, up to 300', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 70].map((failed) => secondsUntil(failed))).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  it('waits as long as the provider asks, an hour at most, and never less than by itself', () => {
    expect([secondsUntil(1, 120), secondsUntil(7, 120), secondsUntil(1, 1_000_000)]).toEqual([120, 300, 3600]);
  });

  it('is tried for at least four hours, and then no more', () => {
    let [now, failed] = [0, 0];
    for (;;) {
      failed += 1;
      const next = nextTry({ failed, firstAt: 0, now, askedFor: null });
      if (next === null) break;
      now = next;
    }
    expect(now).toBeGreaterThanOrEqual(4 * 3_600_000);
    expect(failed).toBeLessThan(100);
  });
});
