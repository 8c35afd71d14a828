import { relative } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';
import { countTries, waveringText } from './second-tries.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          // Of every try; a test that passed has those of the tries before.
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** What a run of Vitest came to, and what to read of its second tries. */
export interface VitestRun {
  readonly passed: number;
  /** With those that passed at their second try only, where these are more than may. */
  readonly failed: number;
  readonly skipped: number;
  /** Each test that passed at its second try only, with its errors; empty where there is none. */
  readonly details: string;
}

/** Reads the report of Vitest's json reporter, of a run in which so many tests may need their second try. Throws where it has another shape. */
export function readVitestReport(json: unknown, secondTries: number): VitestRun {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = reportSchema.parse(json);
  const late = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ ancestorTitles, title, failureMessages }) => ({
        outcome: 'late' as const,
        name: `${relative(root, file)} ${[...ancestorTitles, title].join(' › ')}`,
        errors: failureMessages,
      })),
  );
  return {
    ...countTries({ passed: numPassedTests - late.length, late: late.length, failed: numFailedTests }, secondTries),
    skipped: numPendingTests + numTodoTests,
    details: late.map(waveringText).join('\n\n'),
  };
}
