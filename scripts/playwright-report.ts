import { z } from 'zod';
import { countTries, plainError, waveringText, type WaveringTest } from './second-tries.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs?: readonly z.infer<typeof specSchema>[] | undefined;
}

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })).optional() })),
    }),
  ),
});
const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(specSchema).optional(),
});
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

const outcomes: ReadonlyMap<string, WaveringTest['outcome']> = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'late'],
]);
/** How many tests of a run may need their second try (decision 0328). */
const secondTries = 3;

/** Every test of the suites that did not pass at once, with the titles of the suites around it. */
function testsOf(suites: readonly Suite[], around: readonly string[] = []): readonly string[] {
  return suites.flatMap((suite) => {
    const titles = around.length === 0 && suite.title.endsWith('.ts') ? around : [...around, suite.title];
    const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ projectName, status, results }) => {
        const outcome = outcomes.get(status);
        if (outcome === undefined) return [];
        const errors = results.flatMap((result) => (result.errors ?? []).map(({ message = '' }) => message));
        return [waveringText({ outcome, name: `[${projectName}] ${file}:${line} ${[...titles, title].join(' › ')}`, errors })];
      }),
    );
    return [...own, ...testsOf(suite.suites ?? [], titles)];
  });
}

/** What a run of the browser tests came to, and what to read of it. */
export interface PlaywrightRun {
  readonly passed: number;
  /** With those that passed at their second try only, where these are more than three. */
  readonly failed: number;
  readonly skipped: number;
  /** Each test that failed, or passed at its second try only, with its errors; empty where there is none. */
  readonly details: string;
}

/** Reads the report of Playwright's json reporter; second tries by decision 0328. Throws where it has another shape. */
export function readReport(json: unknown): PlaywrightRun {
  const { stats, suites, errors = [] } = reportSchema.parse(json);
  return {
    ...countTries({ passed: stats.expected, late: stats.flaky, failed: stats.unexpected }, secondTries),
    skipped: stats.skipped,
    details: [...errors.map(({ message = '' }) => plainError(message)), ...testsOf(suites)].join('\n\n'),
  };
}
