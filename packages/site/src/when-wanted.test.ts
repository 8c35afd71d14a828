import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenUsed, whenWanted } from './when-wanted.ts';

describe('a page is wanted', () => {
  beforeEach(() => vi.stubGlobal('window', { requestIdleCallback: () => 0 }));
  afterEach(() => vi.unstubAllGlobals());

  it.each(['pointerdown', 'keydown', 'focusin'])('at the first %s, however busy the browser is', async (sign) => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const place = new EventTarget();
    const told = vi.fn<() => void>();
    void whenWanted(place as unknown as Window).then(told);
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    place.dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 20_000 });
  });

  it('in an idle moment', async () => {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
    await expect(whenWanted(new EventTarget() as unknown as Window)).resolves.toBeUndefined();
  });
});

describe('a page is used', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(['scroll', 'pointermove', 'keydown'])('from the first %s', async (sign) => {
    const place = new EventTarget();
    const used = whenUsed(place as unknown as Window);
    place.dispatchEvent(new Event(sign));
    await expect(used).resolves.toBeUndefined();
  });

  it('by no pointer that rests where the page came up below it, and by the same once it moves', async () => {
    const place = new EventTarget();
    const told = vi.fn<() => void>();
    void whenUsed(place as unknown as Window).then(told);
    const moved = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    place.dispatchEvent(moved(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).not.toHaveBeenCalled();
    place.dispatchEvent(moved(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledOnce();
  });

  it('after six seconds, and not before', async () => {
    const told = vi.fn<() => void>();
    void whenUsed(new EventTarget() as unknown as Window).then(told);
    await vi.advanceTimersByTimeAsync(5999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
  });
});
