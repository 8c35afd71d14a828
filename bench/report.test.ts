import { expect, it } from 'vitest';
import { meetsGoal, medianOf, tableOf } from './report.ts';

it('a goal is met at its bound and missed beyond it', () => {
  expect(meetsGoal({ value: 60, goal: '<= 60' })).toBe(true);
  expect(meetsGoal({ value: 60.1, goal: '<= 60' })).toBe(false);
  expect(meetsGoal({ value: 99, goal: '>= 100' })).toBe(false);
  expect(meetsGoal({ value: 99 })).toBeNull();
});

it('the median does not depend on order and lies between the middle two', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([10, 1, 2, 3])).toBe(2.5);
  expect(() => medianOf([])).toThrow(RangeError);
});

it('the table shows each figure with its goal and whether it is met', () => {
  const table = tableOf([
    { name: 'first HTML', value: 72.25, unit: 'ms', reference: 0.5, ratio: 144.5, goal: '<= 60' },
    { name: 'memory', value: 212, unit: 'MB' },
  ]);
  expect(table.split('\n')[1]).toMatch(/^first HTML +72\.3 +ms +0\.500 +145 +<= 60 +NO$/);
  expect(table.split('\n')[2]).toMatch(/^memory +212 +MB$/);
});
