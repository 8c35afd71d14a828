import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => {
      ends.set(name, () => resolve(name));
    });
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('turns', () => {
  it('let so much work go on at once, first come first served, and refuse what would wait for too long', async () => {
    const takeTurn = createTurns({ atOnce: 2, waiting: 2 });
    const { begun, work, end } = heldWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
    expect(await takeTurn(work('e'))).toEqual({ ok: false, error: 'full' });
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await all[1];
    const late = takeTurn(work('f'));
    await nextTurn();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd', 'f']) {
      end(name);
      await nextTurn();
      await nextTurn();
    }
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
    expect(await Promise.all([...all, late])).toEqual(['a', 'b', 'c', 'd', 'f'].map((value) => ({ ok: true, value })));
  });

  it('let go of the thread before each', async () => {
    const takeTurn = createTurns({ atOnce: 1, waiting: 9 });
    const seen: string[] = [];
    const turns = ['a', 'b', 'c'].map((name) => takeTurn(async () => seen.push(name)));
    setImmediate(() => seen.push('something short'));
    await Promise.all(turns);
    expect(seen.indexOf('something short')).toBeLessThan(seen.indexOf('c'));
  });

  it('go on after work that failed', async () => {
    const takeTurn = createTurns({ atOnce: 1, waiting: 1 });
    const failed = takeTurn(() => Promise.reject(new Error('once')));
    const next = takeTurn(async () => 'made');
    await expect(failed).rejects.toThrow('once');
    expect(await next).toEqual({ ok: true, value: 'made' });
  });
});
