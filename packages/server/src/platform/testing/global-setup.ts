import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { startJobs } from '../jobs.ts';
import { createLog } from '../log.ts';
import { letTablesBeEmptied } from './let-tables-be-emptied.ts';
import { templateDatabase } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL; its path names the maintenance database. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    durable: false,
    onUnexpectedExit: () => console.error('PostgreSQL of the tests ended'),
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const templateUrl = new URL(postgres.url);
  templateUrl.pathname = `/${templateDatabase}`;
  await migrateDatabase(templateUrl.href);
  // The job queue's tables too, so that a test's application finds them.
  await (await startJobs({ url: templateUrl.href, log: createLog('silent'), queues: [] })).stop();
  const template = new pg.Client({ connectionString: templateUrl.href });
  await template.connect();
  await letTablesBeEmptied(template);
  await template.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
