import { expect, it } from 'vitest';
import { closingLine, tableOf, type Part } from './part.ts';

const part = (name: string, passed: number, failed: number, skipped: number): Part => ({
  name,
  passed,
  failed,
  skipped,
  seconds: 1.25,
  details: '',
});

it('the closing line sums all parts and names skipped tests only where there are any', () => {
  expect(closingLine([part('lint', 1, 0, 0), part('unit', 10, 2, 0)])).toBe('11 passed, 2 failed');
  expect(closingLine([part('lint', 1, 0, 0), part('unit', 10, 0, 3)])).toBe('11 passed, 0 failed, 3 skipped');
});

it('the table has a row for each part in columns of one width', () => {
  const lines = tableOf([part('lint', 1, 0, 0), part('browser tests', 123, 0, 1)]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
