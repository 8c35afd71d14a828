import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

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
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toHaveBeenCalledOnce();
  });

  it('in an idle moment', async () => {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
    await expect(whenWanted(new EventTarget() as unknown as Window)).resolves.toBeUndefined();
  });
});
