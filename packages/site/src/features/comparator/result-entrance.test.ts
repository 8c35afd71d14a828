import { afterEach, describe, expect, it, vi } from 'vitest';
import { letEnter } from './result-entrance.ts';

describe('what enters in motion', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** How many results of a list move into place for an agent. */
  function moved(userAgent: string, wantsLess = false): number {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
    const animate = vi.fn<() => void>();
    letEnter([{ animate }, { animate }] as unknown as readonly Element[]);
    return animate.mock.calls.length;
  }

  it('B9-56 moves for visitors, and for no crawler', () => {
    expect(moved('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toBe(2);
    expect(moved('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(0);
    expect(moved('Mozilla/5.0 (compatible; AhrefsBot/7.0)')).toBe(0);
  });

  it('moves for nobody who asks for less motion', () => {
    expect(moved('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', true)).toBe(0);
  });
});
