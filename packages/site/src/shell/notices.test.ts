import { describe, expect, it } from 'vitest';
import { unreadOf } from './notices.ts';

describe('unreadOf', () => {
  it('A2.1-11 is all that was not there when the list was last opened', () => {
    expect(unreadOf(['new', 'old'], 'old older')).toEqual(['new']);
    expect(unreadOf(['new', 'old'], null)).toEqual(['new', 'old']);
    expect(unreadOf(['new', 'old'], 'old new')).toEqual([]);
  });
});
