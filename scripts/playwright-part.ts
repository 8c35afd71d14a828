import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './part.ts';
import { readReport } from './playwright-report.ts';
import { inRoot } from './root.ts';
import { commandOf, runNode } from './run-program.ts';

/** Runs the browser tests and counts them, each with a second try, told of in the details (decision 0328). */
export async function runPlaywright(name: string): Promise<Part> {
  const report = inRoot('.cache', 'playwright.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const run = await runNode(
    commandOf('@playwright/test', 'playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json', '--retries=1'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1', FORCE_COLOR: '0' },
    },
  );
  const { seconds } = run;
  try {
    const found = readReport(JSON.parse(readFileSync(report, 'utf8')));
    if (run.code === 0 || found.failed > 0) return { name, ...found, seconds };
    return { name, ...found, failed: 1, seconds, details: run.output };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, seconds, details: run.output };
  }
}
