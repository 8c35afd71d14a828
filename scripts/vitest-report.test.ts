import { expect, test } from 'vitest';
import { inRoot } from './root.ts';
import { readVitestReport } from './vitest-report.ts';

const one = (title: string, status: string, failureMessages: readonly string[]) => ({
  ancestorTitles: ['a process'],
  title,
  status,
  failureMessages,
});
const reportOf = (tests: readonly ReturnType<typeof one>[]) => ({
  numPassedTests: tests.filter(({ status }) => status === 'passed').length,
  numFailedTests: tests.filter(({ status }) => status === 'failed').length,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ name: inRoot('packages', 'one.process.test.ts'), assertionResults: tests }],
});
const late = (title: string) => one(title, 'passed', ['\u001B[31mstood still\u001B[39m']);

test('what passed at its second try only is named with its error, and counts as passed where it may', () => {
  const { details, ...counts } = readVitestReport(reportOf([one('starts', 'passed', []), late('ends')]), 1);
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 3 });
  expect(details).toBe('passed at its second try only: packages/one.process.test.ts a process › ends\nstood still');
});

test('of more than may, all count as failed, beside those that failed at every try', () => {
  const report = reportOf([one('starts', 'passed', []), late('ends'), late('waits'), one('stops', 'failed', ['a', 'b'])]);
  expect(readVitestReport(report, 1)).toMatchObject({ passed: 1, failed: 3 });
  expect(readVitestReport(reportOf([late('ends')]), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a report of another shape is refused', () => {
  expect(() => readVitestReport({ testResults: [] }, 1)).toThrow(/numPassedTests/);
});
