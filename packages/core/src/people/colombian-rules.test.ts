import { expect, it } from 'vitest';
import { colombianInsurerFault, isColombianCompanyTooSmall } from './colombian-rules.ts';

it('B5-28 a company has ten employees or more', () => {
  expect([9, 10, 1500, 0, null, undefined].map(isColombianCompanyTooSmall)).toEqual([true, false, false, true, true, true]);
});

it("B5-29 an EPS is chosen, and is not 'notengo'", () => {
  expect(['notengo', ' NoTengo ', 'EPS005', '', ' ', null, undefined].map(colombianInsurerFault)).toEqual([
    'insurerNone',
    'insurerNone',
    null,
    'insurerMissing',
    'insurerMissing',
    'insurerMissing',
    'insurerMissing',
  ]);
});
