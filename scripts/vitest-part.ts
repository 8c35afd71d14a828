import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './part.ts';
import { inRoot } from './root.ts';
import { commandOf, runNode } from './run-program.ts';
import { readVitestReport, type VitestRun } from './vitest-report.ts';

interface VitestOptions {
  /** Paths that narrow the run. */
  readonly filters?: readonly string[];
  /** How many tests may need their second try (decision 0328); without it none has one. */
  readonly secondTries?: number;
  /** Of the cases that properties try (decision 0353); without it they are others in each run. */
  readonly seed?: number;
}

function readRun(report: string, secondTries: number): VitestRun {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, details: '' };
  }
  return readVitestReport(json, secondTries);
}

/** Runs one Vitest project and counts its tests; those that passed at their second try only are told of in the details. */
export async function runVitest(
  name: string,
  project: string,
  { filters = [], secondTries = 0, seed }: VitestOptions = {},
): Promise<Part> {
  const report = inRoot('.cache', `vitest-${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const retry = secondTries > 0 ? ['--retry=1'] : [];
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...retry, ...output, ...filters];
  const run = await runNode(commandOf('vitest'), args, {
    env: { NODE_ENV: 'test', NO_COLOR: '1', ...(seed === undefined ? {} : { PROPERTY_SEED: String(seed) }) },
  });
  const found = readRun(report, secondTries);
  // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
  const failed = run.code !== 0 && found.failed === 0 ? 1 : found.failed;
  const isUntold = run.code !== 0 || (failed > 0 && found.details === '');
  const details = [found.details, isUntold ? run.output : ''].filter((text) => text !== '').join('\n\n');
  return { ...found, name, failed, seconds: run.seconds, details };
}
