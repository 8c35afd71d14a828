import { afterEach, describe, expect, it, vi } from 'vitest';
import { countSaved, tellSaved } from './saved.ts';

describe('countSaved', () => {
  it('counts what is kept, and nothing where it cannot be read', () => {
    expect(countSaved('[{}, {}]')).toBe(2);
    for (const kept of [null, '', '{', '{}', '3']) expect(countSaved(kept)).toBe(0);
  });
});

describe('tellSaved', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows the way to what is saved with its number, and takes it away with the last', () => {
    const number = { textContent: '' };
    const link = { hidden: true, dataset: { savedKey: 'QP_SAVED' }, querySelector: () => number };
    let kept: string | null = '[{}]';
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'QP_SAVED' ? kept : null) });
    tellSaved(link as unknown as HTMLElement);
    expect(link.hidden).toBe(false);
    expect(number.textContent).toBe('1');
    kept = '[]';
    tellSaved(link as unknown as HTMLElement);
    expect(link.hidden).toBe(true);
  });
});
