import { fileURLToPath } from 'node:url';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import { composeApp } from '../../app.ts';
import { queues, startWorkers } from '../../start-workers.ts';
import { openCatalogueMemory, type CatalogueMemory } from '../../features/catalogue/catalogue-memory.ts';
import { followContentChanges } from '../content/content-changes.ts';
import type { SiteSource } from '../http/page-renderer.ts';
import type { PressureLevel } from '../http/pressure.ts';
import { AnswerMismatch } from '../http/checked-answer.ts';
import { quietOperation, type OperationSettings } from '../operation-settings.ts';
import { startJobs, type Jobs } from '../jobs.ts';
import { createLog } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Reports } from '../reports.ts';
import type { DataKeys } from '../personal-data/data-keys.ts';
import { dataKeysOfTests } from './data-keys-of-tests.ts';
import type { MessageConfig } from '../settings/message-settings.ts';
import { createTestDatabase, type TestContent, type TestDatabase } from './test-database.ts';

export interface TestAppOptions {
  /** What seals personal data; absent: `testDataKeys`. */
  readonly dataKeys?: DataKeys;
  /** Milliseconds since 1970; without it 2026-11-20 12:00 in Santiago. */
  readonly clock?: () => number;
  /** 'demo' fills the database with the demonstration catalogue and the known UF values first; 'none' leaves it empty. */
  readonly catalogue?: TestContent;
  /** Fills the database before the catalogue is read into memory. */
  readonly prepare?: (database: TestDatabase['database']) => Promise<void>;
  readonly site?: SiteSource;
  /** How far behind the process is; without it never, however busy the machine. */
  readonly pressure?: () => PressureLevel;
  /** Without it nothing is in front and nobody is limited. */
  readonly operation?: Partial<OperationSettings>;
  /** Without it there is mail alone. */
  readonly messaging?: MessageConfig;
  /** Which of so many is chosen where any may be; without it one at random. */
  readonly pick?: (below: number) => number;
  /** Without it nothing is reported. */
  readonly reports?: Reports;
  /** Given: queued messages are sent through it. Without it, jobs stay in their queue. */
  readonly mailer?: Mailer;
  /** Adds routes of the test's own, e.g. one that fails. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Gets each line of the log, whole. */
  readonly onLogLine?: (line: string) => void;
  /** Another process on the database of this one, which is closed after it. */
  readonly beside?: TestApp;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly memory: CatalogueMemory;
  readonly jobs: Jobs;
  /** Rejects when an answer broke the contract meanwhile. */
  readonly close: () => Promise<void>;
}

/** Keys of the test apps: the first of them seals. */
export const testDataKeys = dataKeysOfTests('test', 'next');

export const testNow = Date.parse('2026-11-20T15:00:00Z');

/** Hosts of the test app: localhost is Chile, '<edition>.localhost' each edition. */
export const testHosts: Readonly<Record<string, EditionId>> = {
  localhost: 'chile',
  ...Object.fromEntries(editionIds.map((id) => [`${id}.localhost`, id])),
};

/** The headers that every call has that is not GET (C §7), as a client of that edition sends them. */
export function wireHeaders(edition: EditionId = 'chile'): { readonly 'x-country': string; readonly 'x-qpversion': string } {
  return { 'x-country': editionOf(edition).country, 'x-qpversion': 'test' };
}

export const repositoryRoot = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The whole application over a database of its own, with the clock handed in. Call it through `app.inject`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside?.database ?? (await createTestDatabase(options.catalogue ?? 'none'));
  await options.prepare?.(database.database);
  const failures: Error[] = [];
  const memory = await openCatalogueMemory({
    database: database.database,
    url: database.url,
    onError: (error) => failures.push(error),
  });
  const contentChanges = await followContentChanges({ url: database.url, onError: (error) => failures.push(error) });
  const { onLogLine } = options;
  const log = onLogLine ? createLog('trace', { write: onLogLine }) : createLog('silent');
  const jobs = await startJobs({ url: database.url, log, queues, withSchedules: false });
  const services = {
    log,
    clock: options.clock ?? (() => testNow),
    version: { version: '0.0.0', commit: 'test' },
    hosts: testHosts,
    connection: database,
    dataKeys: options.dataKeys ?? testDataKeys,
    memory,
    jobs,
    site: options.site ?? null,
    pressure: options.pressure ?? (() => 'none' as const),
    operation: { ...quietOperation, ...options.operation },
    contentChanges,
    withProcessMetrics: false,
    ...(options.pick ? { pick: options.pick } : {}),
    ...(options.reports ? { reports: options.reports } : {}),
    ...(options.messaging ? { messaging: options.messaging } : {}),
  };
  const app = await composeApp(services);
  if (options.mailer) await startWorkers({ ...services, mailer: options.mailer, indicatorSources: [] });
  const mismatches: Error[] = [];
  app.addHook('onError', async (_, __, error) => {
    if (error instanceof AnswerMismatch) mismatches.push(error);
  });
  options.routes?.(app);
  await app.ready();
  return {
    app,
    database,
    memory,
    jobs,
    close: async () => {
      await app.close();
      await jobs.stop();
      await memory.close();
      await contentChanges.close();
      if (!options.beside) await database.drop();
      if (mismatches.length > 0) throw new AggregateError(mismatches, mismatches.map((error) => error.message).join('; '));
    },
  };
}
