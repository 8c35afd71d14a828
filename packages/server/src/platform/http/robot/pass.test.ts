import { expect, it } from 'vitest';
import { passCookie } from './pass.ts';

it('a pass goes to calls of the same site alone, but to calls of the page that got it where page and API are of two sites', () => {
  const own = { seconds: 60, secure: true, isAcross: false };
  expect(passCookie('t', own)).toBe('persona=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
  expect(passCookie('t', { ...own, isAcross: true })).toBe(
    'persona=t; Path=/; Max-Age=60; HttpOnly; SameSite=None; Partitioned; Secure',
  );
  // Browsers take no cookie for other sites that is not secure.
  expect(passCookie('t', { ...own, secure: false, isAcross: true })).toBe(
    'persona=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
});
