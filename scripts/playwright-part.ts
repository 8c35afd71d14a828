import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Part } from './part.ts';
import { inRoot } from './root.ts';
import { commandOf, runNode } from './run-program.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Runs the browser tests and counts them; a test that passed only at a second try counts as failed. */
export async function runPlaywright(name: string): Promise<Part> {
  const report = inRoot('.cache', 'playwright.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const run = await runNode(
    commandOf('@playwright/test', 'playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1', FORCE_COLOR: '0' },
    },
  );
  try {
    const { stats } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    const failing = stats.unexpected + stats.flaky;
    const failed = run.code !== 0 && failing === 0 ? 1 : failing;
    return {
      name,
      passed: stats.expected,
      failed,
      skipped: stats.skipped,
      seconds: run.seconds,
      details: failed > 0 ? run.output : '',
    };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, seconds: run.seconds, details: run.output };
  }
}
