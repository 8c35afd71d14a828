import { expect, it } from 'vitest';
import { contractingSpeedLevel } from './contracting-speed.ts';

it.each([
  [100, 'fast'],
  [81, 'fast'],
  [80, 'medium'],
  [31, 'medium'],
  [30, 'slow'],
  [0, 'slow'],
] as const)('A4-36 A4-37 A4-38 a score of %i is %s', (score, level) => {
  expect(contractingSpeedLevel(score)).toBe(level);
});
