import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepNewest } from './newest-pages.ts';

describe('the version that runs', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Shows a page of the version 'old' while 'new' runs, and comes back to it; gives how often it asked. */
  function asksOn(dataset: Readonly<Record<string, string>>): number {
    const ask = vi.fn<() => Promise<Response>>(async () => new Response('{"data":{"commit":"new"}}'));
    const comeBack: (() => void)[] = [];
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    const addEventListener = (_name: string, listener: () => void) => comeBack.push(listener);
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener });
    keepNewest({ dataset: { version: 'old', edition: 'chile', keys: 'QP', ...dataset } } as unknown as HTMLElement);
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3_600_000);
    for (const come of comeBack) come();
    vi.restoreAllMocks();
    return ask.mock.calls.length;
  }

  it('C4-26 is asked for at the start and when the visitor comes back, and never in development', () => {
    expect(asksOn({ reloads: '1' })).toBe(2);
    expect(asksOn({})).toBe(0);
  });
});
