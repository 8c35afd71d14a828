import { expect, it } from 'vitest';
import { formStamp, stampState } from './form-stamp.ts';

const key = Buffer.alloc(32, 1);
const then = Date.parse('2026-11-20T15:00:00Z');
const day = 24 * 3_600_000;

it.each([
  ['fast', 0],
  ['fast', 1_999],
  ['good', 2_000],
  ['good', day],
  ['old', day + 1],
  // The clock of another process may be behind.
  ['fast', -50],
] as const)('a stamp is %s after %i ms', (state, age) => {
  expect(stampState(formStamp(key, then), { key, now: then + age })).toBe(state);
});

it('a moment that somebody else wrote, or that another key signed, is forged', () => {
  const now = then + 60_000;
  const own = formStamp(key, then);
  const [moment = '', signature = ''] = own.split('.');
  for (const text of [
    `${Number(moment) - 1}.${signature}`,
    `${moment}.${'A'.repeat(43)}`,
    formStamp(Buffer.alloc(32, 2), then),
    moment,
    `${own}.`,
    'x',
    '',
  ]) {
    expect([text, stampState(text, { key, now })]).toEqual([text, 'forged']);
  }
});
