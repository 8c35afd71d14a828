import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '../text/group-digits.ts';
import { employeesFromText, readEmployees } from './employee-count.ts';

it('C3-22 employees are a whole number, with or without dots between thousands', () => {
  expect(['1.500', ' 1500 ', '12', '007', '100.000'].map(employeesFromText)).toEqual([1500, 1500, 12, 7, 100_000]);
  expect(['', '.', '-3', '1,5', '1e3', '0x10', 'diez', '9'.repeat(400)].map(employeesFromText)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});

it('C5-04 employees are compared with the minimum without their dots, which is enough itself', () => {
  expect(readEmployees('1.000', 500)).toEqual({ ok: true, value: 1000 });
  expect(readEmployees('1.000', 1000)).toEqual({ ok: true, value: 1000 });
  expect(readEmployees('1.000', 1001)).toEqual({ ok: false, error: { kind: 'too-few', count: 1000, minimum: 1001 } });
  expect(readEmployees('mil', 5)).toEqual({ ok: false, error: { kind: 'not-a-number' } });
});

it('decision 13: the minimum is 5 where a plan names none', () => {
  expect(readEmployees('5')).toEqual({ ok: true, value: 5 });
  expect(readEmployees('4', null)).toEqual({ ok: false, error: { kind: 'too-few', count: 4, minimum: 5 } });
  expect(readEmployees('4', 3)).toEqual({ ok: true, value: 4 });
});

it('C5-04 every number is read with its dots as without them', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (count, minimum) => {
      const typed = groupDigits(String(count), '.');
      expect(employeesFromText(typed)).toBe(count);
      expect(readEmployees(typed, minimum).ok).toBe(count >= minimum);
    }),
  );
});
