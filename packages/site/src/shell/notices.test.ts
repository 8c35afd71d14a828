import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreadOf, watchNotices } from './notices.ts';

describe('unreadOf', () => {
  it('A2.1-11 is all that was not there when the list was last opened', () => {
    expect(unreadOf(['new', 'old'], 'old older')).toEqual(['new']);
    expect(unreadOf(['new', 'old'], null)).toEqual(['new', 'old']);
    expect(unreadOf(['new', 'old'], 'old new')).toEqual([]);
  });
});

describe('watchNotices', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The bell's badge where the browser keeps values by `setItem`, and the opening of its list. */
  function bellWith(setItem: (name: string, value: string) => void) {
    const badge = { hidden: true };
    const panel = Object.assign(new EventTarget(), { matches: () => true });
    vi.stubGlobal('document', { querySelector: () => panel });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const dataset = { notices: 'new old', readKey: 'QP_READ' };
    watchNotices({ dataset, querySelector: () => badge, getAttribute: () => 'panel' } as unknown as HTMLElement);
    return { badge, open: () => panel.dispatchEvent(new Event('toggle')) };
  }

  it('A2.1-11 shows the badge until the list was opened, and keeps what was read', () => {
    const kept = new Map<string, string>();
    const { badge, open } = bellWith((name, value) => kept.set(name, value));
    expect(badge.hidden).toBe(false);
    open();
    expect(badge.hidden).toBe(true);
    expect(kept.get('QP_READ')).toBe('new old');
  });

  it('shows none where nothing can be kept as read', () => {
    const { badge, open } = bellWith(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    expect(badge.hidden).toBe(true);
  });
});
