import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const exclude = [...configDefaults.exclude, '**/dist/**', 'e2e/**'];
const setupFiles = [root('scripts/testing/fail-on-console.ts')];
const seeded = root('scripts/testing/seeded-fast-check.ts');
/** Properties are tried by way of what gives them their run's seed. */
const plugins: Plugin[] = [
  {
    name: 'cotejo-seeded-properties',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'fast-check' && importer?.split('?')[0] !== seeded ? seeded : null),
  },
];
// What another process or the database tells comes when the machine gets round to it.
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          include: ['packages/{core,contract,ui,site}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, '**/*.server.test.ts'],
          setupFiles,
          environment: 'node',
          // Without it, one of two processors is left idle.
          maxWorkers: 2,
          // Files made for paper read the colours of the design.
          css: { include: [/tokens[.]css/] },
          // Properties run thousands of cases: a busy machine makes them slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.server.test.ts'],
          exclude: [...exclude, '**/*.process.test.ts'],
          setupFiles,
          environment: 'node',
          // One PostgreSQL for all, one database per file from a template: started once, stopped at the end.
          globalSetup: [root('packages/server/src/platform/testing/global-setup.ts')],
          maxWorkers: 2,
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole processes, started and killed: they serve the built site, so they run after the build.
        test: {
          name: 'process',
          include: ['packages/server/src/**/*.process.test.ts'],
          exclude,
          setupFiles,
          environment: 'node',
          maxWorkers: 1,
          expect: patient,
          // A start with the demonstration, and a walk through all of it, take as long as a busy machine makes them.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
