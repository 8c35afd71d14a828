import { expect, it } from 'vitest';
import { stepsTyped } from './typed-amount.ts';

it.each([
  ['3000', 'CLP', 3000],
  ['3.000', 'CLP', null],
  ['3000.0', 'CLP', null],
  ['3,000', 'CLP', null],
  ['12.50', 'USD', 1250],
  ['12.5', 'USD', 1250],
  ['1.234', 'USD', null],
  ['1.230', 'USD', null],
  ['-1', 'PEN', -100],
] as const)('%s %s is %s steps: a dot of thousands is no amount', (amount, currency, steps) => {
  expect(stepsTyped(amount, currency)).toBe(steps);
});
