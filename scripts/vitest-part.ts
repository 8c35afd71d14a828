import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Part } from './part.ts';
import { inRoot } from './root.ts';
import { commandOf, runNode } from './run-program.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
});

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function countsIn(report: string, code: number): Counts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = reportSchema.parse(json);
  // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Runs one Vitest project, `filters` narrowing it to paths, and counts its tests. */
export async function runVitest(name: string, project: string, filters: readonly string[] = []): Promise<Part> {
  const report = inRoot('.cache', `vitest-${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  const run = await runNode(commandOf('vitest'), args, { env: { NODE_ENV: 'test', NO_COLOR: '1' } });
  const counts = countsIn(report, run.code);
  return { name, ...counts, seconds: run.seconds, details: counts.failed > 0 ? run.output : '' };
}
