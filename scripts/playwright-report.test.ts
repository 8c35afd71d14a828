import { expect, test } from 'vitest';
import { readReport } from './playwright-report.ts';

const told = (message: string) => ({ errors: [{ message }] });
const spec = (title: string, status: string, results: readonly unknown[]) => ({
  title,
  file: 'list.spec.ts',
  line: 7,
  tests: [{ projectName: 'phone', status, results }],
});
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [],
  suites: [
    {
      title: 'list.spec.ts',
      specs: [spec('a list is shown', 'expected', [{}])],
      suites: [
        {
          title: 'at 320 px',
          specs: [
            spec('a filter is kept', 'unexpected', [told('\u001B[31mfirst\u001B[39m'), told('second')]),
            spec('a page is added', 'flaky', [told('stood still'), {}]),
          ],
        },
      ],
    },
  ],
};

test('what failed and what passed at its second try only is named with its errors', () => {
  const { details, ...counts } = readReport(report);
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2 });
  expect(details).toBe(
    [
      'failed: [phone] list.spec.ts:7 at 320 px › a filter is kept\nfirst\nsecond',
      'passed at its second try only: [phone] list.spec.ts:7 at 320 px › a page is added\nstood still',
    ].join('\n\n'),
  );
});

test('three may pass at their second try; of more, all count as failed', () => {
  const countsOf = (flaky: number) => readReport({ stats: { expected: 9, unexpected: 0, flaky, skipped: 0 }, suites: [] });
  expect(countsOf(3)).toMatchObject({ passed: 12, failed: 0 });
  expect(countsOf(4)).toMatchObject({ passed: 9, failed: 4 });
});

test('a run that could not begin says why', () => {
  const run = readReport({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [],
    errors: [{ message: 'no tests found' }],
  });
  expect(run.details).toBe('no tests found');
});

test('a report of another shape is refused', () => {
  expect(() => readReport({ suites: [] })).toThrow(/stats/);
});
