import { expect, test } from 'vitest';
import { swapped } from './column-order.ts';

test('a column that is chosen for a place changes places with the one there', () => {
  expect(swapped(['A', 'B', 'C'], 0, 'C')).toEqual(['C', 'B', 'A']);
  expect(swapped(['A', 'B', 'C'], 1, 'A')).toEqual(['B', 'A', 'C']);
  expect(swapped(['A', 'B', 'C'], 1, 'B')).toEqual(['A', 'B', 'C']);
  expect(swapped(['A', 'B', 'C'], 1, 'unknown')).toEqual(['A', 'B', 'C']);
});
