import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPatience } from './use-long-wait.ts';

describe('a wait', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows after 150 ms, and no sooner', () => {
    const show = vi.fn<() => void>();
    afterPatience(show);
    vi.advanceTimersByTime(149);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledOnce();
  });

  it('that is over before shows nothing', () => {
    const show = vi.fn<() => void>();
    const end = afterPatience(show);
    vi.advanceTimersByTime(149);
    end();
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
  });
});
