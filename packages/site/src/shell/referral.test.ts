import { describe, expect, it } from 'vitest';
import { referralIn } from './referral.ts';

describe('the cookie of who sent the visitor', () => {
  it('is read among others, as it was written', () => {
    const value = encodeURIComponent('{"name":"Paula; Araneda"}');
    expect(referralIn(`perfil=x; referido=${value}; otra=1`)).toBe('{"name":"Paula; Araneda"}');
  });

  it.each(['', 'perfil=x', 'referido=', 'noreferido=x', 'referido=%E0%A4%A'])('is none in: %s', (cookies) => {
    expect(referralIn(cookies)).toBeNull();
  });
});
