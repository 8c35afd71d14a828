import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh } from './freshness.ts';

const minute = 60_000;

describe('keepFresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function makeTab() {
    const host = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
    host.visibilityState = 'visible';
    const refresh = vi.fn<() => void>();
    keepFresh(host, () => Date.now(), refresh);
    const turn = (state: DocumentVisibilityState): void => {
      host.visibilityState = state;
      host.dispatchEvent(new Event('visibilitychange'));
    };
    return { refresh, turn };
  }

  it('asks when the tab comes back after a minute, not after a glance elsewhere', () => {
    const { refresh, turn } = makeTab();
    turn('hidden');
    vi.advanceTimersByTime(minute - 1);
    turn('visible');
    expect(refresh).not.toHaveBeenCalled();
    turn('hidden');
    vi.advanceTimersByTime(minute);
    turn('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks every two minutes while it is looked at, and never while hidden', () => {
    const { refresh, turn } = makeTab();
    vi.advanceTimersByTime(4 * minute);
    expect(refresh).toHaveBeenCalledTimes(2);
    turn('hidden');
    vi.advanceTimersByTime(60 * minute);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
