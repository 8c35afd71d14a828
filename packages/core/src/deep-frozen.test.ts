import { expect, it } from 'vitest';
import { deepFrozen } from './deep-frozen.ts';

it('freezes lists and what they hold, and gives the same object back', () => {
  const value = { name: 'a', prices: [{ amount: 1 }], none: null };
  expect(deepFrozen(value)).toBe(value);
  expect([value, value.prices, value.prices[0]].every((part) => Object.isFrozen(part))).toBe(true);
  expect(deepFrozen('text')).toBe('text');
});
