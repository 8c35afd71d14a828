import { describe, expect, it } from 'vitest';
import { longestSession, reloadReason, reloadsFor, sessionStart, type ReloadState } from './reload-rules.ts';

const now = Date.parse('2026-11-22T20:00:00Z');
const fresh: ReloadState = { startedAt: now, now, newVersion: null, counter: null, mostReloads: 1, isUnsent: false };

describe('reloadReason', () => {
  it('is none while session and version are what they were', () => expect(reloadReason(fresh)).toBeNull());

  it('C4-29 C9-02 is the session once it is older than 10 hours, and not before', () => {
    expect(longestSession).toBe(36_000_000);
    expect(reloadReason({ ...fresh, startedAt: now - 36_000_000 })).toBeNull();
    expect(reloadReason({ ...fresh, startedAt: now - 36_000_001 })).toBe('session');
    expect(reloadReason({ ...fresh, startedAt: null })).toBeNull();
  });

  it('C4-25 C4-27 is another version, once by default and up to the configured count', () => {
    const other = { ...fresh, newVersion: 'b2' };
    expect(reloadReason(other)).toBe('version');
    expect(reloadReason({ ...other, counter: 'b2 1' })).toBeNull();
    expect(reloadReason({ ...other, counter: 'b2 2', mostReloads: 3 })).toBe('version');
    expect(reloadReason({ ...other, counter: 'b2 3', mostReloads: 3 })).toBeNull();
    expect(reloadReason({ ...other, mostReloads: 0 })).toBeNull();
  });

  it('counts each version by itself', () => {
    expect(reloadReason({ ...fresh, newVersion: 'c3', counter: 'b2 1' })).toBe('version');
    expect([reloadsFor('b2', 'b2 4'), reloadsFor('b2', 'c3 4'), reloadsFor('b2', null), reloadsFor('b2', 'b2 x')]).toEqual([
      4, 0, 0, 0,
    ]);
  });

  it('is none over a form with unsent input, however old the session', () => {
    expect(reloadReason({ ...fresh, startedAt: 0, newVersion: 'b2', isUnsent: true })).toBeNull();
  });
});

describe('sessionStart', () => {
  it('C1-10 C4-29 is what the browser keeps until 10 hours are over, and then the page that is loaded', () => {
    const begun = now - 36_000_000;
    expect([sessionStart(null, now), sessionStart(String(now), now + 5)]).toEqual([now, now]);
    expect([sessionStart(String(begun), now), sessionStart(String(begun), now + 1)]).toEqual([begun, now + 1]);
  });

  it.each(['', 'x', '{', '-5', 'Infinity', String(now + 1)])('is now where what is kept cannot be: %s', (kept) => {
    expect(sessionStart(kept, now)).toBe(now);
  });
});
